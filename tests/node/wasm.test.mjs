// The same rules in WebAssembly: the same hashes, the same faults in the same words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engineFor, engines, games, goldenRecords, linesOf, nativeGames, nativeVerify } from "./support.mjs";

const golden = goldenRecords();

test("content hashes and behaviour signatures are the native ones", () => {
  assert.deepEqual(games.flatMap((game) => engines[game].games()), nativeGames());
});

test("native records replay to the state hash of their closing line", () => {
  assert.ok(golden.length >= 5);
  for (const { name, bytes } of golden) {
    const lines = linesOf(bytes);
    const said = engineFor(bytes).verify(bytes);
    assert.equal(said.ok, true, `${name}: ${said.why}`);
    assert.equal(said.finished, true, name);
    assert.equal(said.state, lines.at(-1).state, name);
    assert.equal(said.moves, lines.filter((line) => "move" in line).length, name);
  }
});

test("an unfinished record is accepted as such", () => {
  const text = golden[0].bytes.toString("utf8");
  const said = engineFor(text).verify(text.split("\n").slice(0, 12).join("\n") + "\n");
  assert.equal(said.ok, true);
  assert.equal(said.finished, false);
});

// Each record with one byte changed, left out or added, or cut off: evenly spread positions.
function* damaged(bytes, positions) {
  for (let i = 0; i < positions; ++i) {
    const at = Math.floor((i * bytes.length) / positions);
    const changed = Buffer.from(bytes);
    changed[at] ^= 1 << (i % 8);
    yield changed;
    yield Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]);
    yield Buffer.concat([bytes.subarray(0, at), Buffer.from("0"), bytes.subarray(at)]);
    yield bytes.subarray(0, at);
  }
}

test("broken records are rejected with the native fault", () => {
  const places = Math.ceil(1200 / golden.length);
  const texts = golden.flatMap(({ bytes }) => [...damaged(bytes, places)]);
  texts.push(Buffer.from("[".repeat(100000) + "\n"), Buffer.from([0xff, 0x0a]), Buffer.from("\n"));
  texts.push(Buffer.from('{"record":1,"game":"chess"}\n'), Buffer.from('{"record":9,"game":"cinecitta"}\n'));
  const native = nativeVerify(texts);
  assert.equal(native.length, texts.length);
  let rejected = 0;
  texts.forEach((text, i) => {
    const backlot = engineFor(text);
    assert.deepEqual(backlot.verify(text), native[i]);
    if (native[i].ok) return;
    if (i % 16 === 0) assert.deepEqual(backlot.replayOpen(text), native[i]); // by the same code
    ++rejected;
  });
  assert.ok(rejected > texts.length * 0.9);
});

test("many calls leak no memory", () => {
  const { bytes } = golden[0];
  const backlot = engineFor(bytes);
  for (let i = 0; i < 50; ++i) backlot.verify(bytes);
  const before = backlot.memoryBytes();
  for (let i = 0; i < 200; ++i) backlot.verify(bytes);
  assert.equal(backlot.memoryBytes(), before);
});

test("a module has one game, and says so of records of others", () => {
  for (const game of games) {
    assert.deepEqual(engines[game].games().map((each) => each.game), [game]);
    const { bytes } = golden.find(({ name }) => !name.startsWith(`${game}/`));
    assert.match(engines[game].verify(bytes).why, /^there is no game/);
  }
});
