// The types of the client, which are made from the schemas, take what the engine really sends, and nothing else.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { play, welcome } from "./french.mjs";
import { engineFor, games, goldenRecords, root } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const ts = require("typescript");
const golden = goldenRecords();

/** What the compiler says against files that are only here: name to text. */
function faults(files) {
  const options = { strict: true, noEmit: true, lib: ["lib.es2023.d.ts"], types: [] };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => path in files || fileExists.call(host, path);
  host.readFile = (path) => files[path] ?? readFile.call(host, path);
  host.directoryExists = () => true; // folders of these files, too
  host.getSourceFile = (path, target) =>
    path in files ? ts.createSourceFile(path, files[path], target) : getSourceFile.call(host, path, target);
  const program = ts.createProgram(Object.keys(files), options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
}
const typesOf = (game) => readFileSync(join(root, "web/types", `${game}.ts`), "utf8");
const different = (values) => [...new Set(values.map((value) => JSON.stringify(value)))];
const literals = (name, type, values) => `export const ${name}: ${type}[] = [${different(values).join(",\n")}];`;

/** Views, outlooks, events with the parts of their amounts, and tellings of a few records, through all eyes. */
function seen(game) {
  const all = { views: [], outlooks: [], events: [], parts: [], tellings: [] };
  for (const { bytes } of golden.filter(({ name }) => name.startsWith(game)).slice(0, 3)) {
    const backlot = engineFor(bytes);
    const { seats, steps } = backlot.replayOpen(bytes);
    for (const eyes of ["watch", 1, seats.length]) {
      const items = backlot.replayLog(eyes).flatMap((step) => step.items);
      all.events.push(...items.flatMap(({ event }) => event ?? []));
      all.parts.push(...items.flatMap(({ parts }) => (parts ? [parts] : [])));
      for (let at = 0; at < 6; ++at) {
        const { view, outlook } = backlot.replayStep(Math.floor((at * steps) / 5), eyes);
        all.views.push(view);
        all.outlooks.push(outlook);
      }
      for (let step = 0; step <= steps; ++step) {
        const told = backlot.replayFrames(step, eyes).flatMap(({ tellings = [] }) => tellings);
        all.tellings.push(...told.map(({ telling }) => telling));
      }
    }
  }
  return all;
}

test("every game has its types", () => {
  const { $defs } = JSON.parse(readFileSync(join(root, "docs/protocol.games.schema.json"), "utf8"));
  for (const name of Object.keys($defs).filter((each) => each.includes("-"))) {
    const [game, kind] = name.split("-");
    const type = kind[0].toUpperCase() + kind.slice(1);
    assert.match(typesOf(game), new RegExp(`^export (type|interface) ${type}\\b`, "m"), name);
  }
});

test("what the engine sends is of these types", () => {
  const files = {};
  for (const game of games) {
    const { views, outlooks, events, parts, tellings } = seen(game);
    assert.ok(views.length > 10 && events.length > 10 && tellings.length > 10, game);
    const known = outlooks.filter((outlook) => outlook !== null);
    files[`/${game}.ts`] = typesOf(game);
    files[`/${game}_seen.ts`] = [
      `import type * as Engine from "./${game}";`,
      literals("views", "Engine.View", views),
      literals("events", "Engine.Event", events),
      literals("tellings", "Engine.Telling", tellings),
      known.length > 0 ? literals("outlooks", "Engine.Outlook", known) : "",
      parts.length > 0 ? literals("parts", "Engine.Parts", parts) : "",
    ].join("\n");
  }
  assert.deepEqual(faults(files), []);
});

test("a payout is said with its parts, which come to its money", () => {
  const record = golden.find(({ name }) => name.startsWith("boulevard")).bytes;
  const backlot = engineFor(record);
  backlot.replayOpen(record);
  const items = backlot.replayLog("watch").flatMap((step) => step.items);
  const paid = items.filter(({ event }) => event?.kind === "paid_out");
  assert.ok(paid.length > 3);
  for (const { event, parts = [] } of paid) {
    const sum = (amounts) => amounts.reduce((all, each) => all + each, 0);
    assert.equal(sum(parts.map(({ money }) => money)), event.money);
    assert.deepEqual(parts.map(({ dice }) => dice), event.faces.filter((count) => count > 0));
  }
  assert.ok(items.every(({ event, parts }) => event?.kind === "paid_out" || !parts));
});

test("how long texts may be is what the schema says", async () => {
  const { mostBytes } = await clientModule("../types/bounds.ts");
  const { $defs } = JSON.parse(readFileSync(join(root, "docs/protocol.schema.json"), "utf8"));
  const { title, line } = $defs.title_request.properties;
  assert.deepEqual(mostBytes.title_request, { title: title.maxLength, line: line.maxLength });
  const { cutTo } = await clientModule("lib/bytes.ts");
  const most = mostBytes.title_request.title;
  assert.equal(cutTo("x".repeat(most), most), "x".repeat(most));
  assert.equal(cutTo("é".repeat(most), most), "é".repeat(most / 2));
  assert.equal(cutTo(`${"x".repeat(most - 1)}🎬`, most), "x".repeat(most - 1));
});

test("what a table sends is of these types", () => {
  const messages = new Map();
  const [game] = welcome().games;
  play(game, {}, 3, (message) => {
    const heard = messages.get(message.type) ?? [];
    if (heard.length < 5) messages.set(message.type, [...heard, message]);
  });
  assert.ok(messages.size > 3);
  const seen = [...messages.values()].flat();
  const files = {
    ...Object.fromEntries(["games", ...games].map((name) => [`/types/${name}.ts`, typesOf(name)])),
    "/types/protocol.ts": typesOf("protocol"),
    // What games put in is looked at above; here it may be anything.
    "/src/lib/parts.ts": readFileSync(join(root, "web/src/lib/parts.ts"), "utf8").replace(/= .*;/g, "= any;"),
    "/types/seen.ts": `import type { Message } from "./protocol";\n${literals("messages", "Message", seen)}`,
  };
  assert.deepEqual(faults(files), []);
  const damaged = [{ ...seen[0], more: 1 }];
  files["/types/seen.ts"] = `import type { Message } from "./protocol";\n${literals("messages", "Message", damaged)}`;
  assert.equal(faults(files).length, 1);
});

test("and nothing else is", () => {
  const [game] = games;
  const [view] = seen(game).views;
  const seenFrom = (value) => ({
    "/types.ts": typesOf(game),
    "/seen.ts": `import type { View } from "./types";\n${literals("views", "View", [value])}`,
  });
  assert.deepEqual(faults(seenFrom(view)), []);
  assert.equal(faults(seenFrom({ ...view, more: 1 })).length, 1);
  assert.equal(faults(seenFrom({ ...view, step: "none" })).length, 1);
  assert.equal(faults(seenFrom({ ...view, desks: undefined })).length, 1);
});
