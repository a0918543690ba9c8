// Touching things at a table: what is picked up, what is proposed, what is let go.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { actsOf, fitting, holds, proposed, stateOf, without, withThing } = await clientModule("table/touch.ts");
const things = ({ kind, die, to, cards, notes }) => {
  if (kind === "roll") return [`die ${die}`];
  if (kind === "give") return ["job director", `seat ${to}`];
  if (kind === "offer") return [`card ${cards[0]}`, ...Array(notes).fill("note")];
  return cards?.map((card) => `card ${card}`) ?? [];
};
const choicesOf = (...actions) => actions.map((action) => ({ action, text: JSON.stringify(action) }));
const turn = actsOf(
  choicesOf({ kind: "roll", die: 1 }, { kind: "roll", die: 2 }, { kind: "give", to: 2 }, { kind: "give", to: 3 }),
  things,
);
const actions = (acts) => acts.map(({ action }) => action);

test("things are counted", () => {
  assert.ok(holds(["note", "card", "note"], ["note", "note"]));
  assert.ok(!holds(["note", "card"], ["note", "note"]));
  assert.ok(holds(["card"], []));
});

test("nothing is proposed before something is touched, even where one choice is left", () => {
  assert.deepEqual(proposed(turn, []), []);
  assert.deepEqual(proposed(turn.slice(0, 1), []), []);
});

test("a thing that makes up a choice proposes it", () => {
  assert.deepEqual(actions(proposed(turn, ["die 2"])), [{ kind: "roll", die: 2 }]);
});

test("a job waits for its seat; the seat alone leaves one choice", () => {
  assert.deepEqual(proposed(turn, ["job director"]), []);
  assert.deepEqual(actions(fitting(turn, ["job director"])), [{ kind: "give", to: 2 }, { kind: "give", to: 3 }]);
  assert.deepEqual(actions(proposed(turn, ["job director", "seat 3"])), [{ kind: "give", to: 3 }]);
  assert.deepEqual(actions(proposed(turn, ["seat 3"])), [{ kind: "give", to: 3 }]);
});

test("another seat replaces the first, another kind of act replaces all", () => {
  assert.deepEqual(withThing(turn, ["job director", "seat 3"], "seat 2"), ["job director", "seat 2"]);
  assert.deepEqual(withThing(turn, ["job director", "seat 3"], "die 1"), ["die 1"]);
  assert.deepEqual(withThing(turn, ["die 1"], "die 2"), ["die 2"]);
});

test("what is no part of a choice is not picked up", () => {
  assert.deepEqual(withThing(turn, ["die 1"], "seat 9"), ["die 1"]);
});

test("of two cards to drop, the first makes room for a third", () => {
  const drops = actsOf(
    choicesOf({ kind: "discard", cards: ["a", "b"] }, { kind: "discard", cards: ["a", "c"] }, { kind: "discard", cards: ["b", "c"] }),
    things,
  );
  assert.deepEqual(proposed(drops, ["card a"]), []);
  assert.deepEqual(withThing(drops, ["card a", "card b"], "card c"), ["card b", "card c"]);
});

test("a card with any number of notes is complete at every number", () => {
  const offers = actsOf(choicesOf(...[0, 1, 2].map((notes) => ({ kind: "offer", cards: ["7"], notes }))), things);
  let picked = withThing(offers, [], "card 7");
  assert.equal(proposed(offers, picked)[0].action.notes, 0);
  picked = withThing(offers, withThing(offers, picked, "note"), "note");
  assert.equal(proposed(offers, picked)[0].action.notes, 2);
  assert.equal(proposed(offers, without(picked, "note"))[0].action.notes, 1);
});

test("choices of the same things are both proposed", () => {
  const both = actsOf(choicesOf({ kind: "play", cards: ["a"] }, { kind: "discard", cards: ["a"] }), things);
  assert.equal(proposed(both, ["card a"]).length, 2);
});

test("what can be touched follows from the choices alone", () => {
  const barred = actsOf(choicesOf({ kind: "give", to: 4 }), things);
  const state = (picked, thing) => stateOf(turn, barred, picked, thing);
  assert.equal(state([], "die 1"), "can");
  assert.equal(state([], "seat 4"), "cannot");
  assert.equal(state([], "seat 5"), "still");
  assert.equal(state(["seat 3"], "seat 3"), "selected");
  assert.equal(state(["seat 3"], "job director"), "selected"); // it is part of what is proposed
  assert.equal(state(["seat 3"], "seat 2"), "can");
  assert.equal(state(["seat 3"], "die 1"), "other");
});
