import { describe, expect, it, vi } from "vitest";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Book, Words } from "../lib/words";
import { Play, fits, merge } from "./play.svelte";

const words = new Words("en", new Book("en", ["verb-lay = Lay { $first } on { $second }"]));
const LAY = [
  { id: 0, verb: "lay", args: ["witch", "forest"] },
  { id: 1, verb: "lay", args: ["witch", "lake"] },
  { id: 4, verb: "lay", args: ["knight", "forest"] },
  { id: 9, verb: "done", args: [] },
];
const SPACE = [
  { verb: "lay", axes: [["witch", "wolf", "knight"], ["forest", "lake"]] },
  { verb: "done", axes: [] },
];

function table(legal = LAY) {
  const act = vi.fn<(id: number) => void>();
  const play = new Play({ act }, SPACE, words);
  play.offer(legal);
  return { play, act };
}

describe("says", () => {
  it("fits an action by verb and the arguments it gives", () => {
    expect(fits(LAY[0]!, { verb: "lay", args: [null, "forest"] })).toBe(true);
    expect(fits(LAY[0]!, { verb: "lay", args: [null, "lake"] })).toBe(false);
    expect(fits(LAY[3]!, { verb: "lay" })).toBe(false);
  });
  it("merges two parts unless they contradict each other", () => {
    expect(merge({ verb: "lay", args: ["witch"] }, { verb: "lay", args: [null, "lake"] })).toEqual({ verb: "lay", args: ["witch", "lake"] });
    expect(merge({ verb: "lay", args: ["witch"] }, { verb: "lay", args: ["knight"] })).toBeNull();
    expect(merge({ verb: "lay" }, { verb: "done" })).toBeNull();
  });
});

describe("two taps", () => {
  it("lay a card on a place", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: ["witch"] });
    expect(act).not.toHaveBeenCalled();
    expect(play.state({ verb: "lay", args: ["witch"] })).toBe("picked");
    expect(play.state({ verb: "lay", args: [null, "lake"] })).toBe("live");
    play.tap({ verb: "lay", args: [null, "lake"] });
    expect(act).toHaveBeenCalledWith(1);
  });
  it("on the same thing make its only move", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: ["knight"] });
    expect(play.armed?.id).toBe(4);
    play.tap({ verb: "lay", args: ["knight"] });
    expect(act).toHaveBeenCalledWith(4);
  });
  it("on two cards change the pick", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: ["witch"] });
    play.tap({ verb: "lay", args: ["knight"] });
    expect(play.state({ verb: "lay", args: ["knight"] })).toBe("picked");
    expect(act).not.toHaveBeenCalled();
  });
  it("are one for quick things", () => {
    const { play, act } = table();
    play.tap({ verb: "done" }, true);
    expect(act).toHaveBeenCalledWith(9);
  });
  it("put a pick of several moves back", () => {
    const { play } = table();
    play.tap({ verb: "lay", args: ["witch"] });
    play.tap({ verb: "lay", args: ["witch"] });
    expect(play.chosen).toBeNull();
  });
});

describe("what is not legal", () => {
  it("is tried by its number, so that the server can say why not", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: ["wolf", "lake"] });
    expect(act).toHaveBeenCalledWith(3);
    play.refused();
    expect(play.mine).toBe(true);
  });
  it("is tried with the pick it completes", () => {
    const { play, act } = table([LAY[0]!, LAY[2]!]);
    play.tap({ verb: "lay", args: ["witch"] });
    play.tap({ verb: "lay", args: [null, "lake"] });
    expect(act).toHaveBeenCalledWith(1);
  });
  it("is tried with the pick it completes, though others could go there", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: ["knight"] });
    play.tap({ verb: "lay", args: [null, "lake"] });
    expect(act).toHaveBeenCalledWith(5);
  });
  it("is not tried when the place was picked first: the card is the better pick", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: [null, "lake"] });
    play.tap({ verb: "lay", args: ["knight"] });
    expect(play.armed?.id).toBe(4);
    expect(act).not.toHaveBeenCalled();
  });
  it("is tried anywhere when no place is good", () => {
    const { play, act } = table();
    play.tap({ verb: "lay", args: ["wolf"] });
    expect(act).toHaveBeenCalledWith(2);
  });
  it("does nothing when its words do not say with what", () => {
    const { play, act } = table([LAY[0]!]);
    play.tap({ verb: "lay", args: [null, "lake"] });
    expect(act).not.toHaveBeenCalled();
  });
  it("is not tried out of one's turn unless its words name an action", () => {
    const { play, act } = table([]);
    play.tap({ verb: "lay", args: ["wolf"] });
    expect(act).not.toHaveBeenCalled();
  });
});

it("drops a dragged thing on a place", () => {
  const { play, act } = table();
  play.drop({ verb: "lay", args: ["knight"] }, { verb: "lay", args: [null, "forest"] });
  expect(act).toHaveBeenCalledWith(4);
});

it("takes nothing while an action is on its way", () => {
  const { play, act } = table();
  play.act(9);
  play.tap({ verb: "lay", args: ["knight"] });
  expect(act).toHaveBeenCalledTimes(1);
  expect(play.state({ verb: "lay", args: ["knight"] })).toBe("idle");
});

it("asks for a preview of what is armed and forgets it with the pick", async () => {
  const preview = vi.fn(async (act: number) => ({ act, events: [{ kind: "laid", seat: 0 }] }));
  const play = new Play({ act: () => undefined, preview }, SPACE, words);
  play.offer(LAY);
  play.tap({ verb: "lay", args: ["knight"] });
  await vi.waitFor(() => expect(play.preview?.act).toBe(4));
  play.clear();
  expect(play.preview).toBeNull();
});

it("numbers actions as the engine does", () => {
  const page = readFileSync(resolve(import.meta.dirname, "../../../src/regalia/games/hand_of_the_king/texts/en.ftl"), "utf8");
  const own = new Words("en", new Book("en", [page]), ["Ann", "Ben"]);
  expect(own.action("move", ["left", "stark"])).toBe("Move Varys left to Stark");
  expect(own.event({ kind: "banner", seat: 0, house: "tully", from_seat: -1, to_seat: 1 })).toBe("Ben gets the Tully banner.");
  const { play } = table();
  expect(play.number({ verb: "lay", args: ["knight", "lake"] })).toBe(5);
  expect(play.number({ verb: "done" })).toBe(6);
});
