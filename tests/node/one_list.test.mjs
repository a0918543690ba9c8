// A game of the client is its folder and a line in web/src/games/list.ts: nothing that games share names one of them.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { games, root } from "./support.mjs";

const web = join(root, "web");
const list = "src/games/list.ts";
const skipped = /(^|\/)(node_modules|types)\/|^package-lock\.json$/;
const files = readdirSync(web, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(web.length + 1))
  .filter((file) => !skipped.test(file) && /\.(ts|mjs|js|svelte|css|html|json)$/.test(file));
const folderOf = (file) => games.find((game) => file.startsWith(`src/games/${game}/`));

/** Where a text names one of these games: "maybe" is a word of English, too, and then stands before another one. */
const namesIn = (text, named) => {
  const name = new RegExp(`\\b(${named.join("|")})(?![a-z])(?! (?!in\\b)[a-z]+)`, "i");
  return text.split("\n").flatMap((line, at) => (name.test(line) ? [at + 1] : []));
};

test("what names a game is found", () => {
  const all = ["cinecitta", "maybe"];
  assert.deepEqual(namesIn('import { maybe } from "./x";\nconst a = "../cinecitta/b";\nhtml.maybe {', all), [1, 2, 3]);
  assert.deepEqual(namesIn('maybe: 1\nall[game] === "maybe"\nCinecitta', all), [1, 2, 3]);
  assert.deepEqual(namesIn("// a list, maybe empty\ncinecittas", all), []);
});

test("no source that games share names a game, but the list", () => {
  assert.ok(files.length > 400 && files.includes(list), `${files.length} files`);
  const shared = files.filter((file) => !folderOf(file) && file !== list);
  const found = shared.flatMap((file) => [
    ...(namesIn(file, games).length ? [file] : []),
    ...namesIn(readFileSync(join(web, file), "utf8"), games).map((line) => `${file}:${line}`),
  ]);
  assert.deepEqual(found, []);
});

test("no game's folder reaches into that of another", () => {
  const found = files.filter(folderOf).flatMap((file) => {
    const others = games.filter((game) => game !== folderOf(file));
    const reaches = new RegExp(`from "[^"]*/(${others.join("|")})/|import(\\(| )"[^"]*/(${others.join("|")})/`);
    return reaches.test(readFileSync(join(web, file), "utf8")) ? [file] : [];
  });
  assert.deepEqual(found, []);
});

test("every game is in the list, and has what is looked for in its folder", () => {
  const folders = readdirSync(join(web, "src/games"), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.deepEqual(folders.map(({ name }) => name).filter((name) => name !== "shared").sort(), [...games].sort());
  const listed = readFileSync(join(web, list), "utf8").matchAll(/from "\.\/(\w+)\/words\.en"/g);
  assert.deepEqual([...listed].map(([, game]) => game).sort(), [...games].sort());
  const needed = [
    ...["index.ts", "Table.svelte", "bill.ts", "chapters.ts", "moments.ts", "scenes/index.ts", "reason.ts"],
    ...["course.ts", "firsts.ts", "Pictures.svelte", "Vignette.svelte", "fonts.css", "skin.css"],
    ...["words.fr.ts", "guide.en.ts", "guide.fr.ts", "french.ts"],
  ];
  const missing = games.flatMap((game) => needed.map((file) => `src/games/${game}/${file}`)).filter((file) => !existsSync(join(web, file)));
  assert.deepEqual(missing, []);
});
