// Words: everything a person reads about one game, in one language; the twin of regalia/texts/words.py.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const ORDINALS = ["first", "second", "third", "fourth", "fifth"];
const SEAT = "seat_";

export type Variables = Record<string, unknown>;

/** One thing that happened, as a seat may know it. */
export interface Told {
  n?: number;
  kind: string;
  seat: number;
  [word: string]: unknown;
}

type Pattern = string | ReadonlyArray<unknown>;

/** The messages of some Fluent files; earlier files win. */
export class Book {
  private readonly bundle: FluentBundle;
  private readonly found = new Map<string, Set<string>>();

  constructor(lang: string, pages: readonly string[]) {
    this.bundle = new FluentBundle([lang], { useIsolating: false });
    for (const page of pages) this.bundle.addResource(new FluentResource(page));
  }

  has(message: string): boolean {
    return this.pattern(message) !== null;
  }

  say(message: string, variables: Record<string, FluentVariable>): string {
    return this.bundle.formatPattern(this.pattern(message) as string, variables, []);
  }

  /** The variables that a message uses, those of messages it quotes included. */
  wants(message: string): Set<string> {
    let names = this.found.get(message);
    if (!names) {
      names = new Set();
      this.found.set(message, names);
      this.collect(this.pattern(message), names);
    }
    return names;
  }

  private pattern(message: string): Pattern | null {
    const [name, attribute] = message.split(".") as [string, string?];
    const found = this.bundle.getMessage(name);
    if (!found) return null;
    return attribute ? (found.attributes[attribute] ?? null) : found.value;
  }

  private collect(node: unknown, names: Set<string>): void {
    if (Array.isArray(node)) {
      for (const part of node) this.collect(part, names);
    } else if (typeof node === "object" && node !== null) {
      const { type, name } = node as { type?: string; name?: string };
      if (type === "var" && name) names.add(name);
      if (type === "mesg" && name) for (const other of this.wants(name)) names.add(other);
      for (const part of Object.values(node)) this.collect(part, names);
    }
  }
}

/** The texts of a game (of none: the common ones), with the names of those who play. */
export class Words {
  constructor(
    readonly lang: string,
    private readonly book: Book,
    readonly players: readonly string[] = [],
  ) {}

  /** The same words about other people. */
  with(players: readonly string[]): Words {
    return new Words(this.lang, this.book, players);
  }

  has(message: string): boolean {
    return this.book.has(message);
  }

  /** A message with its variables filled in; without such a message, its key made readable. */
  say(message: string, variables: Variables = {}): string {
    if (!this.book.has(message)) return pretty(message.slice(message.indexOf("-") + 1));
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(variables)) filled[name] = plain(value);
    return this.book.say(message, filled);
  }

  /** A message about keys, which it may use in several forms: `$card`, `$card_key`, `$card_acc`, `$card_count`. */
  tell(message: string, words: Variables): string {
    if (!this.book.has(message)) return this.say(message);
    const filled: Record<string, FluentVariable> = {};
    for (const name of this.book.wants(message)) filled[name] = plain(this.variable(name, words));
    return this.book.say(message, filled);
  }

  /** What a key is called; `form` asks for another form of the name, such as `acc`, if there is. */
  name(key: string, form = ""): string {
    if (/^seat_\d+$/.test(key)) return this.player(Number(key.slice(SEAT.length)));
    if (form && this.book.has(`name-${key}.${form}`)) return this.say(`name-${key}.${form}`);
    return this.book.has(`name-${key}`) ? this.say(`name-${key}`) : pretty(key);
  }

  player(seat: number): string {
    if (seat < 0) return this.say("name-nobody");
    return this.players[seat] || this.say("player", { number: seat + 1 });
  }

  /** An action as a sentence: `Play Hodor`. */
  action(verb: string, args: readonly string[]): string {
    if (!this.has(`verb-${verb}`)) return [verb, ...args].join(" ");
    return this.tell(`verb-${verb}`, Object.fromEntries(args.map((arg, n) => [ORDINALS[n] ?? `word${n}`, arg])));
  }

  /** What happened as a sentence. */
  event(told: Told): string {
    const words: Variables = {};
    for (const [name, word] of Object.entries(told)) {
      if (name !== "kind" && name !== "seat" && name !== "n") words[name] = keyed(name, word);
    }
    words.player = keyed("seat", told.seat ?? -1);
    if (this.has(`event-${told.kind}`)) return this.tell(`event-${told.kind}`, words);
    return `${String(this.value(words.player, ""))} — ${pretty(told.kind)}`;
  }

  /** Why an action is refused, in one sentence. */
  refusal(clause: string): string {
    return this.has(`refused-${clause}`) ? this.say(`refused-${clause}`) : pretty(clause);
  }

  /** Names as a list in a sentence: `Arya, Bran and Robb`. */
  join(names: readonly string[]): string {
    if (names.length < 2) return names[0] ?? this.say("name-nobody");
    return this.say("list", { most: names.slice(0, -1).join(", "), last: names[names.length - 1] });
  }

  private variable(name: string, words: Variables): unknown {
    if (name in words) return this.value(words[name], "");
    const cut = name.lastIndexOf("_");
    const [base, form] = cut < 0 ? ["", name] : [name.slice(0, cut), name.slice(cut + 1)];
    const word = words[base];
    if (form === "key") {
      if (word === null || word === undefined) return "hidden";
      return Array.isArray(word) ? word.join(" ") || "nobody" : word;
    }
    if (form === "count") return Array.isArray(word) ? word.length : word === null || word === undefined ? 0 : 1;
    return this.value(word, form);
  }

  private value(word: unknown, form: string): unknown {
    if (word === null || word === undefined) return this.say("name-hidden");
    if (Array.isArray(word)) return this.join(word.map((item) => String(this.value(item, form))));
    return typeof word === "string" ? this.name(word, form) : plain(word);
  }
}

/** A key made readable: `eddard_stark` is Eddard Stark. What is no key stays as it is. */
export function pretty(key: string): string {
  if (!/^[a-z0-9_-]+$/.test(key)) return key;
  return key
    .split(/[_-]/)
    .filter(Boolean)
    .map((part) => part[0]!.toUpperCase() + part.slice(1))
    .join(" ");
}

/** A word of an event as keys: seats are numbers there. */
function keyed(name: string, word: unknown): unknown {
  if (!/(seat|seats|winners)$/.test(name)) return word;
  return Array.isArray(word) ? word.map(seatKey) : seatKey(word);
}

function seatKey(seat: unknown): unknown {
  if (typeof seat !== "number") return seat;
  return seat < 0 ? "nobody" : `${SEAT}${seat}`;
}

function plain(value: unknown): FluentVariable {
  return typeof value === "number" ? value : String(value);
}
