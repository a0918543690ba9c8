// Who is behind: screens of served tables, by what people did. Practice waits for its screen, and is never behind.
import type { Lobby, StreamItem, Update } from "../../web/src/lib/protocol";
import { begin, behind, push } from "../../web/src/pace/pace";
import { rowsOf } from "../../web/src/pace/rows";
import { blank, itemsFor, type Sent, type Shown } from "../../web/src/pace/shown";

const before: Shown = {
  ...blank,
  lobby: { game: "maybe", seats: [{ seat: 1, kind: "person" }] } as unknown as Lobby,
  update: { view: {}, outlook: null, waiting: [] } as unknown as Update,
};
const events = Array.from({ length: 3 }, () => ({ event: { kind: "kept", seat: 1 }, text: "" }) as unknown as StreamItem);
const sent = {
  from: 0,
  number: 3,
  events,
  frames: events.map(() => ({ events: 1, changes: [] })),
  decision: null,
  outcome: null,
} as unknown as Sent;

test.each([
  [true, 900, 480],
  [false, 0, 800],
])("an act of ten seconds ago, late: %s", (late, atLeast, ms) => {
  const items = itemsFor(before, sent, { rows: rowsOf("maybe"), now: 0, own: false, late, words: (these) => these });
  const pace = push(begin(before, { speed: "normal" }), items, 10_000);
  expect(behind(pace, 10_000)).toBeGreaterThanOrEqual(atLeast);
  if (!late) expect(behind(pace, 10_000)).toBe(0);
  expect(pace.playing[0].end - pace.playing[0].start).toBe(ms);
});
