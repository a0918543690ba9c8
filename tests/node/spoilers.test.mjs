// Spoilers wait: what would tell how a climax ends comes after it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { frames, seated } from "./seated.mjs";

const { clockShown } = await clientModule("lib/clock.ts");

test("the end of the game, its outcome and what people say of it wait for the climax before them", async () => {
  const { session, paced, transport, here } = await seated();
  const outcome = { winners: [2], ended_by: "MM-1", seats: [] };
  transport.happen("shown", "succeeded");
  transport.update(0, { frames: frames("shown", "succeeded"), outcome });
  transport.say({ type: "table", lobby: { ...session.lobby, phase: "over" } });
  transport.add({ said: { seat: 2, text: "Ha!" }, text: "Ben: Ha!" });
  transport.update(2, { frames: [], outcome });
  const told = () => [session.lobby.phase, session.update.outcome, session.events.some(({ said }) => said)];
  let looked = 0;
  for (let time = 0; !paced.rest; time += 500, ++looked) {
    here.go(time);
    if (paced.rest) break;
    assert.deepEqual(told(), ["playing", null, false], `after ${time} ms`);
  }
  assert.ok(looked > 5, "it takes a while");
  assert.deepEqual(told(), ["over", outcome, true]);
  session.close();
});

test("whom the table asks next is not known before the climax is over", async () => {
  const { session, paced, transport, here } = await seated();
  const decision = { asked: true, question: "What now?", choices: [], barred: [] };
  transport.happen("shown", "failed");
  transport.update(0, { frames: frames("shown", "failed"), decision, decision_number: 1, waiting: [1] });
  let looked = 0;
  for (let time = 0; !paced.rest; time += 500, ++looked) {
    here.go(time);
    if (paced.rest) break;
    assert.equal(session.update.decision, null, `after ${time} ms`);
  }
  assert.ok(looked > 5, "it takes a while");
  assert.equal(session.update.decision?.question, "What now?");
  session.close();
});

test("a clock that runs tells nothing before the screen has come to the question", () => {
  const clocks = [{ seat: 2, milliseconds: 8000, running: true, starts_in: 0 }];
  const bank = { kind: "bank", seconds: 600, increment: 5 };
  const decision = { kind: "decision", seconds: 60 };
  assert.equal(clockShown(bank, clocks, 2, true).running, true);
  assert.deepEqual(clockShown(bank, clocks, 2, false), { ...clocks[0], running: false });
  assert.equal(clockShown(decision, clocks, 2, true), clocks[0]);
  assert.equal(clockShown(decision, clocks, 2, false), undefined);
  assert.equal(clockShown(bank, clocks, undefined, false), undefined);
});
