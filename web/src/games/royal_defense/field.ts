// What a unit, a cell, a card stands for just now, read off the legal actions; and where things lie when drawn.
import type { Legal } from "../../protocol.gen";
import { merge, type Says } from "../../table/play.svelte";
import type { Words } from "../../lib/words";
import type { Cell, Printed, Unit, View } from "./view.gen";

/** The part of Play that matters here. */
export interface Pick {
  legal: readonly Legal[];
  chosen: Says | null;
}

const ON_SPOT = ["target", "attack", "activate", "order"];
const AT_SPOT = ["apply", "cast_at"];
const ON_CELL = ["fence", "stand", "go", "use"];
const AT_CELL = ["hire", "buy"];
const WAYS: Record<string, readonly [number, number]> = { up: [0, 1], down: [0, -1], left: [-1, 0], right: [1, 0] };

/** Whether the field is drawn with row 1 at the bottom: whoever looks has the own castle there. */
export function turned(seat: number | null): boolean {
  return (seat ?? 0) % 2 === 1;
}

/** The rows from the far castle to the near one. */
export function drawnRows(view: View, seat: number | null): Cell[][] {
  return turned(seat) ? view.rows : [...view.rows].reverse();
}

/** Keys under which units glide: the nth of its kind and side, counted lane by lane. */
export function flipKeys(view: View): Map<string, string> {
  const keys = new Map<string, string>();
  const counts: Record<string, number> = {};
  for (let lane = 0; lane < view.lanes; lane++) {
    for (const row of view.rows) {
      for (const unit of row[lane]!.units) {
        const kind = `${unit.owner} ${unit.key}`;
        counts[kind] = (counts[kind] ?? 0) + 1;
        keys.set(unit.spot, `unit ${kind} ${counts[kind]}`);
      }
    }
  }
  return keys;
}

/** What a tap on a unit means. A spell or an ability that has been picked comes first. */
export function unitSays(view: View, play: Pick, unit: Unit, me: number | null): Says | undefined {
  const picked = play.chosen?.verb;
  if (picked && AT_SPOT.includes(picked)) return { verb: picked, args: [null, unit.spot] };
  for (const verb of ON_SPOT) {
    if (play.legal.some((one) => one.verb === verb && one.args[0] === unit.spot)) return { verb, args: [unit.spot] };
  }
  if (view.active && play.legal.some((one) => one.verb === "apply" && one.args[1] === unit.spot)) {
    return { verb: "apply", args: [null, unit.spot] };
  }
  return asked(view, unit, me, play);
}

/** Something that can't be done but may be tried, so that the refusal explains why. */
function asked(view: View, unit: Unit, me: number | null, play: Pick): Says | undefined {
  if (me === null || view.to_move !== me || play.legal.length === 0) return undefined;
  const own = unit.seat % 2 === me % 2;
  if (view.question) return view.question.kind === "location" ? { verb: "target", args: [unit.spot] } : undefined;
  if (view.phase === "ordering" && own) return { verb: "order", args: [unit.spot] };
  if (view.phase !== "activation") return undefined;
  if (view.active) return own ? undefined : { verb: "attack", args: [unit.spot] };
  return own ? { verb: "activate", args: [unit.spot] } : undefined;
}

/** What a tap on a cell means: the place for a picked card, a step, a push, or the location itself. */
export function cellSays(view: View, play: Pick, cell: string): Says | undefined {
  const picked = play.chosen?.verb;
  if (picked && AT_CELL.includes(picked)) return { verb: picked, args: [null, cell] };
  if (view.question?.kind === "push" && view.question.place) {
    const way = wayTo(view.question.place.slice(0, 2), cell);
    return way ? { verb: "push", args: [way] } : undefined;
  }
  for (const verb of ON_CELL) {
    if (play.legal.some((one) => one.verb === verb && one.args[0] === cell)) return { verb, args: [cell] };
  }
  const open = ON_CELL.find((verb) => verb !== "use" && play.legal.some((one) => one.verb === verb));
  return open ? { verb: open, args: [cell] } : undefined;
}

/** What a location is called on the board; the dungeon's name is for sentences, so it has a heading of its own. */
export function placeName(words: Words, location: string): string {
  return location === "dungeon" ? words.say("board-dungeon") : words.name(location);
}

/** The abilities printed on a card, with their numbers. */
export function abilityNames(words: Words, printed: Printed | undefined): string[] {
  return Object.entries(printed?.abilities ?? {}).map(([key, x]) => (x ? `${words.name(key)} (${x})` : words.name(key)));
}

/** A card in words, as it is drawn by Ware. */
export function cardLabel(words: Words, view: View, key: string, count = 1): string {
  const printed = view.cards[key];
  const name = count > 1 ? `${words.name(key)} ×${count}` : words.name(key);
  if (!printed) return name;
  if (view.spells.includes(key)) return words.say("board-spell", { card: name, cost: printed.cost, text: words.say(`card-${key}`) });
  const { cost, attack, health, speed } = printed;
  return words.say("board-card", { card: name, cost, attack, health, speed, abilities: abilityNames(words, printed).join(", ") || "none" });
}

/** In which way a neighbouring cell lies; null for all others. */
export function wayTo(from: string, to: string): string | null {
  const [x, y] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))];
  return Object.entries(WAYS).find(([, [dx, dy]]) => dx === x && dy === y)?.[0] ?? null;
}

/** The verb a card in hand stands for in this phase. */
export function handVerb(view: View): "redraw" | "discard" | "hire" {
  if (view.phase === "mulligan") return "redraw";
  return view.phase === "refill" ? "discard" : "hire";
}

/** A cell at the back of one's own castle: if anything can be put anywhere, then there. */
export function edge(view: View, seat: number | null): string {
  return view.rows.at((seat ?? 0) % 2 === 0 ? 0 : -1)![0]!.cell;
}

/**
 * What a card stands for whose second word is a place. If nothing can be done with it, a place is named all the same:
 * the words are then complete, and the refusal can explain itself.
 */
export function cardSays(play: Pick, verb: string, key: string, somewhere: string): Says {
  const open = { verb, args: [key, null] };
  const possible = play.legal.some((one) => one.verb === verb && one.args[0] === key);
  return possible || !play.legal.length ? open : (merge(open, { args: [null, somewhere] }) ?? open);
}

/** Equal cards as one, with their number, in the order in which they come. */
export function grouped(cards: readonly string[]): { key: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const key of cards) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].map(([key, count]) => ({ key, count }));
}

/** How many steps a side's foremost creature is from the other side of the field; null without creatures. */
export function stepsLeft(view: View, side: number): number | null {
  const found = view.rows.flatMap((row, n) =>
    row.some((cell) => cell.units.some((unit) => !unit.building && unit.seat % 2 === side))
      ? [side === 0 ? view.rows.length - n : n + 1]
      : [],
  );
  return found.length ? Math.min(...found) : null;
}
