// Tests of what runs in the browser and needs no browser; they lie in tests/, as all tests do.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { transformWithEsbuild, type Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { compileModule } from "svelte/compiler";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What a *.svelte.ts file says with $state and $derived, as browsers have it. */
const runes: Plugin = {
  name: "runes",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".svelte.ts")) return null;
    const { code } = await transformWithEsbuild(readFileSync(id, "utf8"), id, { target: "esnext" });
    return compileModule(code, { filename: id, generate: "client" }).js.code;
  },
};
/** Neither engines nor rules stand behind these modules. */
const virtual: Plugin = {
  name: "virtual",
  resolveId: (id) => (id.startsWith("virtual:") ? `\0${id}` : null),
  load: (id) =>
    id.startsWith("\0virtual:")
      ? "export const games = [], levels = [], engines = {}, networks = {}; export default [];"
      : null,
};

export default defineConfig({
  root: folder(".."),
  plugins: [runes, virtual],
  resolve: {
    alias: { $content: folder("../content"), $engine: folder("../targets/wasm"), $types: folder("types") },
  },
  server: { fs: { allow: [folder("..")] } },
  test: { include: ["tests/pace/**/*.test.ts"], globals: true, watch: false },
  cacheDir: folder("node_modules/.vitest"),
});
