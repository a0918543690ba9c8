// The rulebook of each game: all its clauses in order, found by words, numbers and without accents.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { games, root } from "./support.mjs";

const { pieces, search, sectionsOf } = await clientModule("rulebook/book.ts");
const { readRules } = await clientModule("../plugins/rules.ts");
const rules = (game, folder = "rules") => readRules(readFileSync(join(root, "docs", folder, `${game}.md`), "utf8"));
const ids = (sections) => sections.flatMap(({ entries }) => entries.map(({ id }) => id));

test("a book has every clause once, in the order of the sections", () => {
  for (const game of games) {
    const sections = sectionsOf(rules(game));
    assert.deepEqual(ids(sections), Object.keys(rules(game).clauses), game);
    assert.equal(new Set(sections.map(({ title }) => title)).size, sections.length, game);
  }
});
test("clauses are found by number, by several words, and without accents", () => {
  const book = sectionsOf(rules("cinecitta"));
  assert.deepEqual(ids(search(book, "c37-40")), ["C37-40"]);
  assert.ok(ids(search(book, "wages pen")).includes("C37-51"));
  assert.deepEqual(search(book, "zeppelin"), []);
  assert.deepEqual(search(book, "  "), book);
  const french = sectionsOf(rules("cinecitta", "rules.fr"));
  assert.ok(ids(search(french, "qualite")).length > 0, "qualité");
});
test("the numbers of other clauses in a text are links", () => {
  assert.deepEqual(pieces("Each by C37-30 to C37-33."), [
    { text: "Each by ", clause: false },
    { text: "C37-30", clause: true },
    { text: " to ", clause: false },
    { text: "C37-33", clause: true },
    { text: ".", clause: false },
  ]);
});
