// Play: the actions that are open to a seat, what has been picked of them so far, and how a pick becomes a move.
// It knows no rule: every question is answered from the list of legal actions that the server has sent.
import type { Legal } from "../protocol.gen";
import type { Told, Words } from "../lib/words";

/**
 * A part of an action that a thing on the table stands for: `{ verb: "lay", args: ["witch"] }` is the card,
 * `{ verb: "lay", args: [null, "forest_1"] }` the place. A null argument is left open; so is what is not there.
 */
export interface Says {
  verb?: string;
  args?: readonly (string | null)[];
}

/** A verb and the words it can take, in order: from these the number of any action follows. */
export interface VerbSpace {
  verb: string;
  axes: string[][];
}

export interface Preview {
  act: number;
  events: Told[];
}

export type ThingState = "live" | "part" | "picked" | "idle";

export interface PlayPort {
  act(id: number): void;
  preview?(id: number): Promise<Preview | null>;
}

/** Whether an action is one that a thing stands for. */
export function fits(action: Legal, says: Says): boolean {
  if (says.verb !== undefined && action.verb !== says.verb) return false;
  return (says.args ?? []).every((arg, n) => arg === null || action.args[n] === arg);
}

/** Two parts of an action together; null if they speak of different things. */
export function merge(one: Says, other: Says): Says | null {
  if (one.verb !== undefined && other.verb !== undefined && one.verb !== other.verb) return null;
  const args: (string | null)[] = [];
  for (let n = 0; n < Math.max(one.args?.length ?? 0, other.args?.length ?? 0); n++) {
    const [a, b] = [one.args?.[n] ?? null, other.args?.[n] ?? null];
    if (a !== null && b !== null && a !== b) return null;
    args.push(a ?? b);
  }
  const verb = one.verb ?? other.verb;
  return verb === undefined ? { args } : { verb, args };
}

export class Play {
  legal = $state.raw<Legal[]>([]);
  /** What has been picked so far; null between moves. */
  chosen = $state.raw<Says | null>(null);
  /** The thing the pointer or the focus is on. */
  looked = $state.raw<Says | null>(null);
  /** What the picked action would do, where the engine can tell. */
  preview = $state.raw<Preview | null>(null);
  /** An action has been sent and not yet answered. */
  waiting = $state(false);
  /** An action that the hint proposes. */
  hinted = $state.raw<number | null>(null);
  words: Words;
  private readonly port: PlayPort;
  private readonly space: readonly VerbSpace[];

  constructor(port: PlayPort, space: readonly VerbSpace[], words: Words) {
    this.port = port;
    this.space = space;
    this.words = words;
  }

  /** A fresh list after every change; a pick that has become impossible is dropped. */
  offer(legal: Legal[]): void {
    this.legal = legal;
    this.waiting = false;
    this.hinted = null;
    this.clear();
  }

  get mine(): boolean {
    return this.legal.length > 0 && !this.waiting;
  }

  /** The legal actions that a thing stands for, given what has been picked. */
  candidates(says: Says, chosen: Says | null = this.chosen): Legal[] {
    if (!this.mine) return [];
    const both = chosen ? merge(chosen, says) : says;
    return both ? this.legal.filter((action) => fits(action, both)) : [];
  }

  /** The single action that has been picked and waits for the second tap. */
  get armed(): Legal | null {
    if (!this.chosen) return null;
    const found = this.candidates({});
    return found.length === 1 ? found[0]! : null;
  }

  state(says: Says): ThingState {
    if (this.chosen && this.isPicked(says)) return "picked";
    if (this.candidates(says).length > 0) return "live";
    return this.chosen && this.candidates(says, null).length > 0 ? "part" : "idle";
  }

  isHinted(says: Says): boolean {
    const action = this.hinted === null ? undefined : this.legal.find((one) => one.id === this.hinted);
    return action !== undefined && fits(action, says);
  }

