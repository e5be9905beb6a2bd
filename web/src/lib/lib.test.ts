import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { around } from "../table/around";
import { distance } from "../table/keys";
import { clockFace } from "./clock";
import { read } from "./route.svelte";
import { blocks, plain } from "./rules";
import { Book, Words, pretty } from "./words";

const TEXTS = resolve(import.meta.dirname, "../../../src/regalia");

describe("words", () => {
  const page = [
    "name-hodor = Hodor\n    .acc = Hodora",
    "event-takes = { $player } takes { $card_acc }, { $card_key }, of { $from_seat }",
    "event-all = { $cards_count ->\n    [one] { $cards }\n   *[other] all: { $cards }\n}",
    "event-blind = { $card_key ->\n    [hidden] something\n   *[other] { $card }\n}",
    "name-nobody = nobody",
    "list = { $most } and { $last }",
  ].join("\n");
  const words = new Words("en", new Book("en", [page]), ["Ann", "Ben"]);
  it("use forms of names, keys and seats", () => {
    expect(words.event({ kind: "takes", seat: 0, card: "hodor", from_seat: 1 })).toBe("Ann takes Hodora, hodor, of Ben");
    expect(words.event({ kind: "takes", seat: 1, card: "hodor", from_seat: -1 })).toBe("Ben takes Hodora, hodor, of nobody");
  });
  it("count and join lists", () => {
    expect(words.event({ kind: "all", seat: 0, cards: ["hodor"] })).toBe("Hodor");
    expect(words.event({ kind: "all", seat: 0, cards: ["hodor", "arya_stark", "bronn"] })).toBe("all: Hodor, Arya Stark and Bronn");
  });
  it("know what is hidden from the reader", () => {
    expect(words.event({ kind: "blind", seat: 0 })).toBe("something");
  });
  it("spell what has no text", () => {
    expect(pretty("eddard_stark")).toBe("Eddard Stark");
    expect(words.name("jon_snow")).toBe("Jon Snow");
    expect(words.say("view-hand_sizes")).toBe("Hand Sizes");
  });
});

describe("texts of the client", () => {
  const keys = (lang: string): string[] => [...readFileSync(resolve(TEXTS, `texts/web.${lang}.ftl`), "utf8").matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1]!);
  const code = (folder: string): string =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.(svelte|ts)$/.test(file.name) && !/\.test\.ts$/.test(file.name))
      .map((file) => readFileSync(resolve(file.parentPath, file.name), "utf8"))
      .join("\n");
  const source = code(resolve(import.meta.dirname, ".."));
  it("are the same in both languages", () => {
    expect(keys("ru")).toEqual(keys("en"));
  });
  it("are all written that are used, and all used that are written", () => {
    const used = new Set([...source.matchAll(/"(web-[a-z0-9-]+)"/g)].map((found) => found[1]!));
    const made = [...source.matchAll(/`(web-[a-z0-9-]+-)\$\{/g)].map((found) => found[1]!);
    const written = new Set(keys("en"));
    expect([...used].filter((key) => !written.has(key))).toEqual([]);
    expect([...written].filter((key) => !used.has(key) && !made.some((start) => key.startsWith(start)))).toEqual([]);
  });
});

describe("a rules page", () => {
  const page = blocks('# Title\n\n## 1. Goal\n\n**1.1** <a id="hk-goal"></a> Hold **more** banners.\n\n> An example.\n> Goes on.\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  it("becomes blocks with the ids of clauses", () => {
    expect(page.map((block) => block.kind)).toEqual(["heading", "heading", "clause", "quote", "table"]);
    expect(page[2]).toMatchObject({ id: "hk-goal", number: "1.1" });
    expect(plain(page[2]!)).toBe("Hold more banners.");
    expect(plain(page[3]!)).toBe("An example. Goes on.");
  });
  it("of every game has as many clauses as anchors", () => {
    for (const game of readdirSync(resolve(TEXTS, "games"), { withFileTypes: true }).filter((one) => one.isDirectory() && !one.name.startsWith("_"))) {
      for (const lang of ["en", "ru"]) {
        const text = readFileSync(resolve(TEXTS, "games", game.name, `rules.${lang}.md`), "utf8");
        const clauses = blocks(text).filter((block) => block.kind === "clause");
        expect(clauses.length).toBe(text.match(/^\*\*[\d.]+\*\* *<a id=/gm)?.length);
      }
    }
  });
});

it("reads addresses", () => {
  expect(read(new URL("http://x/"))).toMatchObject({ page: "home" });
  expect(read(new URL("http://x/t/abc"))).toMatchObject({ page: "table", id: "abc" });
  expect(read(new URL("http://x/rules/dwarf_king#dk-goal"))).toMatchObject({ page: "rules", hash: "dk-goal" });
  expect(read(new URL("http://x/nowhere/else"))).toMatchObject({ page: "missing" });
});

it("shows clocks", () => {
  expect(clockFace(65)).toBe("1:05");
  expect(clockFace(-3)).toBe("0:00");
  expect(clockFace(3725)).toBe("1:02:05");
  expect(clockFace(90_000)).toBe("1d 1h");
});

it("goes to the nearest thing ahead, not beside or behind", () => {
  const right = [1, 0] as const;
  expect(distance({ x: 0, y: 0 }, { x: 10, y: 0 }, right)).toBe(10);
  expect(distance({ x: 0, y: 0 }, { x: 10, y: 20 }, right)).toBeGreaterThan(30);
  expect(distance({ x: 0, y: 0 }, { x: -10, y: 0 }, right)).toBe(Infinity);
});

it("seats go around from any of them", () => {
  expect(around(3, 5)).toEqual([3, 4, 0, 1, 2]);
});
