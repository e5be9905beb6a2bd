// After the build: every file packed for those who take gzip, and a list of the shell for the offline worker.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const PACKED = /\.(js|css|html|svg|webmanifest|json)$/;
const SHELL = /\.(js|css|woff2)$/;

export function shell(): Plugin {
  let folder = "";
  return {
    name: "regalia-shell",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const assets = readdirSync(join(folder, "assets")).map((name) => `assets/${name}`);
      const listed = ["/", "/icon.svg", ...assets.filter((name) => SHELL.test(name)).map((name) => `/${name}`)].sort();
      const digest = createHash("sha256").update(listed.join("\n")).update(readFileSync(join(folder, "index.html"))).digest("hex");
      const worker = readFileSync(join(folder, "sw.js"), "utf8");
      const filled = worker.replace('"SHELL"', JSON.stringify(listed).slice(1, -1)).replace("DIGEST", digest.slice(0, 16));
      writeFileSync(join(folder, "sw.js"), filled);
      for (const name of [...assets, ...readdirSync(folder).filter((one) => one !== "assets")]) {
        if (PACKED.test(name)) writeFileSync(join(folder, `${name}.gz`), gzipSync(readFileSync(join(folder, name)), { level: 9 }));
      }
    },
  };
}
