// Look: what was last pointed at, so that its card can be read in full beside the field.
import type { Unit } from "./view.gen";

export interface Seen {
  key: string;
  unit?: Unit | undefined;
  location?: boolean;
}

export class Look {
  seen = $state.raw<Seen | null>(null);

  /** A handler for things: remembers what they show when they are looked at. */
  at(seen: Seen): (looking: boolean) => void {
    return (looking) => {
      if (looking) this.seen = seen;
    };
  }
}
