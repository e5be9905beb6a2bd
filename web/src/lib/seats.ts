// What a seat is called: a person's name, a bot's in the reader's language, or that it is free.
import type { Seat } from "../protocol.gen";
import { say } from "./language.svelte";

export function seatName(seat: Seat): string {
  if (seat.user !== null) return seat.name;
  return seat.bot ? say("web-bot", { level: say(`bot-${seat.bot}`) }) : say("web-free-seat");
}

/** Names for the words of a match: bots at one table are told apart by a number. */
export function playerNames(seats: readonly Seat[]): string[] {
  const bots = seats.map((seat) => seat.user === null && Boolean(seat.bot));
  return numbered(seats.map((seat) => (seat.user === null && !seat.bot ? say("player", { number: seat.seat + 1 }) : seat.name)), bots);
}

/** The same for a match that is over. */
export function replayNames(players: readonly string[], bots: readonly string[]): string[] {
  return numbered(players, bots.map(Boolean));
}

function numbered(names: readonly string[], bots: readonly boolean[]): string[] {
  const only = bots.filter(Boolean).length === 1;
  let number = 0;
  return names.map((name, seat) => {
    if (!bots[seat]) return name;
    return only ? say("web-bot-only") : say("web-bot-name", { number: ++number });
  });
}
