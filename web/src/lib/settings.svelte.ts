// Settings: what a person has chosen on this device; kept in the browser, followed by the page at once.

export const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 } as const;
export type Speed = keyof typeof SPEEDS;
export type Theme = "auto" | "light" | "dark";

interface Kept {
  lang: string;
  theme: Theme;
  speed: Speed;
  sound: boolean;
  notify: boolean;
}

const KEY = "regalia-settings";
const USUAL: Kept = { lang: "", theme: "auto", speed: "normal", sound: true, notify: false };

function read(): Kept {
  try {
    return { ...USUAL, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...USUAL };
  }
}

export const settings = $state<Kept>(read());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let changes = $state(0);
for (const query of [dark, still]) query.addEventListener("change", () => changes++);

/** Light or dark, as chosen or as the device has it. */
export function theme(): "light" | "dark" {
  void changes;
  if (settings.theme !== "auto") return settings.theme;
  return dark.matches ? "dark" : "light";
}

/** How much longer or shorter motion takes; 0 where the device or the person wants none. */
export const motion = {
  get factor(): number {
    void changes;
    return still.matches ? 0 : SPEEDS[settings.speed];
  },
};

/** Keeps what is chosen and dresses the page; runs as long as the page lives. */
export function followSettings(): void {
  $effect.root(() => {
    $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
    $effect(() => {
      document.documentElement.dataset.theme = theme();
      document.documentElement.dataset.motion = motion.factor === 0 ? "off" : "on";
    });
  });
}

/** The language to begin with: chosen, else the browser's. */
export function firstLanguage(): "en" | "ru" {
  if (settings.lang === "en" || settings.lang === "ru") return settings.lang;
  return navigator.languages.some((lang) => lang.startsWith("ru")) ? "ru" : "en";
}
