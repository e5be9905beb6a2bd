// Flip: what is on the table before and after a change glides from its old place to its new one.
// Everything with `data-flip` takes part; a newcomer comes from the element named by `data-flip-from`.

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
      this.places.set(thing.dataset.flip!, thing.getBoundingClientRect());
    }
  }

  /** Lets everything glide; call after the page shows the new view. */
  after(root: ParentNode | null): void {
    if (!root || this.motion.factor === 0 || this.places.size === 0) return;
    for (const thing of root.querySelectorAll<HTMLElement>("[data-flip]")) {
      const now = thing.getBoundingClientRect();
      const old = this.places.get(thing.dataset.flip!) ?? source(root, thing.dataset.flipFrom);
      if (old) this.glide(thing, old, now);
      else this.animate(thing, [{ opacity: 0, transform: "scale(.9)" }, { opacity: 1, transform: "none" }]);
    }
  }

  private glide(thing: HTMLElement, old: DOMRect, now: DOMRect): void {
    const [x, y] = [old.left - now.left, old.top - now.top];
    const scale = now.width > 0 ? old.width / now.width : 1;
    if (Math.abs(x) + Math.abs(y) < 2 && Math.abs(scale - 1) < 0.02) return;
    this.animate(thing, [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 20 },
      { transform: "none", transformOrigin: "0 0", zIndex: 20 },
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
  return name ? root.querySelector(`[data-flip-source="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}
