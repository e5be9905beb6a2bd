// What the drawn kingdom reads from the view, the events and the legal actions.
import type { Legal } from "../../protocol.gen";
import type { Told } from "../../lib/words";
import type { Says } from "../../table/play.svelte";
import type { Line, Sheet } from "./view.gen";

/** The name of one card for marks and motion: every player has every character once. */
export function cardKey(seat: number, character: string): string {
  return `${seat} ${character}`;
}

/** The cards that the last change has laid, moved or put into another order. */
export function touched(events: readonly Told[], stackOf: (place: string) => readonly { key: string; seat: number }[]): Set<string> {
  const found = new Set<string>();
  for (const event of events) {
    const { kind, seat, character, other } = event;
    if (kind === "laid") found.add(cardKey(seat, String(character)));
    if (kind === "moved" || kind === "swapped") found.add(cardKey(Number(event.of_seat), String(character)));
    if (kind === "swapped") found.add(cardKey(Number(event.other_seat), String(other)));
    if (kind === "reordered") for (const card of stackOf(String(event.place))) found.add(cardKey(card.seat, card.key));
  }
  return found;
}

/** The line of the sheet of every ordinary character that lies in the kingdom. */
export function lines(sheets: readonly Sheet[]): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const [seat, sheet] of sheets.entries()) {
    for (const line of sheet.lines) if (line.place !== null) found.set(cardKey(seat, line.character), line);
  }
  return found;
}

/** The place that has been picked as one end of a move or a swap. */
export function pickedPlace(chosen: Says | null): string | null {
  if (chosen?.verb !== "move" && chosen?.verb !== "swap") return null;
  return chosen.args?.[0] ?? chosen.args?.[1] ?? null;
}

/**
 * What a place stands for. A swap is written with its places in reading order, whichever of them is picked first,
 * so the second place names both.
 */
export function placeSays(verb: string, place: string, picked: string | null, order: readonly string[], legal: readonly Legal[]): Says | undefined {
  if (verb === "lay") return { verb, args: [null, place] };
  if (verb === "move") return picked === null || picked === place ? { verb, args: [place] } : { verb, args: [null, place] };
  if (verb !== "swap") return undefined;
  if (picked === null || picked === place) {
    return legal.some((action) => action.verb === verb && action.args[0] === place) ? { verb, args: [place] } : { verb, args: [null, place] };
  }
  return { verb, args: order.indexOf(picked) < order.indexOf(place) ? [picked, place] : [place, picked] };
}
