// Bots are film cameras: as many different ones as there are names of bots.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
const { cameraOf } = await clientModule("table/cameras.ts");

/** What is drawn, without its colours: those of seats change, and not everybody tells them apart. */
const shapeOf = (name) => {
  const { metal, light, ...shape } = cameraOf(name);
  assert.ok(metal && light);
  return JSON.stringify(shape);
};

test("the nine names of bots are nine different drawings, whatever their colours", () => {
  const source = readFileSync(join(root, "src/table/names.hpp"), "utf8");
  const [, list] = /bot_names\{([^}]+)\}/.exec(source);
  const names = [...list.matchAll(/"(\w+)"/g)].map(([, name]) => name);
  assert.equal(names.length, 9);
  assert.equal(new Set(names.map(shapeOf)).size, 9);
  const numbered = names.map((_, i) => `Bot ${i + 1}`);
  assert.equal(new Set(numbered.map(shapeOf)).size, 9, "in older logs they are numbered");
  assert.equal(shapeOf("Somebody"), shapeOf("Somebody"));
});
