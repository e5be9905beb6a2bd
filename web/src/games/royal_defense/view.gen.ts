// Made by tools/web_types.py: do not edit.

/** The numbers of a card; a spell has only its cost. Abilities without a number have 0. */
export interface Printed {
  cost: number;
  attack: number;
  speed: number;
  health: number;
  reward: number;
  abilities: Record<string, number>;
}

export interface Unit {
  spot: string;
  key: string;
  seat: number;
  owner: number;
  building: boolean;
  attack: number;
  speed: number;
  health: number;
  wounds: number;
  token: number;
  ordered: boolean;
  states: string[];
  abilities: string[];
}

export interface Cell {
  cell: string;
  location: string;
  castle: number | null;
  units: Unit[];
}

export interface Deck {
  people: string | null;
  reserve: number;
  hand_count: number;
  hand: string[] | null;
  aside: number;
  graveyard: string[];
  gone: string[];
}

export interface Player {
  side: number;
  coins: number;
  mana: number;
  orders: number;
  cast: boolean;
  decks: Deck[];
}

export interface Dungeon {
  explorer: Unit | null;
  revealed: number;
  left: number;
  orders: number;
  descent_discard: string[];
  lair_discard: string[];
}

/** What the seat decides; the card it is about, and the spot or cell where that lies. */
export interface Question {
  kind: string;
  seat: number;
  subject: string | null;
  place: string | null;
}

export interface View {
  phase: string;
  turn: number;
  side: number;
  to_move: number | null;
  active: string | null;
  lanes: number;
  rows: Cell[][];
  layout: string | null;
  layouts: Record<string, string[][]>;
  points: number[];
  goal: number;
  limits: number[];
  players: Player[];
  dungeon: Dungeon;
  buildings: string[];
  spells: string[];
  aimed: string[];
  building_deck: number;
  spell_deck: number;
  building_discard: string[];
  spell_discard: string[];
  question: Question | null;
  cards: Record<string, Printed>;
  format: string;
  sources: Record<string, string>;
  outcome: string | null;
  winners: number[];
}
