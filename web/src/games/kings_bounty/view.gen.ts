// Made by tools/web_types.py: do not edit.

export interface Troop {
  card: string;
  people: string;
  kind: string;
  strength: number;
}

/** `defence` is what an attacker's strength has to exceed. */
export interface Possession {
  place: string;
  card: string;
  people: string | null;
  kind: string;
  strength: number;
  points: number;
  source: string;
  garrison: Troop | null;
  defence: number;
}

/** `distance` tells how many more each seat needs to have it alone (0: has it). */
export interface TitleCard {
  key: string;
  points: number;
  source: string;
  holder: number | null;
  counts: number[];
  distance: number[];
}

/** A card that the seat once returned and somebody drew: it is in one of these hands or places. */
export interface Known {
  card: string;
  hands: number[];
  depths: number[];
}

/** A card that the seat returned, and how many cards lie above it. */
export interface Buried {
  card: string;
  depth: number;
}

/** `strengths` are those of this match's cards, by kind; heroes and monsters have none. */
export interface View {
  hand: string[] | null;
  hands: number[];
  deck: number;
  buried: Buried[];
  known: Known[];
  areas: Possession[][];
  strengths: Record<string, number>;
  discards: string[];
  removed: string[];
  titles: TitleCard[];
  secret: TitleCard | null;
  secrets: boolean[];
  unveiled: TitleCard[];
  to_move: number | null;
  playing: string | null;
  returned: number;
  first: number;
  last: number;
  closing: boolean;
  idle: number;
  scores: number[];
  winner: number | null;
}
