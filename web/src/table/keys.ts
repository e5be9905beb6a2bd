// Keys: the nearest thing in the direction of an arrow.

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Spot {
  x: number;
  y: number;
}

/** How far a spot lies in a direction; what lies beside it counts double, what lies behind not at all. */
export function distance(from: Spot, to: Spot, [dx, dy]: readonly [number, number]): number {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return ahead > 1 ? ahead + 2 * aside : Infinity;
}

function spot(thing: Element): Spot {
  const box = thing.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The thing an arrow key leads to from the focused one; live things before all others. */
export function neighbour(root: HTMLElement, focused: Element | null, key: string): HTMLElement | null {
  const way = ARROWS[key];
  if (!way || !focused?.matches("[data-thing]")) return null;
  const from = spot(focused);
  const things = [...root.querySelectorAll<HTMLElement>("[data-thing]")].filter((thing) => thing !== focused);
  const live = things.filter((thing) => thing.dataset.live !== undefined);
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const thing of live.length ? live : things) {
    const far = distance(from, spot(thing), way);
    if (far < least) [best, least] = [thing, far];
  }
  return best;
}
