// Made by tools/web_types.py: do not edit.

export interface Card {
  key: string;
  house: string | null;
}

export interface Staying {
  key: string;
  house: string;
  count: number;
}

/** What the seat to move answers: choose a `companion`, target an `effect`, award a `banner`. */
export interface Question {
  kind: string;
  companion: string | null;
  house: string | null;
  picked: string | null;
  source: string | null;
  default: number | null;
}

/** Who may talk: all at the table, or only two in private, or nobody. */
export interface Talk {
  table: boolean;
  private: number[] | null;
  seconds: number;
}

export interface House {
  size: number;
  strength: number[];
  leaders: number[];
}

export interface View {
  court: ((Card | null)[])[];
  areas: Card[][];
  killed: Card[];
  leftover: Card[];
  banners: Record<string, number | null>;
  houses: Record<string, House>;
  row: string[];
  spent: string[];
  staying: Staying[][];
  teams: number[][];
  crows: boolean[];
  talk: Talk;
  to_move: number | null;
  question: Question | null;
  another_turn: boolean;
  winners: number[];
}
