// How the kingdom looks: a drawing for every character and terrain, and for every colour a shape of its own.
import barn from "icon:barn";
import castle from "icon:castle";
import crown from "icon:crown";
import dragon from "icon:spiked-dragon-head";
import dwarf from "icon:dwarf-face";
import fairy from "icon:fairy";
import farmer from "icon:pitchfork";
import forest from "icon:forest";
import knight from "icon:visored-helm";
import queen from "icon:queen-crown";
import tiara from "icon:tiara";
import tower from "icon:white-tower";
import witch from "icon:witch-face";
import wizard from "icon:wizard-face";

export const CHARACTERS: Record<string, string> = {
  king: crown,
  queen,
  princess: tiara,
  knight,
  peasant: farmer,
  dwarf,
  dragon,
  witch,
  fairy,
  wizard,
};

export interface Terrain {
  tone: string;
  icon: string;
}

export const TERRAINS: Record<string, Terrain> = {
  tower: { tone: "#5b5175", icon: tower },
  castle: { tone: "#7a4a26", icon: castle },
  forest: { tone: "#28602f", icon: forest },
  farm: { tone: "#806310", icon: barn },
};

/** A player's colour, the ink that is readable on it, and the shape that tells it from the others without colour. */
export interface Colour {
  tone: string;
  ink: string;
  shape: string;
}

export const COLOURS: Record<string, Colour> = {
  red: { tone: "#9d2929", ink: "#fff5e6", shape: "◆" },
  blue: { tone: "#2553a0", ink: "#fff5e6", shape: "●" },
  yellow: { tone: "#ecc543", ink: "#2b2103", shape: "▲" },
  green: { tone: "#2a6a3b", ink: "#fff5e6", shape: "■" },
};

/** The drawing of anything a reason can name. */
export function icon(key: string): string {
  return CHARACTERS[key] ?? TERRAINS[key]?.icon ?? "";
}
