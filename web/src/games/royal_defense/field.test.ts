import { describe, expect, it } from "vitest";
import { cardSays, cellSays, drawnRows, flipKeys, grouped, handVerb, stepsLeft, unitSays, wayTo, type Pick } from "./field";
import type { Cell, Unit, View } from "./view.gen";

function unit(spot: string, seat: number, key = "skeleton", building = false): Unit {
  return { spot, key, seat, owner: seat, building, attack: 1, speed: 1, health: 2, wounds: 0, token: 0, ordered: false, states: [], abilities: [] };
}

function view(units: Unit[], changes: Partial<View> = {}): View {
  const rows = Array.from({ length: 7 }, (_, row) =>
    Array.from("abcde", (lane): Cell => {
      const cell = `${lane}${row + 1}`;
      return { cell, location: "nothing", castle: null, units: units.filter((one) => one.spot.startsWith(cell)) };
    }),
  );
  return { phase: "activation", to_move: 0, active: null, lanes: 5, rows, question: null, ...changes } as View;
}

function pick(legal: [string, ...string[]][], chosen: Pick["chosen"] = null): Pick {
  return { legal: legal.map(([verb, ...args], id) => ({ id, verb, args })), chosen };
}

describe("a unit stands for", () => {
  const enemy = unit("c3_1", 1);
  it("what is legal with it", () => {
    expect(unitSays(view([enemy]), pick([["attack", "c3_1"], ["apply", "heal", "c3_1"]]), enemy, 0)).toEqual({ verb: "attack", args: ["c3_1"] });
  });
  it("the target of a spell that has been picked", () => {
    const play = pick([["cast_at", "fireball", "c3_1"]], { verb: "cast_at", args: ["fireball", null] });
    expect(unitSays(view([enemy]), play, enemy, 0)).toEqual({ verb: "cast_at", args: [null, "c3_1"] });
  });
  it("nothing before a spell is picked", () => {
    expect(unitSays(view([enemy], { phase: "hiring" }), pick([["cast_at", "fireball", "c3_1"]]), enemy, 0)).toBeUndefined();
  });
  it("a try that the server explains", () => {
    expect(unitSays(view([enemy], { active: "c1_1" }), pick([["done"]]), enemy, 0)).toEqual({ verb: "attack", args: ["c3_1"] });
  });
  it("nothing for a watcher", () => {
    expect(unitSays(view([enemy], { active: "c1_1" }), pick([]), enemy, null)).toBeUndefined();
  });
});

describe("a cell stands for", () => {
  it("the place of a card that has been picked", () => {
    expect(cellSays(view([]), pick([["use", "a3"]], { verb: "hire", args: ["lich", null] }), "a3")).toEqual({ verb: "hire", args: [null, "a3"] });
  });
  it("a way to push", () => {
    const pushed = view([], { question: { kind: "push", seat: 0, subject: "lich", place: "c3_2" } });
    expect(cellSays(pushed, pick([["push", "up"]]), "c4")).toEqual({ verb: "push", args: ["up"] });
    expect(cellSays(pushed, pick([["push", "up"]]), "d4")).toBeUndefined();
  });
  it("a step, legal or not, while one is asked for", () => {
    expect(cellSays(view([]), pick([["go", "c4"]]), "a1")).toEqual({ verb: "go", args: ["a1"] });
  });
  it("nothing where no location can be used", () => {
    expect(cellSays(view([]), pick([["use", "a3"]]), "b3")).toBeUndefined();
  });
});

it("ways lead to neighbours only", () => {
  expect(["b3", "d3", "c4", "c2", "c3", "a3"].map((to) => wayTo("c3", to))).toEqual(["left", "right", "up", "down", null, null]);
});

it("the own castle is drawn below", () => {
  expect(drawnRows(view([]), 0).at(-1)![0]!.cell).toBe("a1");
  expect(drawnRows(view([]), 3).at(-1)![0]!.cell).toBe("a7");
});

it("units of a kind are told apart lane by lane", () => {
  const keys = flipKeys(view([unit("b1_1", 0), unit("a4_1", 0), unit("a2_1", 1)]));
  expect([keys.get("a4_1"), keys.get("b1_1"), keys.get("a2_1")]).toEqual(["unit 0 skeleton 1", "unit 0 skeleton 2", "unit 1 skeleton 1"]);
});

it("a card that can do nothing names a place, so that the refusal explains itself", () => {
  expect(cardSays(pick([["hire", "lich", "a1"]]), "hire", "lich", "a1")).toEqual({ verb: "hire", args: ["lich", null] });
  expect(cardSays(pick([["done"]]), "hire", "lich", "a1")).toEqual({ verb: "hire", args: ["lich", "a1"] });
});

it("cards in hand mean what the phase asks for", () => {
  expect(["mulligan", "refill", "hiring", "ordering"].map((phase) => handVerb(view([], { phase })))).toEqual(["redraw", "discard", "hire", "hire"]);
});

it("equal cards are one with a number", () => {
  expect(grouped(["lich", "ghoul", "lich"])).toEqual([{ key: "lich", count: 2 }, { key: "ghoul", count: 1 }]);
});

it("steps to the far edge are those of the foremost creature", () => {
  const field = view([unit("a2_1", 0), unit("b6_1", 0, "palisade", true), unit("c6_1", 1)]);
  expect([stepsLeft(field, 0), stepsLeft(field, 1), stepsLeft(view([]), 0)]).toEqual([6, 6, null]);
});
