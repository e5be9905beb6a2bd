// The route: which page an address means, and moving between them without loading anew.

export type Page = "home" | "new" | "table" | "rules" | "replay" | "people" | "settings" | "missing";

export interface Route {
  page: Page;
  /** The game, table or person that the page is about. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: Record<string, Page> = { new: "new", t: "table", rules: "rules", replay: "replay", people: "people" };

export function read(address: URL): Route {
  const [first = "", id = "", ...more] = address.pathname.split("/").filter(Boolean);
  const base = { id, query: address.searchParams, hash: decodeURIComponent(address.hash.slice(1)) };
  if (!first) return { page: "home", ...base };
  if (first === "settings" && !id) return { page: "settings", ...base };
  const page = PAGES[first];
  return { page: page && id && more.length === 0 ? page : "missing", ...base };
}

let current = $state.raw<Route>(read(new URL(location.href)));

export function route(): Route {
  return current;
}

export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = read(new URL(location.href));
  if (!current.hash) scrollTo(0, 0);
}

/** Links within the client change the page; everything else is the browser's. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = read(new URL(location.href))));
  addEventListener("hashchange", () => (current = read(new URL(location.href))));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    const { page } = read(new URL(link.href));
    if (page === "missing" || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
