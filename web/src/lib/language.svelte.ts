// The language of the page: the client's own words in it, and the words of any game.
import { Book, Words, type Variables } from "./words";
import { settings } from "./settings.svelte";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];

// The very files that the terminal and the server read.
const PAGES = import.meta.glob<string>("../../../src/regalia/texts/{common,web}.*.ftl", {
  query: "?raw",
  import: "default",
});

let common = $state.raw<{ lang: string; pages: string[]; words: Words } | null>(null);
const games = new Map<string, Promise<string>>();

/** Loads the client's own words; the page is drawn after that. */
export async function speak(lang: Language): Promise<void> {
  const load = (name: string): Promise<string> => PAGES[`../../../src/regalia/texts/${name}.${lang}.ftl`]!();
  const pages = await Promise.all([load("web"), load("common")]);
  common = { lang, pages, words: new Words(lang, new Book(lang, pages)) };
  document.documentElement.lang = lang;
  settings.lang = lang;
}

/** The language the page is in now. */
export function language(): Language {
  return (common?.lang ?? "en") as Language;
}

/** One of the client's own messages. */
export function say(message: string, variables: Variables = {}): string {
  return common ? common.words.say(message, variables) : "";
}

/** The words of a game in the language of the page. */
export async function wordsOf(game: string, lang: Language = language()): Promise<Words> {
  const address = `/api/texts/${lang}/${game}.ftl`;
  if (!games.has(address)) {
    const text = fetch(address).then((answer) => (answer.ok ? answer.text() : ""));
    games.set(address, text);
    text.catch(() => games.delete(address));
  }
  const own = await games.get(address)!;
  return new Words(lang, new Book(lang, [own, ...(common?.pages ?? [])]));
}
