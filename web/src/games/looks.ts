// How a game presents itself before its board is loaded.
import bounty from "icon:crossed-swords";
import dwarf from "icon:dwarf-king";
import fairy from "icon:fairy";
import hand from "icon:hand-of-god";
import other from "icon:imperial-crown";
import tower from "icon:castle";

const DRAWINGS: Record<string, string> = {
  hand_of_the_king: hand,
  kings_bounty: bounty,
  dwarf_king: dwarf,
  unfairy_tale: fairy,
  royal_defense: tower,
};

export function drawing(game: string): string {
  return DRAWINGS[game] ?? other;
}
