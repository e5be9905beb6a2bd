// The seven houses as they are drawn: a beast and a colour each.
import kraken from "icon:giant-squid";
import dragon from "icon:dragon-head";
import lion from "icon:lion";
import rose from "icon:rose";
import stag from "icon:stag-head";
import trout from "icon:flying-trout";
import wolf from "icon:wolf-head";

export const SIGILS: Record<string, string> = {
  stark: wolf,
  greyjoy: kraken,
  lannister: lion,
  targaryen: dragon,
  baratheon: stag,
  tyrell: rose,
  tully: trout,
};

export const TONES: Record<string, string> = {
  stark: "#55616d",
  greyjoy: "#1d4d5a",
  lannister: "#a02020",
  targaryen: "#432352",
  baratheon: "#7d5c06",
  tyrell: "#2f6b35",
  tully: "#1f4f9c",
};

/** A character's name without that of the house, which the sigil tells. */
export function givenName(name: string): string {
  const cut = name.lastIndexOf(" ");
  return cut > 0 ? name.slice(0, cut) : name;
}
