// Cards in lists: equal ones told apart for motion, and counted for reading.

export interface Copy {
  card: string;
  /** Unique in the list, and the same for the same copy as long as no lower one leaves. */
  key: string;
}

/** Every card with a key of its own. */
export function copies(cards: readonly string[]): Copy[] {
  const seen = new Map<string, number>();
  return cards.map((card) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return { card, key: `${card} ${number}` };
  });
}

/** Each card once, with how many there are of it, in the order of first appearance. */
export function counted(cards: readonly string[]): [card: string, count: number][] {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found];
}
