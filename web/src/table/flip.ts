// Flip: what is on the table before and after a change flies from its old place to its new one and settles there.
// Everything with `data-flip` takes part; a newcomer comes from the element named by `data-flip-from` and turns over.

export interface Motion {
  /** 0 switches motion off, 1 is the usual speed, 2 twice as slow. */
  factor: number;
}

const GLIDE = 380;
const EASE = "cubic-bezier(.2,.8,.25,1)";

export class Flip {
  private places = new Map<string, DOMRect>();

  constructor(private readonly motion: Motion) {}

  /** Remembers where everything is; call before the view changes. */
  before(root: ParentNode | null): void {
    this.places.clear();
    if (!root || this.motion.factor === 0) return;
    for (const thing of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const place = thing.getBoundingClientRect();
      if (place.width > 0) this.places.set(thing.dataset.flip!, place);
    }
  }

  /** Lets everything glide; call after the page shows the new view. */
  after(root: ParentNode | null): void {
    if (!root || this.motion.factor === 0 || this.places.size === 0) return;
    for (const thing of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const now = thing.getBoundingClientRect();
      const old = this.places.get(thing.dataset.flip!);
      const from = old ?? source(root, thing.dataset.flipFrom);
      if (now.width === 0) continue; // on a page of the board that is not open
      if (from) this.fly(thing, from, now, old === undefined);
      else this.animate(thing, [{ opacity: 0, transform: "scale(.9)" }, { opacity: 1, transform: "none" }]);
    }
  }

  private fly(thing: HTMLElement, old: DOMRect, now: DOMRect, turns: boolean): void {
    const [x, y] = [old.left - now.left, old.top - now.top];
    const scale = old.width / now.width;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
    const over = turns ? " perspective(40em) rotateY(90deg)" : "";
    const air = { transformOrigin: "0 0", zIndex: 20 };
    this.animate(thing, [
      { transform: `translate(${x}px, ${y}px) scale(${scale})${over}`, ...air },
      { transform: "translate(0, -3px) scale(1.03)", ...air, offset: 0.8 },
      { transform: "none", ...air },
    ]);
  }

  private animate(thing: HTMLElement, frames: Keyframe[]): void {
    thing.animate(frames, { duration: GLIDE * this.motion.factor, easing: EASE });
  }

  /** How long a change takes to settle, in milliseconds. */
  get length(): number {
    return GLIDE * this.motion.factor;
  }
}

function source(root: ParentNode, name: string | undefined): DOMRect | undefined {
  const place = name ? root.querySelector(`[data-flip-source="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
  return place?.width ? place : undefined;
}
