// Around: the order in which people sit.

/** The seats in order of play, beginning with one of them. */
export function around(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => (first + n) % count);
}
