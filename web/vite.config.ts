import { resolve } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./vite/icons.ts";
import { shell } from "./vite/shell.ts";
import { texts } from "./vite/texts.ts";

const SERVER = process.env.REGALIA_SERVER ?? "http://127.0.0.1:8700";

export default defineConfig({
  plugins: [icons(), texts(), svelte(), shell()],
  server: {
    fs: { allow: [resolve(import.meta.dirname, "..")] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true }, "^/t/[^/]+/qr.svg": SERVER },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: ["src/test.ts"] },
  build: {
    outDir: resolve(import.meta.dirname, "../src/regalia/server/static/client"),
    emptyOutDir: true,
    // A data: address in a style sheet would need a looser policy than the server sends.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
