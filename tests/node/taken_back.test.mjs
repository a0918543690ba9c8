// A decision is taken back while somebody looks: the tables since then pass backwards, a quarter of a second each.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, seated } from "./seated.mjs";

test("what was shown since then passes backwards, and ends on the table that was sent", async () => {
  const { session, paced, transport, here } = await seated();
  const before = session.update.view;
  transport.happen("pitched", "kept", "pitched");
  transport.update(0, { frames: frames("pitched", "kept", "pitched") });
  here.go(10_000);
  assert.ok(paced.rest);
  assert.deepEqual(session.update.view, { kind: "pitched", at: 2 });
  transport.add({ note: { kind: "undone", seat: 2 }, text: "Ben has taken the last decision back" });
  transport.update(3, { view: before, outlook: null, waiting: [2] });
  const seen = [];
  for (let time = 10_000; time <= 11_000; time += 50) {
    here.go(time);
    const { view } = session.update;
    if (seen.at(-1)?.[1] !== view) seen.push([time, view]);
    assert.ok(paced.playing.every(({ moment }) => !moment.sound && !moment.words));
  }
  assert.deepEqual(seen, [
    [10_000, { kind: "pitched", at: 2 }],
    [10_250, { kind: "kept", at: 1 }],
    [10_500, { kind: "pitched", at: 0 }],
    [10_750, before],
  ]);
  assert.deepEqual([session.update.waiting, paced.rest, session.events.length], [[2], true, 4]);
  session.close();
});
