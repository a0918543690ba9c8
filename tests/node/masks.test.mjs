// Masks come off in the order that the engine tells, one after the other, and the last one hangs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { maskTimes, masksTiming, rolesTold } = await clientModule("games/hollywood/scenes/masks.ts");
const shown = (seat, telling) => ({ event: { kind: "loyalty_shown", seat }, telling });
const order = [4, 2, 5, 1, 3];
const told = [1, 2, 3, 4].map((seat) => shown(seat));

test("the order is the engine's, not that of seats or events", () => {
  assert.deepEqual(rolesTold([...told, shown(5, { kind: "roles", order })]), order);
  assert.deepEqual(rolesTold([...told, shown(5, { kind: "roles", order: [3, 1, null, null] })]), [3, 1]);
  assert.equal(rolesTold(told), null);
  assert.equal(masksTiming(told), null, "without it there are words");
});

test("one mask after the other, the first after a moment, the last after a longer one", () => {
  const { turns, ms } = maskTimes(order);
  assert.deepEqual(turns, [900, 1600, 2300, 3000, 4200]);
  assert.ok(ms >= turns.at(-1) + 420 + 900, `the last one is seen: ${ms}`);
  const { marks, cues } = masksTiming([...told, shown(5, { kind: "roles", order })]);
  assert.deepEqual(marks, turns.slice(1));
  const pops = cues.filter(({ sound }) => sound === "pop").map(({ at }) => at);
  assert.deepEqual(pops, turns.map((at) => at + 210));
  assert.ok(maskTimes([1]).ms >= 2500);
});
