// How cards are drawn: a colour and a sign for each suit, a picture for each noble and each stranger.
import anvil from "icon:gear-hammer";
import black from "icon:black-knight-helm";
import crown from "icon:crown";
import dragon from "icon:dragon-head";
import dwarf from "icon:dwarf-face";
import flag from "icon:flying-flag";
import goblin from "icon:goblin-head";
import jester from "icon:jester-hat";
import laurels from "icon:laurel-crown";
import mummy from "icon:mummy-head";
import oak from "icon:holy-oak";
import puppet from "icon:puppet";
import queen from "icon:queen-crown";
import shaman from "icon:tribal-mask";
import spyglass from "icon:spyglass";
import star from "icon:magic-swirl";
import sword from "icon:sword-altar";
import swords from "icon:crossed-swords";
import wand from "icon:wizard-staff";
import wizard from "icon:wizard-face";
import type { Card } from "./view.gen";

export const TONES: Record<string, string> = { dwarves: "#2b6338", knights: "#24508f", goblins: "#9b2f22", magic: "#5a3a86" };
export const SIGNS: Record<string, string> = { dwarves: dwarf, knights: black, goblins: goblin, magic: star };

const NOBLES: Record<string, string> = { jack: swords, queen, king: crown, ace: laurels };
const STRANGERS: Record<string, string> = {
  druid: oak,
  dwarf_flag_bearer: flag,
  tinkerer: anvil,
  jester,
  knight_flag_bearer: flag,
  enchanter: wand,
  scout: spyglass,
  shaman,
  goblin_flag_bearer: flag,
  dragon,
  mummy,
  puppeteer: puppet,
  sorcerer: wizard,
  excalibur: sword,
};

export interface Face {
  suit: string;
  /** What stands in the corner: a number, the key of a noble rank, or nothing. */
  rank: number | "jack" | "queen" | "king" | "ace" | null;
  picture: string;
  special: boolean;
}

/** What is drawn on a card. */
export function face(card: Card): Face {
  const suit = card.suit ?? "magic";
  const [, rank = ""] = card.key.split("_");
  const stranger = STRANGERS[card.key];
  if (stranger) return { suit, rank: card.suit ? card.value : null, picture: stranger, special: true };
  const noble = NOBLES[rank];
  return {
    suit,
    rank: noble ? (rank as "jack") : card.value,
    picture: noble ?? SIGNS[suit]!,
    special: false,
  };
}

/** The card of a special key that lies beside the table; its suit is told by its name. */
export function picture(key: string): string {
  return STRANGERS[key] ?? star;
}

/** A name without what stands in brackets after it, which the card's corner tells. */
export function shortName(name: string): string {
  const cut = name.indexOf(" (");
  return cut > 0 ? name.slice(0, cut) : name;
}

/** A number of points with its sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}
