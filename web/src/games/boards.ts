// Boards by game: a drawn one where there is one, else the plain one that can show any view.
import type { Component } from "svelte";
import type { BoardProps } from "../table/board";

type Board = Component<BoardProps<never>>;
const DRAWN = import.meta.glob<{ default: Board }>("./*/Board.svelte");

/** Whether things on the board can be chosen; the plain one only shows. */
export function isDrawn(game: string): boolean {
  return `./${game}/Board.svelte` in DRAWN;
}

export async function boardOf(game: string): Promise<Board> {
  const load = DRAWN[`./${game}/Board.svelte`] ?? DRAWN["./generic/Board.svelte"]!;
  return (await load()).default;
}
