// Where things lie at court as seen from Varys: geometry for drawing, no rule.
import type { Card, View } from "./view.gen";

export type Way = "left" | "right" | "up" | "down";

export interface Cell {
  row: number;
  column: number;
  card: Card | null;
  /** In which direction from Varys it lies; null if it is not on a line with him. */
  way: Way | null;
}

export function cells(view: View): Cell[] {
  const all = view.court.flatMap((line, row) => line.map((card, column) => ({ row, column, card })));
  const varys = all.find(({ card }) => card?.key === "varys");
  return all.map((cell) => ({ ...cell, way: varys ? wayTo(varys, cell) : null }));
}

function wayTo(from: { row: number; column: number }, to: { row: number; column: number }): Way | null {
  if (from.row === to.row && from.column !== to.column) return to.column < from.column ? "left" : "right";
  if (from.column === to.column && from.row !== to.row) return to.row < from.row ? "up" : "down";
  return null;
}
