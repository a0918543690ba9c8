import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./plugins/compress";
import { games } from "./plugins/games";
import { offline } from "./plugins/offline";
import { rules } from "./plugins/rules";

const root = fileURLToPath(new URL("..", import.meta.url));
const build = process.env.BACKLOT_BINARY_DIR ?? resolve(root, "build");

export default defineConfig({
  plugins: [
    svelte(),
    rules(resolve(root, "docs")),
    games(build, resolve(root, "networks")),
    offline(fileURLToPath(new URL("src/worker/offline.js", import.meta.url))),
    compress(),
  ],
  resolve: {
    alias: [
      { find: "$content", replacement: resolve(root, "content") },
      { find: "$engine", replacement: resolve(root, "targets/wasm") },
      { find: "$types", replacement: resolve(root, "web/types") },
    ],
  },
  worker: { format: "es" },
  build: {
    target: "es2022",
    outDir: resolve(build, "web"),
    emptyOutDir: true,
    // The server's policy allows no data: addresses and no inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
