// Made by tools/web_types.py: do not edit.

/** `blocked` cards give nothing and count for nobody; `blockers` are the names of those who block them. */
export interface Card {
  key: string;
  seat: number;
  blocked: boolean;
  blockers: string[];
}

/** One terrain; `stack` is told from the lowest card up. */
export interface Place {
  place: string;
  terrain: string;
  stack: Card[];
}

/**
 * Why a character has points, or has none: `words` are the terrains or characters it is about.
 *
 * Kinds: on, next-to-terrain, with, next-to, next-to-own, above; without points: absent, blocked, nothing.
 */
export interface Reason {
  kind: string;
  points: number;
  words: string[];
}

/** One character's line of the scoring sheet; `place` is None while it does not lie in the kingdom. */
export interface Line {
  character: string;
  place: string | null;
  blocked: boolean;
  points: number;
  reasons: Reason[];
}

export interface Sheet {
  total: number;
  lines: Line[];
}

/** What the seat to move may do with a power: `swap`, `move` or `order`, or decline it. */
export interface Question {
  kind: string;
  character: string;
  place: string;
  settled: string[];
  source: string;
}

export interface View {
  kingdom: Place[][];
  colours: string[];
  hand: string[] | null;
  hand_sizes: number[];
  aside: number;
  unlaid: string[][];
  sheets: Sheet[];
  scores: number[];
  first: number;
  turn: number;
  last_turn: boolean;
  skipped: boolean[];
  to_move: number | null;
  question: Question | null;
  winners: number[];
}
