// When the client connects again, by a clock and a chance of the test's own.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { Retry, cap, floor, proof } = await clientModule("lib/retry.ts");

/** A client whose every try fails at once, unless the test says otherwise; chance always draws `drawn`. */
function client({ drawn = 1, hidden = false } = {}) {
  const world = { time: 0, hiddenNow: hidden, planned: null };
  const tries = [];
  const retry = new Retry(() => tries.push(world.time), {
    now: () => world.time,
    random: () => drawn,
    later: (what, milliseconds) => {
      assert.ok(milliseconds >= 0);
      const plan = { what, at: world.time + milliseconds };
      world.planned = plan;
      return () => world.planned === plan && (world.planned = null);
    },
    hidden: () => world.hiddenNow,
  });
  const pass = (milliseconds) => {
    const until = world.time + milliseconds;
    while (world.planned && world.planned.at <= until) {
      const { what, at } = world.planned;
      world.planned = null;
      world.time = at;
      what();
    }
    world.time = until;
  };
  return { retry, tries, world, pass };
}
/** How long it would wait at most after each of so many losses. */
function waits(some, count) {
  return Array.from({ length: count }, () => {
    some.retry.lost();
    const wait = some.retry.due - some.world.time;
    some.pass(wait);
    return wait;
  });
}

test("waits double from a quarter of a second to half a minute, and each is drawn from nothing to that", () => {
  const doubling = [250, 500, 1000, 2000, 4000, 8000, 16000, 30000, 30000];
  assert.deepEqual(waits(client(), 9), doubling);
  assert.deepEqual(waits(client({ drawn: 0.5 }), 9), doubling.map((wait) => wait / 2));
  assert.deepEqual(waits(client({ drawn: 0 }), 9), doubling.map(() => 0));
  assert.equal(floor, doubling[0]);
  assert.equal(cap, doubling.at(-1));
});

test("a connection that greets and breaks off shortens nothing; one that was of use for as long as one might have waited does", () => {
  const some = client();
  waits(some, 5);
  some.retry.proved();
  some.pass(7999);
  assert.deepEqual(waits(some, 1), [8000], "too short");
  some.pass(60_000);
  assert.deepEqual(waits(some, 1), [16000], "long, and of no use");
  some.retry.proved();
  some.pass(proof - 1);
  assert.deepEqual(waits(some, 1), [30000], "too short");
  some.retry.proved();
  some.pass(proof);
  some.retry.proved(); // again and again: the first time counts
  assert.deepEqual(waits(some, 2), [250, 500]);
});

test("somebody whose connection breaks every few seconds never waits long", () => {
  const some = client();
  for (let broken = 0; broken < 100; ++broken) {
    some.retry.proved();
    some.pass(3000);
    const [wait] = waits(some, 1);
    assert.equal(wait, 250);
  }
});

test("what proved itself was the connection before", () => {
  const some = client();
  waits(some, 3);
  some.retry.proved();
  some.pass(1000);
  some.retry.lost();
  some.pass(2 * proof); // tried once, and that connection has shown nothing
  assert.deepEqual(waits(some, 1), [4000]);
});

test("somebody who presses the button is served at once, and the waits begin anew", () => {
  const some = client();
  waits(some, 8);
  some.retry.lost();
  some.pass(10);
  const before = some.tries.length;
  some.retry.demand();
  assert.equal(some.tries.length, before + 1);
  some.retry.demand(); // nothing is waited for
  some.pass(60_000);
  assert.equal(some.tries.length, before + 1, "the planned try is off");
  assert.deepEqual(waits(some, 2), [250, 500]);
});

test("when the network is back or the page is seen it is tried at once, never twice within the shortest wait", () => {
  const some = client();
  some.retry.hurry(); // there is no connection to hurry for
  assert.equal(some.tries.length, 0);
  waits(some, 7);
  some.retry.lost();
  some.pass(5000);
  const before = some.tries.length;
  some.retry.hurry();
  some.pass(0);
  assert.equal(some.tries.length, before + 1);
  for (let event = 0; event < 100; ++event) {
    some.retry.lost();
    some.retry.hurry();
    some.pass(10);
  }
  const gaps = some.tries.slice(before).map((at, i, all) => at - (all[i - 1] ?? -Infinity));
  assert.ok(Math.min(...gaps) >= floor, gaps.join());
  assert.ok(some.tries.length > before + 2);
});

test("hurrying never puts off a try that is nearer", () => {
  const some = client({ drawn: 0.1 });
  some.retry.attempt();
  some.retry.lost();
  assert.equal(some.retry.due, 25);
  some.retry.hurry();
  assert.equal(some.retry.due, 25);
});

test("a page that nobody sees does not hammer", () => {
  const some = client({ hidden: true });
  assert.deepEqual(waits(some, 3), [cap, cap, cap]);
  some.world.hiddenNow = false;
  assert.deepEqual(waits(some, 1), [2000], "its tries count, too");
});

test("after the end nothing is tried", () => {
  const some = client();
  some.retry.lost();
  some.retry.stop();
  some.pass(60_000);
  assert.deepEqual(some.tries, []);
});
