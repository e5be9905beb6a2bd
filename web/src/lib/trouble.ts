// What went wrong, as a notice.
import { Fault } from "./api";
import { say } from "./language.svelte";
import { notice } from "./notices.svelte";

export function tell(fault: unknown): void {
  const text = fault instanceof Fault && fault.code !== "offline" ? fault.message : say("web-offline");
  notice(text || say("web-trouble"), undefined, true);
}

/** Runs something for a button: trouble becomes a notice. */
export async function attempt(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (fault) {
    tell(fault);
  }
}
