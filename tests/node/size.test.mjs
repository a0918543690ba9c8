// What a phone has to load: the client without the engine, and the engine, as the server sends them.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { test } from "node:test";
import { build, games, root } from "./support.mjs";

const web = join(build, "web");
const page = readFileSync(join(web, "index.html"), "utf8");

// Packed or, where that gains nothing, as it is.
const sent = (file, ending) => {
  const packed = join(web, `${file}.${ending}`);
  return statSync(existsSync(packed) ? packed : join(web, file)).size;
};

/** Everything that is fetched before the first page is there: what index.html names, and what those import at once. */
function firstLoad() {
  const files = new Set(["index.html"]);
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    if (!file.endsWith(".js")) return;
    const text = readFileSync(join(web, file), "utf8");
    for (const [, path] of text.matchAll(/(?:^|[;}\s])(?:import|export)[^;"'()]*["'](\.[^"']+)["']/g)) {
      add(posix.join(dirname(file), path));
    }
  };
  for (const [, path] of page.matchAll(/(?:src|href)="\/([^"]+)"/g)) add(path);
  return [...files];
}

/** What the styles among them name. */
const fontsOf = (files) =>
  files
    .filter((each) => each.endsWith(".css"))
    .flatMap((file) => [...readFileSync(join(web, file), "utf8").matchAll(/url\(\/([^)]+\.woff2)\)/g)].map(([, font]) => font));

const modules = readdirSync(join(web, "assets")).filter((name) => name.endsWith(".wasm"));
const engineOf = (game) => join("assets", modules.find((name) => name.startsWith(`${game}-`)));
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

test("the first load is under 250 kB compressed, fonts included", () => {
  const files = firstLoad();
  assert.ok(files.some((file) => file.endsWith(".js")) && files.some((file) => file.endsWith(".css")), files.join());
  files.push(...fontsOf(files));
  const all = (ending) => files.reduce((sum, file) => sum + sent(file, ending), 0);
  console.log(`first load: ${kilobytes(all("br"))} with brotli, ${kilobytes(all("gz"))} with gzip (${files.length} files)`);
  assert.ok(all("gz") < 250_000);
});

/** A script that is imported when it is needed, found by what stands before its name, and what comes with it. */
function lateLoad(before) {
  const late = new RegExp(`${before}([^"]+)"\\)(?:\\.then\\([^)]*\\))?,\\s*__vite__mapDeps\\(\\[([\\d,]*)\\]\\)`);
  for (const file of firstLoad().filter((each) => each.endsWith(".js"))) {
    const text = readFileSync(join(web, file), "utf8");
    const found = late.exec(text);
    if (!found) continue;
    const all = /m\.f=\[([^\]]*)\]/.exec(text)[1].replaceAll('"', "").split(",");
    return found[2].split(",").map((at) => all[at]);
  }
  throw new Error(`nothing is imported by ${before}`);
}

const tables = games.filter((game) => existsSync(join(root, "web/src/games", game, "Table.svelte")));
test("the first load of a table is under 300 kB compressed, fonts included", () => {
  const frame = lateLoad('import\\("\\./(?=Played)');
  for (const game of tables) {
    const files = new Set([...firstLoad(), ...frame, ...lateLoad(`"\\./${game}/Table\\.svelte":[^"]*"\\./`)]);
    for (const font of fontsOf([...files])) files.add(font);
    const fonts = [...files].filter((each) => each.endsWith(".woff2"));
    assert.ok(fonts.length >= 4, `${game}: ${fonts}`);
    const size = [...files].reduce((sum, file) => sum + sent(file, "gz"), 0);
    console.log(`a table of ${game}: ${kilobytes(size)} with gzip (${files.size} files)`);
    assert.ok(size < 300_000);
  }
});

test("the engine of each game is under 400 kB compressed", () => {
  for (const game of games) {
    const engine = engineOf(game);
    console.log(`${game}: ${kilobytes(sent(engine, "br"))} with brotli, ${kilobytes(sent(engine, "gz"))} with gzip`);
    assert.ok(sent(engine, "br") < 400_000);
    assert.ok(sent(engine, "gz") < 400_000); // over plain HTTP browsers take nothing else
  }
});
