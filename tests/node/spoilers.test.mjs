// Spoilers wait: what would tell how a climax ends comes after it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { frames, seated } from "./seated.mjs";

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