  /** What a screen reader is told about a thing: what can be done with it. */
  describe(says: Says): string {
    const found = this.candidates(says);
    return found.length === 1 ? this.sentence(found[0]!) : "";
  }

  sentence(action: { verb: string; args: readonly string[] }): string {
    return this.words.action(action.verb, action.args);
  }

  /**
   * A tap: the first picks, the second makes the move. `quick` things act on the first tap.
   * A tap on something impossible is tried all the same, so that the refusal can explain itself.
   */
  tap(says: Says, quick = false): void {
    if (this.waiting) return;
    const again = this.chosen !== null && this.isPicked(says);
    if (again && this.armed) {
      this.act(this.armed.id);
      return;
    }
    if (again) {
      this.clear();
      return;
    }
    const found = this.candidates(says);
    if (found.length === 1 && (quick || this.chosen !== null)) {
      this.act(found[0]!.id);
    } else if (found.length > 0) {
      this.choose(this.chosen ? merge(this.chosen, says)! : says);
    } else if (this.completes(says)) {
      this.attempt(merge(this.chosen!, says)!);
    } else {
      const anew = this.candidates(says, null);
      if (anew.length === 1 && quick) this.act(anew[0]!.id);
      else if (anew.length > 0) this.choose(says);
      else this.attempt(this.chosen ? (merge(this.chosen, says) ?? says) : says);
    }
  }

  /** A drop of one thing on another, or on a place that stands for a verb. */
  drop(dragged: Says, target: Says): void {
    const both = merge(dragged, target);
    const found = both ? this.candidates(both, null) : [];
    if (found.length === 1) this.act(found[0]!.id);
    else if (found.length > 1) this.choose(both!);
    else if (both) this.attempt(both);
  }

  choose(says: Says): void {
    this.chosen = says;
    this.preview = null;
    const armed = this.armed;
    if (armed && this.port.preview) void this.foresee(armed.id);
  }

  clear(): void {
    this.chosen = null;
    this.preview = null;
  }

  act(id: number): void {
    this.waiting = true;
    this.port.act(id);
  }

  /** The server has refused: all is as before. */
  refused(): void {
    this.waiting = false;
    this.clear();
  }

  /** The number of an action from its words; null if they do not name one. Words that are left open may be any. */
  number(says: Says, whole = true): number | null {
    let base = 0;
    for (const { verb, axes } of this.space) {
      if (verb === says.verb) {
        let choice = 0;
        for (const [n, axis] of axes.entries()) {
          const word = says.args?.[n] ?? (whole ? "" : axis[0]!);
          const index = axis.indexOf(word);
          if (index < 0) return null;
          choice = choice * axis.length + index;
        }
        return base + choice;
      }
      base += axes.reduce((product, axis) => product * axis.length, 1);
    }
    return null;
  }

  /** No legal action has these words, whoever or whatever the first of them is to be done with: the refusal says why. */
  private attempt(says: Says): void {
    const id = this.number(says, !this.mine || !says.args?.[0]);
    if (id === null) this.clear();
    else this.act(id);
  }

  /** Whether a tap on a place says where to go with what has been picked, though it can't go there. */
  private completes(says: Says): boolean {
    const both = this.chosen?.args?.[0] ? merge(this.chosen, says) : null;
    return both !== null && this.number(both) !== null;
  }

  private isPicked(says: Says): boolean {
    const chosen = this.chosen!;
    if (says.verb !== undefined && chosen.verb !== undefined && says.verb !== chosen.verb) return false;
    const given = (says.args ?? []).map((arg, n) => [n, arg] as const).filter(([, arg]) => arg !== null);
    if (given.length === 0) return says.verb !== undefined && says.verb === chosen.verb && !chosen.args?.length;
    return given.every(([n, arg]) => chosen.args?.[n] === arg);
  }

  private async foresee(id: number): Promise<void> {
    const seen = await this.port.preview!(id);
    if (seen && this.armed?.id === id) this.preview = seen;
  }
}
