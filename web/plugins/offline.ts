// Writes sw.js: the service worker of src/worker/offline.js, told which files the build has, which of them are kept only
// once somebody has wanted them, and which build it is.
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { filesIn } from "./built";

export function offline(worker: string): Plugin {
  let folder = "";
  return {
    name: "backlot-offline",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      order: "post",
      sequential: true,
      handler() {
        const built = filesIn(folder);
        const hash = createHash("sha256");
        for (const file of built) hash.update(file).update(readFileSync(join(folder, file)));
        // The page itself is kept under its address.
        const paths = built.map((file) => (file === "index.html" ? "/" : `/${file}`));
        const late = paths.filter((path) => path.endsWith(".net"));
        const files = paths.filter((path) => !late.includes(path));
        const facts = { version: hash.digest("hex").slice(0, 16), files, late };
        const text = readFileSync(worker, "utf8");
        writeFileSync(join(folder, "sw.js"), `const build = ${JSON.stringify(facts)};\n${text}`);
      },
    },
  };
}
