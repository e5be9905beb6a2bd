// Notices: short sentences at the edge of the page, also read aloud; and what only screen readers hear.

export interface Notice {
  id: number;
  text: string;
  link?: { href: string; text: string } | undefined;
  bad: boolean;
}

const STAY = 9000;
let count = 0;
let shown = $state.raw<Notice[]>([]);
let spoken = $state("");

export function notices(): Notice[] {
  return shown;
}

export function announcement(): string {
  return spoken;
}

/** Says something to screen readers alone: what everybody else sees on the table. */
export function announce(text: string): void {
  spoken = text;
}

export function notice(text: string, link?: Notice["link"], bad = false): void {
  const id = ++count;
  shown = [...shown.slice(-2), { id, text, link, bad }];
  setTimeout(() => dismiss(id), STAY);
}

export function dismiss(id: number): void {
  shown = shown.filter((one) => one.id !== id);
}
