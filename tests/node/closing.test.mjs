// Closing night in sentences: what somebody chose is said with what they were asked, since "no" alone says nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { games } from "./support.mjs";

const { factsOf } = await clientModule("lib/closing.ts");
const lobby = { game: "hollywood", seats: [{ seat: 1, name: "Ada" }, { seat: 2, name: "Ben" }] };
const facts = (closing, log = []) => factsOf(closing, log, lobby, ["Ada"]);
const decisive = (choice) => ({ decisive: { step: 9, round: 5, seat: 1, choice, behind: true } });
const no = { action: { kind: "decline" }, text: "no", asked: "tokens" };

test("a no is told with its question, also where the story has a line of it", () => {
  const log = [{ step: 9, items: [{ text: "Ada declines", event: { kind: "declined", seat: 1 } }] }];
  for (const [{ text, more }] of [facts(decisive(no)), facts(decisive(no), log)]) {
    assert.match(text, /^Movie \d: asked whether to return a token for one more card, Ada chose “no”\.$/);
    assert.match(more, /^After that Ada was never behind again\.$/);
  }
});
test("what the story tells with a name stays as it is", () => {
  const rolled = { action: { kind: "roll", die: 3 }, text: "re-roll die 4", asked: "reroll" };
  const log = [{ step: 9, items: [{ text: "Ada re-rolls die 4: star", event: { kind: "rolled", seat: 1 } }] }];
  assert.match(facts(decisive(rolled), log)[0].text, /^Movie \d: Ada re-rolls die 4: star\.$/);
});
test("every step of every game in which somebody is asked has its words", async () => {
  const { readFileSync } = await import("node:fs");
  const { $defs } = JSON.parse(readFileSync(new URL("../../docs/protocol.games.schema.json", import.meta.url), "utf8"));
  const { en } = await clientModule("messages/en/index.ts");
  const { fr } = await clientModule("messages/fr/index.ts");
  for (const game of games) {
    const steps = $defs[`${game}-view`].properties.step.enum.filter((step) => step !== "over");
    assert.ok(steps.length > 2);
    for (const words of [en, fr]) assert.deepEqual(Object.keys(words[game].general.asked).sort(), [...steps].sort(), game);
  }
});

test("names at the ends of a chart's lines stay apart, in their order and inside", async () => {
  const { apart } = await clientModule("table/geometry.ts");
  for (const places of [[50, 50, 50], [0, 100, 99, 1], [100, 100, 0], [20]]) {
    const moved = apart(places, 17, 0, 100);
    const order = places.map((_, at) => at).sort((a, b) => places[a] - places[b]);
    order.slice(1).forEach((at, rank) => assert.ok(moved[at] - moved[order[rank]] >= 16.999, `${places}: ${moved}`));
    assert.ok(Math.min(...moved) >= 0 && Math.max(...moved) <= 100, `${moved}`);
  }
});
test("the poster of Maybe Movies has the title that the pitcher gave", async () => {
  const { billOf } = await clientModule("games/maybe/bill.ts");
  const pitch = (seat, movie, end) => [
    { event: { kind: "pitched", seat, movie } },
    { event: { kind: end, seat } },
    // With Trendsetter Tricks a card of a failure is kept, too.
    { event: { kind: "kept", seat, movie, result: end === "succeeded" ? "success" : "failure" } },
  ];
  const events = [...pitch(1, "a", "succeeded"), ...pitch(2, "b", "failed"), ...pitch(1, "c", "succeeded"), ...pitch(1, "d", "failed")];
  const ended = { view: { made: [], turn: 3 }, outlook: null, outcome: { winners: [1], seats: [{ score: 4 }] }, events };
  const titles = [
    { seat: 1, number: 0, title: "The first", line: "", made: "a" },
    { seat: 1, number: 2, title: "The last", line: "", made: "c" },
    { seat: 1, number: 3, title: "Never made", line: "" },
  ];
  assert.equal(billOf({ ...ended, titles }).title, "The last");
  assert.equal(billOf({ ...ended, titles: titles.slice(0, 1) }).title, "C", "nobody named it: its card does");
  // Only the end of a long log is here.
  assert.equal(billOf({ ...ended, events: events.slice(3), titles }).title, "The last");
});
