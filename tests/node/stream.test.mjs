// A session at a table whose stream is too long for one message: it has the newest items, goes back for older ones, and
// never has one twice or out of order.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { dice } from "./dice.mjs";
import { LongTable } from "./streamed.mjs";

globalThis.localStorage ??= { getItem: () => null, setItem: () => {}, removeItem: () => {} };
const { Session } = await clientModule("lib/session.svelte.ts");

/** A session at this table; time passes only when the test says so. */
function sit(table) {
  const world = { time: 0, plan: null };
  const transport = {
    connects: 0,
    listener: null,
    connect(listener) {
      ++this.connects;
      this.listener = listener;
      table.listener = (message) => listener.received(message);
      if (this.refuses) return this.lose();
      listener.opened();
    },
    send: (message) => table.listener && table.receive(structuredClone(message)),
    close: () => (table.listener = null),
    lose() {
      table.listener = null;
      table.held = [];
      this.listener.closed();
    },
  };
  const session = new Session(transport, {
    now: () => world.time,
    random: () => 1,
    later: (what, milliseconds) => {
      const plan = { what, at: world.time + milliseconds };
      world.plan = plan;
      return () => world.plan === plan && (world.plan = null);
    },
    hidden: () => false,
  });
  /** The next try to connect, whenever it was planned. */
  const retry = () => {
    const { what, at } = world.plan;
    const wait = at - world.time;
    world.plan = null;
    world.time = at;
    what();
    return wait;
  };
  return { session, transport, world, retry };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));
async function at(length, words) {
  const table = new LongTable(length, words);
  const seat = sit(table);
  await seat.session.join(table.table);
  await settled();
  return { table, ...seat };
}
const historyAsked = ({ table }) => table.asked.filter(({ type }) => type === "history").map(({ before }) => before);
/** What the session has is a part of the stream to its end, every item once. */
function whole({ table, session }) {
  assert.deepEqual(session.events, table.items.slice(session.from), `from ${session.from}`);
}
async function toTheFirst({ session }) {
  let asked = 0;
  while (await session.older()) ++asked;
  return asked;
}

test("at a table of 5,000 items somebody has the newest 1,000, and goes back to the first", async () => {
  const here = await at(5000);
  assert.equal(here.session.from, 4000);
  assert.deepEqual(here.session.fresh, [], "who has just come is told no news");
  whole(here);
  await here.session.older();
  assert.equal(here.session.from, 3800);
  whole(here);
  assert.equal(await toTheFirst(here), 19);
  assert.equal(here.session.from, 0);
  whole(here);
  assert.equal(await here.session.older(), false, "there is nothing before the first");
  assert.deepEqual(historyAsked(here), Array.from({ length: 24 }, (_, i) => 4801 - 200 * i));
  assert.equal(here.session.refusal, null);
});

test("a game as games are is here as a whole without a word", async () => {
  const here = await at(700);
  assert.equal(here.session.from, 0);
  assert.deepEqual(historyAsked(here), [501, 301, 101]);
  whole(here);
});

test("what is fetched unasked and refused is no matter for the page, and comes when somebody asks", async () => {
  const table = new LongTable(5000);
  table.refuses = true;
  const here = { table, ...sit(table) };
  await here.session.join(table.table);
  await settled();
  assert.equal(here.session.from, 4800);
  assert.equal(here.session.refusal, null);
  table.refuses = false;
  await here.session.older();
  assert.equal(here.session.from, 4600);
  whole(here);
});

test("long items come in smaller portions, and all of them come", async () => {
  const here = await at(2000, "x".repeat(900));
  assert.ok(here.session.from > 0);
  assert.ok((await toTheFirst(here)) > 10);
  whole(here);
});

test("a short stream is all there", async () => {
  const here = await at(7);
  assert.equal(here.session.from, 0);
  whole(here);
  assert.equal(await here.session.older(), false);
  assert.ok(!here.table.asked.some(({ type }) => type === "history"));
});

test("a connection that was lost for a little while leaves what was read back", async () => {
  const here = await at(2000);
  await here.session.older();
  here.transport.lose();
  here.table.grow(150);
  here.retry();
  await settled();
  assert.equal(here.session.from, 800);
  assert.equal(here.session.fresh.length, 150);
  whole(here);
});

