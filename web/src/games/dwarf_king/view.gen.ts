// Made by tools/web_types.py: do not edit.

export interface Card {
  key: string;
  suit: string | null;
  value: number;
}

export interface Laid {
  seat: number;
  card: Card;
}

export interface LastTrick {
  cards: Laid[];
  winner: number;
}

export interface Special {
  key: string;
  source: string;
  played_by: number | null;
  like: string | null;
}

export interface Quest {
  key: string;
  live: boolean;
  source: string;
}

export interface Line {
  reason: string;
  count: number;
  points: number;
}

/** A finished deal: the lines of the sheet by seat. */
export interface Deal {
  dealer: number;
  special: string;
  quest: string;
  tricks: number[];
  points: number[];
  lines: Line[][];
}

/** What the seat to move decides, such as `play`, `quest` or `trade`; `over` at the end. */
export interface Question {
  kind: string;
  may_keep: boolean;
  with_seat: number | null;
}

export interface View {
  deal: number;
  deals: number;
  tie: boolean;
  dealer: number;
  special: Special;
  tile: Quest[];
  quest: string | null;
  hand: Card[];
  hand_sizes: number[];
  known: Card[][];
  trick: Laid[];
  led: string | null;
  winning: number | null;
  last_trick: LastTrick | null;
  tricks: number[];
  length: number;
  scores: number[];
  live: Line[][];
  sheet: Deal[];
  question: Question;
  to_move: number | null;
  winners: number[];
}
