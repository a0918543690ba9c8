// Somebody was away: their page was hidden, or had no connection. They see the newest table, and are told of at most
// three things they have missed, the greatest first; of what their page has seen there is more than words.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, Paced, seated, world } from "./seated.mjs";

const moment = (weight, ms, words = "") => ({ weight, ms, draw: words, sound: null, words, lines: [words] });
const item = (frame, ...moments) => ({ frame, moments, since: 0 });
const told = ({ missed }) => missed.map(({ moment: { words }, before, after }) => [words, before, after]);

test("what a hidden page played to its end was missed, and can be shown again from the table before it", () => {
  const here = world();
  const paced = new Paced("start", here, false, () => "normal");
  paced.push([item("a", moment(2, 500, "beat"))]);
  here.go(1000);
  here.away = true;
  paced.push([item("b", moment(1, 200, "tick"), moment(3, 900, "scene")), item("c", moment(4, 3000, "climax"))]);
  paced.push([item("d", moment(2, 500, "two")), item("e", moment(2, 500, "three"))]);
  here.go(60_000);
  assert.ok(paced.rest, "it went on by itself");
  assert.deepEqual(paced.missed, []);
  here.look();
  assert.deepEqual(told(paced), [
    ["climax", "b", "c"],
    ["scene", "a", "b"],
    ["two", "c", "d"],
  ]);
  here.look();
  assert.equal(paced.missed.length, 3, "it is told once");
  paced.forgetMissed();
  here.look();
  assert.deepEqual(paced.missed, []);
  paced.close();
});

test("what is still to come when somebody looks again is missed with the rest, and each once", () => {
  const here = world();
  const paced = new Paced("start", here, false, () => "normal");
  here.away = true;
  const office = { ...moment(4, 3000, "office"), waits: [{ at: 500, seat: 1, ms: 4000 }] };
  paced.push([item("a", moment(2, 500, "beat")), item("b", office)], { seat: 1 });
  here.go(1200);
  here.look();
  assert.deepEqual(told(paced), [
    ["office", "a", "b"],
    ["beat", "start", "a"],
  ]);
  assert.deepEqual([paced.shown, paced.rest], ["b", true]);
  paced.close();
});

test("what is over can be shown again, and nothing before that", () => {
  const here = world();
  const paced = new Paced("start", here, false, () => "normal");
  paced.push([item("a", moment(1, 200, "tick")), item("b", moment(4, 3000, "climax")), item("c", moment(2, 500, "beat"))]);
  here.go(1000);
  assert.deepEqual([paced.played, paced.great], [[], null], "its end is not known yet");
  here.go(60_000);
  const [last, first] = paced.played;
  assert.deepEqual([last.moment.words, last.before, last.after], ["beat", "b", "c"]);
  assert.deepEqual([first.moment.words, first.before, first.after], ["climax", "a", "b"]);
  assert.equal(paced.great, first);
  paced.close();
});

test("who looks all the time has missed nothing", () => {
  const here = world();
  const paced = new Paced("start", here, false, () => "normal");
  paced.push([item("a", moment(4, 3000, "climax"))]);
  here.go(60_000);
  here.look();
  assert.deepEqual(paced.missed, []);
  paced.close();
});

test("what happened without a connection is told in words, what had not been shown yet from its frames", async () => {
  const { session, paced, transport, here, lose } = await seated();
  assert.deepEqual(paced.missed, [], "who comes has missed nothing");
  const before = session.update.view;
  transport.happen("pitched", "kept");
  transport.update(0, { frames: frames("pitched", "kept") });
  here.go(100);
  assert.equal(paced.moment.draw, "pitched");
  lose(() => transport.happen("pitched", "voted", "shown", "succeeded"));
  await new Promise(setImmediate);
  assert.deepEqual(
    paced.missed.map(({ moment: { words }, before: was }) => [words, was?.update.view ?? null]),
    [
      ["shown. succeeded.", null],
      ["pitched.", before],
      ["kept.", { kind: "pitched", at: 0 }],
    ],
  );
  assert.deepEqual([session.update.view, paced.rest], [{ at: 6 }, true]);
  session.close();
});

test("a connection that was lost while nothing happened interrupts nothing", async () => {
  const { session, paced, transport, here, lose } = await seated();
  transport.happen("pitched");
  transport.update(0, { frames: frames("pitched") });
  here.go(100);
  lose();
  await new Promise(setImmediate);
  assert.equal(paced.moment?.draw, "pitched");
  assert.deepEqual(paced.missed, []);
  here.go(5000);
  assert.ok(paced.rest);
  session.close();
});
