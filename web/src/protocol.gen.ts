// Made by tools/web_types.py: do not edit.

/** One message of a client: exactly one of act, undo, agree, resign, chat, look, ping. */
export interface Said {
  act?: number | null;
  version?: number | null;
  key?: string | null;
  undo?: number | null;
  agree?: boolean | null;
  resign?: boolean | null;
  chat?: string | null;
  room?: string;
  look?: number | null;
  ping?: number | null;
}

/** An acknowledgement: the message with this key is stored and made this version. */
export interface Done {
  key: string;
  version: number;
}

/** How a match ended, and the opening of its seed. */
export interface Outcome {
  returns: number[];
  scores: number[];
  reason: string;
  secret: string;
  seed: string;
}

/** Somebody wants to take actions back; the seats in `waiting` have not answered. */
export interface Wish {
  seat: number;
  plies: number;
  waiting: number[];
}

/** A private minute: for which two seats, and for how many seconds more. */
export interface Private {
  seats: number[];
  left: number;
}

/** All that one seat (or a watcher: seat is null) may know after a change; complete by itself. */
export interface Envelope {
  type: "match";
  match: string;
  game: string;
  edition: number;
  version: number;
  seat: number | null;
  to_move: number[];
  legal: Legal[];
  table: unknown;
  events: (Record<string, unknown>)[];
  clocks?: number[] | null;
  undo?: number;
  wish?: Wish | null;
  private?: Private | null;
  outcome?: Outcome | null;
  done?: Done | null;
}

/** One action that the seat may take: its number, its verb, its arguments. */
export interface Legal {
  id: number;
  verb: string;
  args: string[];
}

export interface Chat {
  type: "chat";
  id: number;
  match: string;
  seat: number;
  room: string;
  text: string;
  at: number;
}

/** Something was not done: a stable code, and a sentence in the reader's language. */
export interface Error {
  type: "error";
  code: string;
  text: string;
  key?: string | null;
  clause?: string | null;
  number?: string | null;
  rule?: string | null;
  version?: number | null;
}

export interface Pong {
  type: "pong";
  ping: number;
  at: number;
}

/** none, turn (base seconds a turn), match (base and increment in seconds), days (base days a turn). */
export interface Clock {
  kind?: string;
  base?: number;
  increment?: number;
}

/** What a host chooses; `bots` gives seats to bots by their names, `seat` is the host's own, or null. */
export interface NewTable {
  game: string;
  seats?: number | null;
  preset?: string | null;
  options?: Record<string, boolean | number | string>;
  cards?: string;
  bots?: Record<string, string>;
  seat?: number | null;
  clock?: Clock;
  watchers?: string;
  listed?: boolean;
  rated?: boolean;
  stand_in?: string;
  entropy?: string;
  start?: boolean;
}

/** Who holds a seat: a person, a bot, or nobody; while a person is `away` the stand-in plays. */
export interface Seat {
  seat: number;
  user: string | null;
  name: string;
  bot: string;
  away: boolean;
  entropy: string;
}

/** A table as everybody may see it. */
export interface Table {
  type: "table";
  id: string;
  game: string;
  edition: number;
  seats: Seat[];
  options: Record<string, boolean | number | string>;
  own_cards: boolean;
  host: string;
  status: string;
  listed: boolean;
  rated: boolean;
  clock: Clock;
  watchers: string;
  stand_in: string;
  commitment: string;
  created: number;
  started: number | null;
  ended: number | null;
  version: number | null;
  result: Record<string, unknown> | null;
  again: string | null;
  link: string;
}

export interface Sit {
  entropy?: string;
}

export interface SeatBot {
  bot: string;
}

export interface NewGuest {
  name: string;
  lang?: string;
}

export interface ChangeMe {
  name?: string | null;
  lang?: string | null;
}

export interface NewAccount {
  login: string;
  password: string;
  name?: string | null;
  lang?: string;
}

export interface LogIn {
  login: string;
  password: string;
}

export interface NewToken {
  label: string;
  days?: number;
}

/** The token itself is told once, when it is made. */
export interface Token {
  id: string;
  label: string;
  kind: string;
  created: number;
  expires: number;
  token: string | null;
  current: boolean;
}

export interface Me {
  id: string;
  name: string;
  lang: string;
  login: string | null;
}