test("after a gap the newest are there, and the way back leads over the gap to the first", async () => {
  const here = await at(2000);
  await here.session.older();
  here.transport.lose();
  here.table.grow(500);
  here.retry();
  await settled();
  const { seen } = here.table.asked.findLast(({ type }) => type === "join");
  assert.equal(seen, 2000);
  assert.equal(here.session.from, 1500);
  assert.equal(here.session.fresh.length, 200);
  whole(here);
  assert.equal(await toTheFirst(here), 8);
  whole(here);
});

test("more than fits into one message may also happen while somebody looks on", async () => {
  const here = await at(10);
  here.table.live(3);
  whole(here);
  here.table.live(3000);
  assert.equal(here.session.from, 2813);
  whole(here);
  await settled();
  assert.equal(here.session.from, 2013);
  whole(here);
});

test("what happens while older items are on their way comes behind, they come before", async () => {
  const here = await at(5000);
  here.table.slow = true;
  const first = here.session.older();
  assert.equal(here.session.fetching, true);
  assert.equal(await here.session.older(), false, "one portion at a time");
  here.table.live(3);
  here.table.live(4);
  here.table.release();
  assert.equal(await first, true);
  assert.equal(here.session.fetching, false);
  assert.equal(here.session.from, 3800);
  assert.equal(here.session.events.length, 1207);
  whole(here);
  // The answer and an update in the same breath.
  const second = here.session.older();
  here.table.release();
  here.table.live(1);
  await second;
  whole(here);
  assert.equal(here.session.events.length, 1408);
});

test("an answer that a gap has overtaken is left alone", async () => {
  const here = await at(2000);
  here.table.slow = true;
  const asked = here.session.older();
  here.table.live(1000);
  here.table.release();
  assert.equal(await asked, false);
  assert.equal(here.session.from, 2800);
  whole(here);
});

test("a connection lost in the middle of it: said, and asked for again", async () => {
  const here = await at(2000);
  here.table.slow = true;
  const asked = here.session.older();
  here.transport.lose();
  assert.equal(await asked, false);
  assert.match(here.session.refusal.why, /connection was lost/);
  assert.equal(here.session.fetching, false);
  here.table.slow = false;
  here.retry();
  await settled();
  assert.equal(here.session.refusal, null);
  assert.equal(await here.session.older(), true);
  whole(here);
});

test("a server that says no is heard", async () => {
  const here = await at(2000);
  here.table.refuses = true;
  assert.equal(await here.session.older(), false);
  assert.equal(here.session.refusal.why, "not now");
  assert.equal(here.session.fetching, false);
});

test("a server whose store is an older copy has the last word", async () => {
  const here = await at(300);
  here.transport.lose();
  here.table.items.length = 250;
  here.retry();
  await settled();
  whole(here);
  here.table.live(5);
  whole(here);
  await toTheFirst(here);
  whole(here);
  assert.equal(here.session.events.length, 255);
});

test("whatever happens in whatever order, nothing is doubled, lost or out of order", async () => {
  for (let seed = 1; seed <= 60; ++seed) {
    const roll = dice(seed);
    const here = await at(roll(3000), roll(2) ? "x".repeat(roll(1200)) : "");
    const asked = [];
    for (let step = 0; step < 40; ++step) {
      const what = roll(6);
      if (what === 0) here.table.live(roll(roll(4) ? 5 : 500));
      if (what === 1 || what === 2) asked.push(here.session.older());
      if (what === 3) here.table.slow = !here.table.slow;
      if (what === 4) here.table.release();
      if (what === 5 && roll(3) === 0) {
        here.transport.lose();
        here.table.grow(roll(2) * roll(400));
        here.retry();
      }
      if (roll(2)) await settled();
      if (here.session.status === "open" && roll(2)) {
        await settled();
        whole(here);
      }
    }
    here.table.slow = false;
    here.table.release();
    await Promise.all(asked);
    await settled(); // what was fetched unasked
    await toTheFirst(here);
    assert.equal(here.session.from, 0, `seed ${seed}`);
    whole(here);
  }
});

