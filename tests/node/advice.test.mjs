// Hints in words: which choices are named, and how sure the advice is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { adviceOf } = await clientModule("lib/advice.ts");
const hint = (text, wins, games = 400) => ({ action: { kind: text }, text, wins, games, usual: false, why: "" });
const said = (...hints) => {
  const { choices, margin } = adviceOf(hints);
  return [margin, ...choices.map(({ text }) => text)];
};

test("a choice that wins far more often is clearly better", () => {
  assert.deepEqual(said(hint("a", 0.6), hint("b", 0.3), hint("c", 0.2)), ["clear", "a"]);
});
test("a choice that wins somewhat more often is a little better", () => {
  assert.deepEqual(said(hint("a", 0.55), hint("b", 0.48), hint("c", 0.2)), ["little", "a"]);
});
test("choices that chance alone may have put in this order are equal, and all of them are named", () => {
  assert.deepEqual(said(hint("a", 0.52), hint("b", 0.51), hint("c", 0.2)), ["equal", "a", "b"]);
  assert.deepEqual(said(hint("a", 0.5), hint("b", 0.5), hint("c", 0.5)), ["equal", "a", "b", "c"]);
});
test("few imagined games tell little apart", () => {
  assert.deepEqual(said(hint("a", 0.55, 20), hint("b", 0.48, 20)), ["equal", "a", "b"]);
});
test("where there is one choice it is the only one", () => {
  assert.deepEqual(said(hint("a", 0, 0)), ["only", "a"]);
});
