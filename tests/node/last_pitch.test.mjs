// What the client of Maybe Movies tells of the last pitch, from the events of the engine.
import assert from "node:assert/strict";
import { test } from "node:test";
import { clientModule } from "./client.mjs";

const { lastPitch } = await clientModule("games/maybe/lastPitch.ts");
const votes = (...cast) => cast.map((vote, at) => ({ event: { kind: "shown", seat: at + 1, vote } }));
const happened = (kind, seat) => ({ event: { kind, seat } });

test("the Votes that count are the last ones, even when everybody had voted CHANGE", () => {
  const events = [
    happened("finished", 2),
    ...votes("CHANGE 1", "CHANGE 2"),
    happened("spent", 1), // nobody takes a Vote back
    happened("spent", 2),
    ...votes("NO money 1", "YES camera 4"),
    happened("succeeded", 2),
    happened("won", 1),
  ];
  assert.deepEqual(lastPitch(events), {
    by: 2,
    made: true,
    votes: votes("NO money 1", "YES camera 4").map(({ event }) => event),
    won: [1],
  });
});