test("a table that greets and breaks off is tried less and less often; one that was of use is not", async () => {
  const here = await at(1);
  const waits = [];
  for (let time = 0; time < 6; ++time) {
    // The server says welcome, and nothing comes of it.
    here.table.receive = ({ type }) => type === "hello" && here.table.say({ type: "welcome", games: [], levels: [] });
    here.transport.lose();
    assert.equal(here.session.status, "lost");
    assert.equal(here.session.nextTry, here.world.plan.at);
    waits.push(here.retry());
    assert.equal(here.session.status, "open");
    here.world.time += 60_000;
  }
  delete here.table.receive;
  assert.deepEqual(waits, [250, 500, 1000, 2000, 4000, 8000]);
  here.transport.lose();
  assert.equal(here.retry(), 16000);
  await settled();
  here.world.time += 10_000; // the table has shown itself
  here.transport.lose();
  assert.equal(here.retry(), 250);
});

test("a table that has no time for somebody who was there is tried later; one that is gone is not", async () => {
  const here = await at(3);
  const refuse = (why) => {
    const { receive } = here.table;
    here.table.receive = (message) =>
      message.type === "join"
        ? here.table.say({ type: "error", id: message.id, clause: null, why })
        : receive.call(here.table, message);
  };
  refuse("too many tries; wait a little");
  here.transport.lose();
  assert.equal(here.retry(), 250);
  await settled();
  assert.equal(here.session.status, "lost");
  assert.equal(here.session.refusal.why, "too many tries; wait a little", "it is said");
  assert.equal(here.retry(), 500);
  await settled();
  assert.equal(here.session.status, "lost");
  delete here.table.receive;
  here.table.grow(1);
  assert.equal(here.retry(), 1000);
  await settled();
  assert.equal(here.session.status, "open");
  assert.equal(here.session.refusal, null);
  whole(here);
  refuse("there is no such table");
  here.transport.lose();
  here.retry();
  await settled();
  assert.equal(here.session.status, "open");
  assert.equal(here.session.refusal.lasting, "gone");
  assert.equal(here.world.plan, null);
});

test("a server that is rid of somebody at a table says so to no request, and they come back by themselves", async () => {
  const here = await at(3);
  const joins = () => here.table.asked.filter(({ type }) => type === "join").length;
  const said = here.session.say({ text: "still here" }); // as a request that is not answered in time
  assert.equal(joins(), 1);
  here.table.say({ type: "error", id: "", name: "not_readable", clause: null, why: "the table cannot be read now" });
  assert.equal(here.session.status, "lost");
  here.table.grow(1);
  assert.equal(here.retry(), 250);
  await settled();
  assert.equal(here.session.status, "open");
  assert.equal(joins(), 2);
  whole(here);
  await said;
});

test("the refusals that last are those of the server, by name or by the sentence of a server without names", async () => {
  const source = readFileSync(new URL("../../src/table/no.hpp", import.meta.url), "utf8");
  const { Refused } = await clientModule("lib/protocol.ts");
  const listed = [...source.matchAll(/\{No::(\w+),\s*"\w+",\s*"([^"]*)"/g)];
  assert.ok(listed.length > 100);
  const lasting = (of) => listed.map(of).filter((refused) => refused.lasting);
  const named = lasting(([, name]) => new Refused({ name, clause: null, why: "" }));
  const unnamed = lasting(([, , why]) => new Refused({ clause: null, why }));
  assert.deepEqual(named.map((each) => each.lasting).sort(), ["damaged", "gone"]);
  assert.deepEqual(unnamed.map((each) => each.lasting).sort(), ["damaged", "gone"]);
});

test("the button tries at once; a page that is left tries no more", async () => {
  const here = await at(1);
  here.transport.refuses = true;
  here.transport.lose();
  for (let time = 0; time < 5; ++time) here.retry();
  const { connects } = here.transport;
  here.session.tryNow();
  assert.equal(here.transport.connects, connects + 1);
  assert.equal(here.world.plan.at - here.world.time, 250, "the waits begin anew");
  here.session.close();
  assert.equal(here.world.plan, null);
});
