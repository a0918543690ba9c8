// What the engine sends in practice fits the schema of messages, and the types that are made from it; damaged messages
// do not.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { play, welcome } from "./french.mjs";
import { engines, root } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const Ajv = require("ajv/dist/2020.js").default;
const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const games = readJson("docs/protocol.games.schema.json");
const protocol = readJson("docs/protocol.schema.json");

/** Whether something is a "request" or a "message". */
function fits(what) {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addSchema(games, "protocol.games.schema.json");
  ajv.addSchema(protocol, "protocol.schema.json");
  const validate = ajv.getSchema(`protocol.schema.json#/$defs/${what}`);
  // What is wrong, said of its own type rather than of all.
  const faults = (value) => {
    const own = ajv.getSchema(`protocol.schema.json#/$defs/${value.type}_${what}`);
    return own?.(value) === false ? JSON.stringify(own.errors.slice(0, 3)) : "none of them";
  };
  return (value) => validate(value) || faults(value);
}

test("every message of a game fits the schema, and a damaged one does not", () => {
  const isMessage = fits("message");
  const seen = new Map();
  for (const game of welcome().games) {
    play(game, { players: Math.max(3, game.min_players) }, 7, (message) => {
      assert.equal(isMessage(message), true, `${game.id}: ${message.type}`);
      seen.set(message.type, message);
    });
  }
  assert.deepEqual([...seen.keys()].sort(), ["ack", "table", "update", "welcome"]);
  for (const message of seen.values()) {
    assert.notEqual(isMessage({ ...message, more: 1 }), true, message.type);
    for (const field of Object.keys(message)) {
      assert.notEqual(isMessage({ ...message, [field]: undefined }), true, `${message.type} without ${field}`);
      assert.notEqual(isMessage({ ...message, [field]: [[7]] }), true, `${message.type} with another ${field}`);
    }
  }
});

test("frames fit the schema with what they tell, in every game", () => {
  const isMessage = fits("message");
  for (const game of welcome().games) {
    const told = new Set();
    const hear = (message) => {
      assert.equal(isMessage(message), true, `${game.id}: ${message.type}`);
      for (const { events, tellings = [] } of message.update?.frames ?? []) {
        for (const { event, telling } of tellings) {
          assert.ok(event < events);
          told.add(telling.kind);
        }
        if (tellings.length === 0) continue;
        const [{ telling }] = tellings;
        const { kind } = telling;
        telling.kind = "none of them";
        assert.notEqual(isMessage(message), true, game.id);
        telling.kind = kind;
      }
    };
    play(game, { players: Math.max(3, game.min_players) }, 7, hear, { frames: true });
    assert.ok(told.size > 0, game.id);
  }
});

test("a refusal says its name, and fits the schema", () => {
  const [backlot] = Object.values(engines);
  const isMessage = fits("message");
  backlot.practiceBegin({ seed: "00".repeat(32) });
  const said = (message) => backlot.practiceReceive(message).messages[0];
  const refusals = [
    [{ type: "start", id: "a" }, "hello_first"],
    [{ type: "hello", version: 2 }, "other_version"],
    [{ type: "hello", version: 1 }, undefined],
    [{ type: "start", id: "a" }, "join_first"],
    [{ type: "start" }, "bad_id"],
    [{ type: "dance", id: "a" }, "unknown_type"],
    [{ type: "sit", id: "a", seat: 1, name: "Ada" }, "missing_field"],
    [{ type: "sit", id: "a", seat: 99, name: "Ada", commitment: "" }, "bad_field"],
    [{ type: "pause", id: "a", seat: 1 }, "unknown_field"],
    [{ type: "join", id: "a", table: "nowhere" }, "no_such_table"],
  ];
  for (const [message, name] of refusals) {
    const answer = said(message);
    assert.equal(answer.name, name, JSON.stringify(message));
    assert.equal(isMessage(answer), true, JSON.stringify(answer));
  }
});

test("requests fit the schema as docs/protocol.md shows them", () => {
  const isRequest = fits("request");
  const shown = [...readFileSync(join(root, "docs/protocol.md"), "utf8").matchAll(/^ {4}→ (\{.*\})$/gm)];
  assert.ok(shown.length >= 8, `${shown.length} requests`);
  for (const [, text] of shown) {
    const request = JSON.parse(text.replace(/"([0-9a-f]{8})…"/, (_, digits) => `"${digits.repeat(8)}"`));
    assert.equal(isRequest(request), true, text);
  }
});
