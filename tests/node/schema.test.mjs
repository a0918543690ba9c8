// Real packs and records fit the schemas that are checked in, and damaged ones do not.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import Ajv from "ajv/dist/2020.js";
import { goldenRecords, linesOf, root } from "./support.mjs";

const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const compile = (path) => new Ajv({ allErrors: false, strict: true, allowUnionTypes: true }).compile(readJson(path));

test("the packs in content/ fit their schemas", () => {
  for (const game of readdirSync(join(root, "content"))) {
    const fits = compile(`content/${game}/schema.json`);
    for (const file of readdirSync(join(root, "content", game))) {
      if (file === "schema.json" || !file.endsWith(".json")) continue;
      if (file === "films.json") continue; // the facts behind a pack
      assert.ok(fits(readJson(`content/${game}/${file}`)), `${game}/${file}: ${JSON.stringify(fits.errors)}`);
    }
  }
});

test("the schema of a pack refuses what the loader refuses", () => {
  const fits = compile("content/cinecitta/schema.json");
  const pack = () => readJson("content/cinecitta/standard.json");
  const broken = [
    (p) => delete p.note,
    (p) => (p.colour = "red"),
    (p) => (p.game = "chess"),
    (p) => (p.cards[0].profession = "boss"),
    (p) => (p.cards[0].number = -1),
    (p) => p.cards[0].copies.pop(),
    (p) => (p.dealing[0].hand = "8"),
  ];
  for (const breakIt of broken) {
    const one = pack();
    breakIt(one);
    assert.equal(fits(one), false, breakIt.toString());
  }
});

test("every line of every golden record fits the schema of records", () => {
  const fits = compile("docs/record.schema.json");
  for (const { name, bytes } of goldenRecords()) {
    linesOf(bytes).forEach((line, i) => {
      assert.ok(fits(line), `${name}:${i + 1}: ${JSON.stringify(fits.errors)}`);
    });
  }
});

test("every example in the documents of records fits the schema of records", () => {
  const fits = compile("docs/record.schema.json");
  const pages = ["docs/record.md", ...readdirSync(join(root, "docs/record")).map((file) => `docs/record/${file}`)];
  for (const page of pages.filter((file) => file.endsWith(".md"))) {
    const examples = readFileSync(join(root, page), "utf8").match(/^ {4}\{.*$/gm);
    for (const example of examples) {
      assert.ok(fits(JSON.parse(example)), `${page}: ${example}: ${JSON.stringify(fits.errors)}`);
    }
  }
});

test("the schema of records refuses broken lines", () => {
  const fits = compile("docs/record.schema.json");
  const [header, , move] = linesOf(goldenRecords()[0].bytes);
  assert.ok(fits(header) && fits(move));
  assert.equal(fits({ ...header, record: 2 }), false);
  assert.equal(fits({ ...header, extra: 1 }), false);
  assert.equal(fits({ ...move, seat: 0 }), false);
  assert.equal(fits({ ...move, action: { kind: "secure", notes: 3 } }), false);
  assert.equal(fits({ ...move, draws: [[1, 2, 3]] }), false);
  assert.equal(fits({ ...move, events: undefined, move: "1" }), false);
  assert.equal(fits({}), false);
});
