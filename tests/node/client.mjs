// Modules of the client, bundled for Node.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const require = createRequire(join(root, "web/package.json"));
const { build, transformSync } = require("esbuild");
const { compileModule } = require("svelte/compiler");

// What a *.svelte.ts file says with $state and $derived.
const runes = {
  name: "runes",
  setup: (bundle) =>
    bundle.onLoad({ filter: /\.svelte\.ts$/ }, ({ path }) => {
      const { code } = transformSync(readFileSync(path, "utf8"), { loader: "ts", target: "esnext" });
      return { contents: compileModule(code, { filename: path, generate: "client" }).js.code, loader: "js" };
    }),
};
// What Vite's plugins would make: neither engines nor rules stand behind these modules.
const virtual = {
  name: "virtual",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: "virtual" }));
    bundle.onLoad({ filter: /.*/, namespace: "virtual" }, () => ({
      contents: "export const games = [], levels = [], engines = {}, networks = {}; export default [];",
    }));
  },
};

/** The exports of a TypeScript file of the client. */
export async function clientModule(path) {
  const { outputFiles } = await build({
    entryPoints: [join(root, "web/src", path)],
    alias: { $content: join(root, "content"), $engine: join(root, "targets/wasm"), $types: join(root, "web/types") },
    conditions: ["browser"],
    define: { "import.meta.env.PROD": "false" },
    plugins: [runes, virtual],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
