// How a game presents itself before its board is loaded.
import bounty from "icon:crown-coin";
import dwarf from "icon:dwarf-face";
import fairy from "icon:fairy";
import throne from "icon:throne-king";
import other from "icon:imperial-crown";
import tower from "icon:tower-flag";

const DRAWINGS: Record<string, string> = {
  hand_of_the_king: throne,
  kings_bounty: bounty,
  dwarf_king: dwarf,
  unfairy_tale: fairy,
  royal_defense: tower,
};

export function drawing(game: string): string {
  return DRAWINGS[game] ?? other;
}
