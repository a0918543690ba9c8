// What was refused is said while it holds: with another decision it is gone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { seated } from "./seated.mjs";

const table = { view: {}, outlook: null, waiting: [1] };

test("a new decision takes the refusal of the last one away", async () => {
  const { session, transport } = await seated();
  transport.update(0, { ...table, decision_number: 7 });
  transport.keepsSilent = true; // the test answers
  const answered = session.ask("undo");
  transport.say({ type: "error", id: transport.heard.at(-1).id, clause: "MM-21", why: "that is not possible" });
  await answered;
  assert.equal(session.refusal?.why, "that is not possible");
  // Somebody talks: the same is still asked.
  transport.add({ said: { seat: 2, text: "Ha!" }, text: "Ben: Ha!" });
  transport.update(0, { ...table, decision_number: 7 });
  assert.equal(session.refusal?.why, "that is not possible");
  transport.update(1, { ...table, decision_number: 8 });
  assert.equal(session.refusal, null);
  session.close();
});
