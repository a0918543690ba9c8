// What is marked as changed since one's last decision: what lies on the table for everybody, compared by its data.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { changedIn } = await clientModule("table/changed.ts");
const { ourOwn } = await clientModule("pace/shown.ts");
const factsOf = async (game) => (await clientModule(`games/${game}/changes.ts`)).factsOf;
const marked = (facts, before, now) => [...changedIn(facts(...before), facts(...now))].sort();

test("what is new or lies otherwise is marked, what is gone is not", () => {
  const changed = changedIn({ "die 1": "star", "die 2": "dot", film: 1 }, { "die 1": "star", "die 2": "star", token: 1 });
  assert.deepEqual([...changed], ["die 2", "token"]);
});

test("Hollywood: jobs by who has them, dice by what they show, tokens by how many", async () => {
  const table = ({ director = "seat 1", face = "star", tokens = 0, centre = 3, size = 0 }) => [
    { centre, movie: { size }, desks: [{ tokens }, { tokens: 1 }], ghosts: [] },
    { jobs: [{ job: "director", owner: director, performed: false }], dice: [{ face, owner: "seat 2" }] },
  ];
  const facts = await factsOf("hollywood");
  assert.deepEqual(marked(facts, table({}), table({})), []);
  assert.deepEqual(marked(facts, table({}), table({ director: "seat 2" })), ["job director"]);
  assert.deepEqual(marked(facts, table({}), table({ face: "dot", size: 2 })), ["die 0", "movie"]);
  assert.deepEqual(marked(facts, table({}), table({ tokens: 1, centre: 2 })), ["token seat 1", "tokens"]);
  const performed = table({});
  performed[1].jobs[0].performed = true;
  assert.deepEqual(marked(facts, table({}), performed), [], "its own stamp says that");
});

test("Boulevard: films that were booked, markers, chips and cash", async () => {
  const table = ({ cash = 10, films = [], markers = [], at = [], chips = [0, 0] }) => [
    { theatres: [{ cash, films, markers }, { cash: 10, films: [], markers: [] }] },
    { places: [{ spot: "Parties", markers: at, chips }] },
  ];
  const facts = await factsOf("boulevard");
  assert.deepEqual(marked(facts, table({}), table({ cash: 8, films: ["High Noon"] })), ["cash 1", "film High Noon"]);
  assert.deepEqual(marked(facts, table({}), table({ at: [1], markers: ["Grace Kelly"] })), ["place Parties", "stars"]);
  assert.deepEqual(marked(facts, table({}), table({ chips: [0, 1] })), ["place Parties"]);
  assert.deepEqual(marked(facts, table({ at: [1], films: ["High Noon"] }), table({})), [], "the week is over");
});

test("Maybe Movies: the pitch, the movies made and the Votes won", async () => {
  const table = ({ row = [], made = [], won = [] }) => [{ row, made: made.map((top) => ({ top })), desks: [{ won }] }];
  const facts = await factsOf("maybe");
  assert.deepEqual(marked(facts, table({}), table({ row: ["A puppet film"] })), ["movie A puppet film"]);
  assert.deepEqual(marked(facts, table({ row: ["Love"] }), table({ made: ["Love"], won: ["YES camera 4"] })), ["movie Love", "seat 1"]);
});

test("one's own doing is not marked: the table is compared with what one left behind", () => {
  const item = (seat, view) => ({ frame: { fresh: [{ text: "", event: { kind: "x", seat } }], update: { view } } });
  assert.equal(ourOwn([item(2, "a"), item(2, "b"), item(3, "c"), item(2, "d")], 2).view, "b");
  assert.equal(ourOwn([item(undefined, "a"), item(3, "b")], 2).view, "a", "the first is always ours");
  assert.equal(ourOwn([item(2, "a"), item(2, "b")], 2).view, "b");
  const together = item(2, "b");
  together.frame.fresh.push(...item(3).frame.fresh);
  assert.equal(ourOwn([item(2, "a"), together], 2).view, "a", "what is shown as one is everybody's");
});
