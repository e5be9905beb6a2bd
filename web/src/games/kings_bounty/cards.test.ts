import { describe, expect, it } from "vitest";
import { parts, titlePicture, tone, STONE } from "./art";
import { copies, counted } from "./cards";

describe("cards in lists", () => {
  it("gives equal cards keys of their own, and keeps those of the others when one leaves", () => {
    const before = copies(["elf_archer", "obelisk_1", "elf_archer"]);
    expect(before.map((one) => one.key)).toEqual(["elf_archer 0", "obelisk_1 0", "elf_archer 1"]);
    expect(copies(["elf_archer", "obelisk_1"]).map((one) => one.key)).toEqual(["elf_archer 0", "obelisk_1 0"]);
  });

  it("counts equal cards once, in the order in which they first come", () => {
    expect(counted(["orc_tower", "elf_hero", "orc_tower"])).toEqual([["orc_tower", 2], ["elf_hero", 1]]);
  });
});

describe("the look of cards", () => {
  it("tells people and kind from a key; obelisks belong to nobody", () => {
    expect(parts("undead_wizard")).toEqual({ people: "undead", kind: "wizard" });
    expect(parts("obelisk_3")).toEqual({ people: null, kind: "obelisk_3" });
    expect(tone(null)).toBe(STONE);
  });

  it("draws what a title counts, on the colour of its people", () => {
    expect(titlePicture("elf_prince").people).toBe("elf");
    expect(titlePicture("sharpshooter").people).toBeNull();
    expect(titlePicture("elf_king").icon).not.toBe(titlePicture("elf_prince").icon);
  });
});
