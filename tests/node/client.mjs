// Modules of the client, bundled for Node.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";

const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const require = createRequire(join(root, "web/package.json"));
const { build, transformSync } = require("esbuild");
const { compileModule } = require("svelte/compiler");

const call = /import\.meta\.glob(?:<[^()]*>)?\(\s*"([^"]+)\/\*\/([^"]+)"(?:,\s*\{([^}]*)\})?,?\s*\)/g;
/** A script in which `import.meta.glob` is what Vite would make of it; components and styles stay away. */
function globbed(text, path) {
  const imports = [];
  const code = text.replace(call, (_, folder, name, how = "") => {
    const [, part] = /import: "(\w+)"/.exec(how) ?? [];
    const fits = new RegExp(`^${name.replaceAll(".", "\\.").replace("*", "[^/]*")}$`);
    const filesOf = (game) => readdirSync(join(dirname(path), folder, game)).filter((file) => fits.test(file));
    const games = readdirSync(join(dirname(path), folder), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const files = games.flatMap(({ name: game }) => filesOf(game).map((file) => `${folder}/${game}/${file}`));
    const found = files.filter((file) => file.endsWith(".ts")).map((file) => {
      const as = `glob${imports.length}`;
      imports.push(`import * as ${as} from "${file}";`);
      return `"${file}": ${part ? `${as}.${part}` : as}`;
    });
    return `({ ${found.join(", ")} })`;
  });
  return [...imports, code].join("\n");
}
// What Vite and Svelte make of a script: globs, and what a *.svelte.ts file says with $state and $derived.
const scripts = {
  name: "scripts",
  setup: (bundle) =>
    bundle.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const contents = globbed(readFileSync(path, "utf8"), path);
      if (!path.endsWith(".svelte.ts")) return { contents, loader: "ts" };
      const { code } = transformSync(contents, { loader: "ts", target: "esnext" });
      return { contents: compileModule(code, { filename: path, generate: "client" }).js.code, loader: "js" };
    }),
};
// What Vite's plugins would make: neither engines nor rules stand behind these modules.
const virtual = {
  name: "virtual",
  setup: (bundle) => {
    bundle.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: "virtual" }));
    bundle.onLoad({ filter: /.*/, namespace: "virtual" }, () => ({
      contents: "export const games = [], engines = {}, networks = {}; export default [];",
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
    plugins: [scripts, virtual],
    bundle: true,
    format: "esm",
    platform: "node",
    write: false,
    logLevel: "error",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
