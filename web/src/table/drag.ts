// Drag: pointer events for things that are pulled onto others. Mouse and pen pull at once; a finger first rests on the
// thing for a moment, since without that rest the same movement scrolls the page.
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
const REST = 200; // milliseconds after which a finger holds the thing
const EDGE = 70; // pixels from the edge of the window where the page follows a drag
const PACE = 9; // pixels that it follows by in a frame
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
  let start: { x: number; y: number; scrolled: number; id: number } | null = null;
  let at = { x: 0, y: 0 };
  let held = false;
  let moved = false;
  let timer = 0;

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

  function hold(): void {
    held = true;
    node.classList.add("held");
  }

  function down(event: PointerEvent): void {
    if (!state.enabled || event.button !== 0) return;
    start = { x: event.clientX, y: event.clientY, scrolled: scrollY, id: event.pointerId };
    moved = false;
    held = false;
    if (event.pointerType === "touch") timer = window.setTimeout(hold, REST);
    else hold();
    // A quick pointer has left the thing before it is first heard of again.
    for (const [name, handler] of Object.entries(anywhere)) addEventListener(name, handler);
  }

  function move(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    at = { x: event.clientX, y: event.clientY };
    if (!moved && Math.hypot(at.x - start.x, at.y - start.y) < FAR) return;
    if (!held) {
      finish();
      return;
    }
    if (!moved) {
      moved = true;
      node.classList.add("dragging");
      if (state.drags) state.play.choose(state.drags);
      requestAnimationFrame(follow);
    }
    put();
  }

  function put(): void {
    if (start) node.style.translate = `${at.x - start.x}px ${at.y - start.y + scrollY - start.scrolled}px`;
  }

  /** Near the upper or lower edge the page scrolls along: the place to drop on may be out of sight. */
  function follow(): void {
    if (!start) return;
    const way = at.y < EDGE ? -1 : at.y > innerHeight - EDGE ? 1 : 0;
    if (way) {
      scrollBy({ top: way * PACE, behavior: "instant" });
      put();
    }
    requestAnimationFrame(follow);
  }

  function finish(): void {
    clearTimeout(timer);
    for (const [name, handler] of Object.entries(anywhere)) removeEventListener(name, handler);
    start = null;
    node.classList.remove("dragging", "held");
    node.style.translate = "";
  }

  function up(event: PointerEvent): void {
    if (!start || event.pointerId !== start.id) return;
    finish();
    if (!moved) return;
    if (event.type === "pointercancel") {
      state.play.clear();
      return;
    }
    const found = under(event.clientX, event.clientY, node);
    if (found && state.drags) state.play.drop(state.drags, found.says);
    // The click that follows a drag at once is none.
    const swallow = (click: Event): void => click.stopImmediatePropagation();
    node.addEventListener("click", swallow, { capture: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
  }

  /** A finger that holds a thing neither scrolls the page nor calls up a menu. */
  function keep(event: Event): void {
    if (start && held && event.cancelable) event.preventDefault();
  }

  const anywhere = { pointermove: move, pointerup: up, pointercancel: up } as unknown as Record<string, EventListener>;
  const here = { pointerdown: down, touchmove: keep, contextmenu: keep } as unknown as Record<string, EventListener>;
  for (const [name, handler] of Object.entries(here)) node.addEventListener(name, handler, { passive: false });
  aim();
  return {
    update(next) {
      state = next;
      aim();
    },
    destroy() {
      finish();
      for (const [name, handler] of Object.entries(here)) node.removeEventListener(name, handler);
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
