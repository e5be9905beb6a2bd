// The dev server answers /api/texts and the fixtures of the harness from the checkout, so that no server need run.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

const ROOT = resolve(import.meta.dirname, "..", "..");

function file(path: string): string | null {
  const text = /^\/api\/texts\/(en|ru)\/([a-z_]+)\.ftl$/.exec(path);
  if (text) return resolve(ROOT, "src/regalia/games", text[2]!, "texts", `${text[1]!}.ftl`);
  const fixtures = /^\/fixtures\/([a-z_]+)\.json$/.exec(path);
  return fixtures ? resolve(ROOT, "build/fixtures", `${fixtures[1]!}.json`) : null;
}

export function texts(): Plugin {
  return {
    name: "regalia-texts",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = file((request.url ?? "").split("?")[0]!);
        if (!found || !existsSync(found)) {
          next();
          return;
        }
        response.setHeader("content-type", found.endsWith(".json") ? "application/json" : "text/plain; charset=utf-8");
        response.end(readFileSync(found));
      });
    },
  };
}
