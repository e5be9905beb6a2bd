import { describe, expect, it } from "vitest";
import { face, shortName, signed } from "./cards";

describe("the face of a card", () => {
  it("has its number, its suit's sign and no name", () => {
    expect(face({ key: "dwarves_7", suit: "dwarves", value: 7 })).toMatchObject({ suit: "dwarves", rank: 7, special: false });
  });
  it("has the letter of a noble", () => {
    expect(face({ key: "knights_queen", suit: "knights", value: 0 })).toMatchObject({ rank: "queen", special: false });
  });
  it("keeps the value of a stranger of a suit, and gives magic none", () => {
    expect(face({ key: "goblin_flag_bearer", suit: "goblins", value: 11 })).toMatchObject({ rank: 11, special: true });
    expect(face({ key: "dragon", suit: null, value: 0 })).toMatchObject({ suit: "magic", rank: null, special: true });
  });
});

it("a stranger's name is shown without what the corner tells", () => {
  expect(shortName("Druid (1 of dwarves)")).toBe("Druid");
  expect(shortName("Dragon")).toBe("Dragon");
});

it("points have a sign", () => {
  expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
});
