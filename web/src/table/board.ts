// What a board is given: a complete view, and the shared ways to act on it.
import { getContext, setContext } from "svelte";
import type { Told, Words } from "../lib/words";
import type { Play } from "./play.svelte";

export interface BoardProps<View> {
  /** The whole table as this seat knows it: draw it, never compute with it. */
  view: View;
  /** Whose eyes these are; null for a watcher. */
  seat: number | null;
  /** Names, sentences and texts of this game in the reader's language. */
  words: Words;
  /** What happened in the last change, for marks on the board. */
  events: Told[];
  /** Legal actions, the pick so far, previews. */
  play: Play;
}

const KEY = Symbol("play");

export function provide(play: () => Play): void {
  setContext(KEY, play);
}

/** The table's Play, for shared parts inside a board. */
export function usePlay(): Play {
  return getContext<() => Play>(KEY)();
}
