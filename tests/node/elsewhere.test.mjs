// Several servers keep the tables of one store: a session goes to the one that keeps its table, and nobody notices.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { LongTable } from "./streamed.mjs";

globalThis.localStorage ??= {
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
};
const { Session } = await clientModule("lib/session.svelte.ts");
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A table that one of the servers keeps, and a session that comes through a balancer. */
function play(keeper) {
  const table = new LongTable(3);
  const here = { table, keeper, wheres: [], plans: [], isReady: false };
  const elsewhere = (id) => ({
    type: "error",
    id,
    name: "elsewhere",
    clause: null,
    why: `another server keeps this table: ${here.keeper}`,
    with: [here.keeper],
    table: table.table,
  });
  here.takenOverBy = (node) => {
    here.keeper = node;
    table.say(elsewhere(""));
  };
  const transport = {
    node: null,
    connect(listener, where) {
      here.wheres.push(where);
      this.node = where.node ?? "one"; // as the balancer finds by the address
      table.listener = (message) => listener.received(message);
      listener.opened();
    },
    send(message) {
      if (
        message.type === "join" &&
        (here.keeper === "nobody" || this.node !== here.keeper)
      ) {
        table.asked.push(message);
        return table.say(elsewhere(message.id));
      }
      if (here.hear?.(message)) return;
      if (table.listener) table.receive(structuredClone(message));
    },
    close: () => (table.listener = null),
    ready: () => Promise.resolve(here.isReady),
  };
  here.session = new Session(transport, {
    now: () => 0,
    random: () => 1,
    later: (what) => {
      here.plans.push(what);
      return () => (here.plans = here.plans.filter((plan) => plan !== what));
    },
    hidden: () => false,
  });
  return here;
}

test("the table is in the address, and a session that is sent elsewhere goes there at once", async () => {
  const here = play("two");
  await here.session.join(here.table.table);
  await settled();
  assert.deepEqual(here.wheres, [
    { table: here.table.table, node: null },
    { table: here.table.table, node: "two" },
  ]);
  assert.equal(here.session.status, "open");
  assert.equal(here.session.refusal, null);
  assert.equal(here.session.locked, false);
  assert.deepEqual(here.session.events, here.table.items);
  assert.deepEqual(here.plans, [], "nothing is waited for");
});

test("a session whose table is taken over follows it, and sends again what was not answered", async () => {
  const here = play("one");
  await here.session.join(here.table.table);
  await settled();
  const heard = [];
  here.hear = ({ type, id }) => {
    if (type === "say") heard.push(id);
    return type === "say";
  };
  const said = here.session.say({ text: "still here" });
  await settled();
  here.takenOverBy("three");
  await settled();
  assert.equal(here.wheres.at(-1).node, "three");
  assert.equal(here.session.status, "open");
  assert.equal(heard.length, 2);
  assert.equal(heard[0], heard[1], "under the same id");
  here.table.say({ type: "ack", id: heard[1], table: here.table.table });
  assert.equal(await said, true);
});

test("servers that send somebody to and fro are not hurried", async () => {
  const here = play("nobody");
  here.session.join(here.table.table);
  await settled();
  assert.ok(here.wheres.length <= 5, `${here.wheres.length} connections`);
  assert.equal(here.session.status, "lost");
  assert.equal(here.plans.length, 1);
  here.keeper = "one";
  here.plans.pop()();
  await settled();
  assert.equal(here.wheres.at(-1).node, null, "the balancer decides again");
  assert.equal(here.session.status, "open");
});

test("while the server waits for its store people are told so, and leave when another server can store", async () => {
  const here = play("one");
  await here.session.join(here.table.table);
  await settled();
  here.table.say({ type: "waiting", table: here.table.table });
  assert.equal(here.session.waiting, true);
  const connections = here.wheres.length;
  here.plans.pop()();
  await settled();
  assert.equal(here.wheres.length, connections, "no server can: nobody leaves");
  here.table.live(1);
  assert.equal(here.session.waiting, false, "it goes on");
  here.table.say({ type: "waiting", table: here.table.table });
  here.isReady = true;
  for (const plan of here.plans.splice(0)) plan();
  await settled();
  assert.equal(here.session.status, "lost");
  here.plans.pop()();
  await settled();
  assert.equal(here.wheres.length, connections + 1);
  assert.equal(here.session.waiting, false);
});
