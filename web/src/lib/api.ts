// Requests to the server: typed answers, errors as sentences in the reader's language.
import type { ChangeMe, LogIn, Me, NewAccount, NewTable, Table } from "../protocol.gen";
import type { Preview, VerbSpace } from "../table/play.svelte";
import { language } from "./language.svelte";
import type { Told } from "./words";

export class Fault extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

/** An action with the adviser's opinion of it, from -1 (lost) to 1 (won). */
export interface Advice {
  act: number;
  value: number;
}
export interface Hint extends Advice {
  /** The next best. */
  others: Advice[];
}
export interface Choice {
  value: boolean | number | string;
  name: string;
}
export interface Option {
  option: string;
  name: string;
  about: string;
  default: boolean | number | string;
  choices: Choice[];
}
export interface Preset {
  preset: string;
  name: string;
  about: string;
  options: Record<string, boolean | number | string>;
  seats: number[];
}
export interface GameInfo {
  game: string;
  edition: number;
  name: string;
  about: string;
  seats: number[];
  options: Option[];
  presets: Preset[];
  bots: { bot: string; name: string; about: string }[];
  cards: string;
  space: VerbSpace[];
}
export interface GameName {
  game: string;
  name: string;
  about: string;
  seats: number[];
}
export interface Played {
  match: string;
  game: string;
  seat: number;
  ended: number;
  rated: boolean;
  return: number;
  score: number;
  reason: string;
}
export interface Person {
  id: string;
  name: string;
  created: number;
  ratings: { game: string; rating: number; deviation: number; played: number }[];
  statistics: Record<string, { played: number; won: number; drawn: number; lost: number }>;
  matches: Played[];
}
export interface ReplayStep {
  seat: number | null;
  action: string[] | null;
  events: Told[];
  table: unknown;
}
export interface Replay {
  match: string;
  game: string;
  seat: string;
  players: string[];
  /** By seat: which bot sat there, or nothing. */
  bots: string[];
  steps: ReplayStep[];
  result: { returns: number[]; scores: number[]; reason: string };
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers: { "accept-language": language(), ...(body === undefined ? {} : { "content-type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Fault("offline", "");
  }
  if (answer.status === 204) return undefined as T;
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const { code = "unknown", text = answer.statusText } = (told ?? {}) as { code?: string; text?: string };
    throw new Fault(code, text);
  }
  return told as T;
}

export const api = {
  me: () => ask<Me>("GET", "/api/me"),
  guest: (name: string) => ask<Me>("POST", "/api/guests", { name, lang: language() }),
  change: (wish: ChangeMe) => ask<Me>("PATCH", "/api/me", wish),
  register: (wish: NewAccount) => ask<Me>("POST", "/api/accounts", wish),
  logIn: (wish: LogIn) => ask<Me>("POST", "/api/sessions", wish),
  logOut: () => ask<void>("DELETE", "/api/sessions/current"),
  games: () => ask<{ games: GameName[] }>("GET", `/api/games?lang=${language()}`),
  game: (name: string) => ask<GameInfo>("GET", `/api/games/${name}?lang=${language()}`),
  tables: (mine: boolean) => ask<Table[]>("GET", `/api/tables?mine=${mine}`),
  table: (id: string) => ask<Table>("GET", `/api/tables/${id}`),
  create: (wish: NewTable) => ask<Table>("POST", "/api/tables", wish),
  sit: (id: string, seat: number, entropy: string) => ask<Table>("PUT", `/api/tables/${id}/seats/${seat}`, { entropy }),
  stand: (id: string, seat: number) => ask<Table>("DELETE", `/api/tables/${id}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) => ask<Table>("PUT", `/api/tables/${id}/seats/${seat}/bot`, { bot }),
  start: (id: string) => ask<Table>("POST", `/api/tables/${id}/start`),
  rematch: (id: string) => ask<Table>("POST", `/api/tables/${id}/rematch`),
  leave: (id: string) => ask<Table>("POST", `/api/tables/${id}/leave`),
  back: (id: string) => ask<Table>("POST", `/api/tables/${id}/back`),
  turn: (id: string) => ask<{ to_move: number[]; seat: number | null }>("GET", `/api/matches/${id}`),
  preview: (id: string, act: number, version: number) => ask<Preview>("GET", `/api/matches/${id}/preview?act=${act}&version=${version}`),
  hint: (id: string, version: number) => ask<Hint>("POST", `/api/matches/${id}/hint?version=${version}`),
  replay: (id: string, seat: string) => ask<Replay>("GET", `/api/matches/${id}/replay?seat=${seat}`),
  person: (id: string) => ask<Person>("GET", `/api/users/${id}`),
  rules: async (game: string): Promise<string> => {
    const answer = await fetch(`/api/rules/${language()}/${game}.md`);
    if (!answer.ok) throw new Fault("not-found", "");
    return answer.text();
  },
};
