import { describe, expect, it } from "vitest";
import type { Legal } from "../../protocol.gen";
import { lines, pickedPlace, placeSays, touched } from "./kingdom";

const ORDER = ["a1", "b1", "a2", "b2"];

function swaps(...pairs: [string, string][]): Legal[] {
  return pairs.map((args, id) => ({ id, verb: "swap", args }));
}

describe("what a place stands for", () => {
  it("is where a character can be laid", () => {
    expect(placeSays("lay", "b1", null, ORDER, [])).toEqual({ verb: "lay", args: [null, "b1"] });
  });

  it("is first where a move begins, then where it ends", () => {
    expect(placeSays("move", "b1", null, ORDER, [])).toEqual({ verb: "move", args: ["b1"] });
    expect(placeSays("move", "a2", "b1", ORDER, [])).toEqual({ verb: "move", args: [null, "a2"] });
    expect(placeSays("move", "b1", "b1", ORDER, [])).toEqual({ verb: "move", args: ["b1"] });
  });

  it("is one end of a swap, written in reading order whichever end was picked first", () => {
    const legal = swaps(["a1", "b1"], ["b1", "b2"]);
    expect(placeSays("swap", "b1", null, ORDER, legal)).toEqual({ verb: "swap", args: ["b1"] });
    expect(placeSays("swap", "a1", "b1", ORDER, legal)).toEqual({ verb: "swap", args: ["a1", "b1"] });
    expect(placeSays("swap", "b2", "b1", ORDER, legal)).toEqual({ verb: "swap", args: ["b1", "b2"] });
  });

  it("is the second end of a swap where no swap begins", () => {
    expect(placeSays("swap", "b2", null, ORDER, swaps(["a1", "b2"]))).toEqual({ verb: "swap", args: [null, "b2"] });
    expect(pickedPlace({ verb: "swap", args: [null, "b2"] })).toBe("b2");
  });

  it("is nothing while a Fairy's order is asked", () => {
    expect(placeSays("order", "b2", null, ORDER, [])).toBeUndefined();
    expect(pickedPlace({ verb: "lay", args: ["king"] })).toBeNull();
  });
});

describe("marks of the last change", () => {
  it("are on everybody it has touched, whoever they belong to", () => {
    const swapped = { kind: "swapped", seat: 2, character: "witch", of_seat: 2, place: "b1", other: "king", other_seat: 0, other_place: "b2" };
    expect(touched([swapped], () => [])).toEqual(new Set(["2 witch", "0 king"]));
    expect(touched([{ kind: "laid", seat: 1, character: "queen", place: "a1" }], () => [])).toEqual(new Set(["1 queen"]));
    const stack = [{ key: "king", seat: 0 }, { key: "fairy", seat: 1 }];
    expect(touched([{ kind: "reordered", seat: 1, place: "a1", characters: [] }], () => stack)).toEqual(new Set(["0 king", "1 fairy"]));
  });
});

describe("the sheet by card", () => {
  it("has those who lie in the kingdom", () => {
    const line = { blocked: false, points: 2, reasons: [] };
    const sheet = { total: 2, lines: [{ ...line, character: "king", place: "a1" }, { ...line, character: "dwarf", place: null }] };
    expect([...lines([{ total: 0, lines: [] }, sheet]).keys()]).toEqual(["1 king"]);
  });
});
