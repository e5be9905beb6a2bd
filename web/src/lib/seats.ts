// What a seat is called: a person's name, a bot's in the reader's language, or that it is free.
import type { Seat } from "../protocol.gen";
import { say } from "./language.svelte";

export function seatName(seat: Seat): string {
  if (seat.user !== null) return seat.name;
  return seat.bot ? say("web-bot", { level: say(`bot-${seat.bot}`) }) : say("web-free-seat");
}

/** Names for the words of a match: bots at one table are told apart by a number. */
export function playerNames(seats: readonly Seat[]): string[] {
  const bots = seats.filter((seat) => seat.user === null && seat.bot);
  return seats.map((seat) => {
    if (seat.user !== null) return seat.name;
    if (!seat.bot) return say("player", { number: seat.seat + 1 });
    return bots.length > 1 ? say("web-bot-name", { number: bots.indexOf(seat) + 1 }) : say("web-bot-only");
  });
}

/** Players of a record, where bots stand under the names they are called by. */
export function replayNames(players: readonly string[]): string[] {
  return players.map((name) => (/^(random|greedy|level-\d+)$/.test(name) ? say("web-bot", { level: say(`bot-${name}`) }) : name));
}
