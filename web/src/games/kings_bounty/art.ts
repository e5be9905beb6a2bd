// How cards and titles look: tones and emblems of the peoples, drawings of what a card is or a title counts.
import anvil from "icon:anvil";
import leaf from "icon:oak-leaf";
import orc from "icon:orc-head";
import lily from "icon:fleur-de-lys";
import skull from "icon:death-skull";
import archer from "icon:bowman";
import monster from "icon:spiked-dragon-head";
import hero from "icon:mounted-knight";
import warrior from "icon:swordman";
import wizard from "icon:wizard-face";
import crown from "icon:imperial-crown";
import shield from "icon:round-shield";

export interface Emblem {
  tone: string;
  icon: string;
}

/** What stands on a card or title: a drawing, on the colour of a people if it is one's. */
export interface Picture {
  icon: string;
  people: string | null;
}

export const PEOPLES: Record<string, Emblem> = {
  elf: { tone: "#2f6b3a", icon: leaf },
  dwarf: { tone: "#8a4f12", icon: anvil },
  undead: { tone: "#5d4187", icon: skull },
  orc: { tone: "#8e2b23", icon: orc },
  human: { tone: "#1f6276", icon: lily },
};

export const STONE = "#515963"; // what belongs to no people

/** A crenellated tower from its foot at 480 up to `top`. */
function tower(x: number, top: number, width: number): string {
  const merlon = (width + 28) / 5;
  const crenels = `h${merlon}v32h${merlon}v-32h${merlon}v32h${merlon}v-32h${merlon}`;
  return `M${x - 14} ${top}${crenels}v92h-14V480h-${width}V${top + 92}h-14z` + `M${x + width / 2 - 11} ${top + 128}h22v54h-22z`;
}

function drawn(...paths: string[]): string {
  return `<path fill-rule="evenodd" d="${paths.join("")}"/>`;
}

function obelisk(strength: number): string {
  const runes = Array.from({ length: strength }, (_, n) => `M236 ${170 + 76 * n}l20-30 20 30-20 30z`);
  return drawn("M256 16l46 70 26 330H184l26-330z", "M146 432h220v48H146z", ...runes);
}

// As many towers as a castle is strong: its kind can be read without its name.
const KINDS: Record<string, string> = {
  archer,
  warrior,
  wizard,
  hero,
  monster,
  tower: drawn(tower(181, 50, 150), "M224 480v-78a32 32 0 0 1 64 0v78z"),
  fortress: drawn(tower(48, 110, 124), tower(340, 110, 124), "M172 480V310h28v-34h32v34h48v-34h32v34h28v170z", "M224 480v-60a32 32 0 0 1 64 0v60z"),
  citadel: drawn(
    tower(34, 200, 100),
    tower(378, 200, 100),
    tower(186, 96, 140),
    "M134 480V350h52v130zM326 480V350h52v130z",
    "M224 480v-70a32 32 0 0 1 64 0v70z",
    "M250 96V6l70 26-54 22v42z",
  ),
  obelisk_1: obelisk(1),
  obelisk_2: obelisk(2),
  obelisk_3: obelisk(3),
  crown,
  garrison: shield,
};

const TITLES: Record<string, [kind: string, people: string | null]> = {
  emperor: ["crown", null],
  great_architect: ["citadel", null],
  keeper_of_secrets: ["obelisk_2", null],
  conqueror: ["garrison", null],
  elf_king: ["fortress", "elf"],
  dwarf_thane: ["fortress", "dwarf"],
  orc_chief: ["fortress", "orc"],
  lord_of_the_dead: ["fortress", "undead"],
  warlord: ["garrison", "human"],
  elf_prince: ["garrison", "elf"],
  dwarf_prince: ["garrison", "dwarf"],
  orc_prince: ["garrison", "orc"],
  undead_prince: ["garrison", "undead"],
  sharpshooter: ["archer", null],
  swordmaster: ["warrior", null],
  grand_magister: ["wizard", null],
  tower_builder: ["tower", null],
  fortress_builder: ["fortress", null],
  citadel_builder: ["citadel", null],
  vandal: ["monster", null],
  staff_rat: ["hero", null],
};

/** The people and the kind of a card: `elf_archer` is an archer of the elves, `obelisk_2` is nobody's. */
export function parts(card: string): { people: string | null; kind: string } {
  const cut = card.indexOf("_");
  const people = card.slice(0, cut);
  return people in PEOPLES ? { people, kind: card.slice(cut + 1) } : { people: null, kind: card };
}

export function picture(card: string): Picture {
  const { people, kind } = parts(card);
  return { icon: KINDS[kind] ?? "", people };
}

export function titlePicture(key: string): Picture {
  const [kind, people] = TITLES[key] ?? ["crown", null];
  return { icon: KINDS[kind]!, people };
}

export function tone(people: string | null): string {
  return people === null ? STONE : PEOPLES[people]!.tone;
}
