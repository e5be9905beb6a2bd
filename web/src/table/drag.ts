// Drag: pointer events for things that are pulled onto others; works with mouse, pen and finger.
import type { Play, Says } from "./play.svelte";

interface Dragged {
  play: Play;
  says: Says | undefined;
  /** What is dragged; the element itself stands for `says` as a place to drop on. */
  drags: Says | undefined;
  enabled: boolean;
}

interface Target {
  play: Play;
  says: Says;
}

const FAR = 8; // pixels after which a press is a drag and not a tap
const targets = new WeakMap<Element, Target>();

/** Makes an element a place to drop on. */
export function target(node: HTMLElement, given: Target): { update(next: Target): void } {
  node.dataset.drop = "";
  targets.set(node, given);
  return { update: (next) => targets.set(node, next) };
}

/** Lets an element be dragged while it is enabled; every thing that says something is a target too. */
export function drag(node: HTMLElement, given: Dragged): { update(next: Dragged): void; destroy(): void } {
  let state = given;
  let start: { x: number; y: number; id: number } | null = null;
  let moved = false;

  function aim(): void {
    if (state.says) {
      node.dataset.drop = "";
      targets.set(node, { play: state.play, says: state.says });
    } else {
      delete node.dataset.drop;
      targets.delete(node);
    }
    node.classList.toggle("draggable", state.enabled);
  }

  function down(event: PointerEvent): void {
    if (!state.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    moved = false;
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!moved && Math.hypot(x, y) < FAR) return;
    if (!moved) {
      moved = true;
      node.setPointerCapture(start.id);
      node.classList.add("dragging");
      if (state.drags) state.play.choose(state.drags);
    }
    node.style.translate = `${x}px ${y}px`;
  }

  function up(event: PointerEvent): void {
    if (!start) return;
    start = null;
    node.classList.remove("dragging");
    node.style.translate = "";
    if (!moved || event.type === "pointercancel") return;
    const found = under(event.clientX, event.clientY, node);
    if (found && state.drags) state.play.drop(state.drags, found.says);
    // The click that follows a drag at once is none.
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    node.addEventListener("click", swallow, { capture: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", up);
  aim();
  return {
    update(next) {
      state = next;
      aim();
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", up);
    },
  };
}

function under(x: number, y: number, self: Element): Target | undefined {
  for (const element of document.elementsFromPoint(x, y)) {
    if (self.contains(element)) continue;
    const place = element.closest("[data-drop]");
    if (place && place !== self && targets.has(place)) return targets.get(place);
  }
  return undefined;
}
