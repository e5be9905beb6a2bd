// Who sits at this browser: a guest is made, with a name, the first time one is needed.
import type { Me } from "../protocol.gen";
import { Fault, api } from "./api";
import { say } from "./language.svelte";

let me = $state.raw<Me | null>(null);
let asked: Promise<Me | null> | null = null;

export function whoami(): Me | null {
  return me;
}

export function become(person: Me | null): void {
  me = person;
  asked = Promise.resolve(person);
}

/** Who the server thinks this is; null for nobody yet. */
export function recall(): Promise<Me | null> {
  asked ??= api.me().then(
    (found) => (me = found),
    (fault: unknown) => {
      asked = null;
      if (fault instanceof Fault && fault.code === "offline") throw fault;
      return null;
    },
  );
  return asked;
}

/** Somebody, at any rate: a guest with a borrowed name if need be. */
export async function somebody(): Promise<Me> {
  const found = await recall();
  if (found) return found;
  const names = say("web-guest-names").split(", ");
  become(await api.guest(names[Math.floor(Math.random() * names.length)]!));
  return me!;
}

/** Random words that a player adds to the deal, so that nobody alone decides it. */
export function entropy(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
