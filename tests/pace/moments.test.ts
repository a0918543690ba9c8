// Moments by kinds of events.
import { momentsOf, type Rows } from "../../web/src/pace/by_kind";
import { rowsOf } from "../../web/src/pace/rows";
import { games } from "../node/support.mjs";
import schema from "../../docs/protocol.games.schema.json";

type Event = { kind: "hidden" | "slid" | "turned" };
const rows: Rows<Event> = {
  hidden: { weight: 0, ms: 0, draw: "", sound: null },
  slid: { weight: 1, ms: 200, draw: "slide", sound: "slide" },
  turned: { weight: 4, ms: 2500, each: 700, draw: "reveal", sound: "pop" },
};
const told = (...kinds: Event["kind"][]) =>
  kinds.map((kind) => ({ event: { kind }, text: `${kind}.` }));

test("events of one picture in one frame are one moment, and their words are said together", () => {
  const [reveal, ...more] = momentsOf(rows, told("turned", "turned", "turned"));
  expect(more).toEqual([]);
  expect(reveal).toMatchObject({
    ms: 3900,
    marks: [3200, 3900],
    words: "turned. turned. turned.",
  });
});

test("bookkeeping makes no moment", () => {
  expect(
    momentsOf(rows, told("hidden", "slid")).map(({ draw }) => draw),
  ).toEqual(["slide"]);
});

test("a climax goes on in the next frame, anything else begins anew", () => {
  const [first] = momentsOf(rows, told("turned"));
  expect(momentsOf(rows, told("turned"), first)[0].ms).toBe(700);
  const [slide] = momentsOf(rows, told("slid"));
  expect(momentsOf(rows, told("slid"), slide)[0].ms).toBe(200);
});

test.each(games)("%s: a frame gives the same moments whoever asks", (game) => {
  const all = rowsOf(game)!;
  const kinds = Object.keys(all).map((kind) => ({ event: { kind }, text: kind }));
  expect(momentsOf(all, kinds)).toEqual(momentsOf(all, kinds));
  for (const row of Object.values(all)) {
    if (row.weight === 4) expect(row.ms).toBeGreaterThanOrEqual(1600);
    if (row.weight === 0) expect(row.sound).toBeNull();
  }
});

test.each(games)("%s: every kind of event has its moment, and nothing else has", (game) => {
  const events = (schema.$defs as Record<string, unknown>)[`${game}-event`] as {
    oneOf: { properties: { kind: { const: string } } }[];
  };
  const kinds = events.oneOf.map(({ properties }) => properties.kind.const);
  expect(kinds.length).toBeGreaterThan(5);
  expect(Object.keys(rowsOf(game)!).sort()).toEqual(kinds.sort());
});

test.each([
  ["hollywood", "poster_shown", 1400, ["paper", "stamp"]],
  ["hollywood", "reshuffled", 250, ["card"]],
  ["boulevard", "picked", 900, ["neon", "coin"]],
  ["boulevard", "preview_rolled", 700, ["muffled"]],
  ["boulevard", "agency_rolled", 700, ["muffled"]],
])("%s, %s: %i ms, with %s", (game, kind, ms, sounds) => {
  const [one] = momentsOf(rowsOf(game)!, [{ event: { kind }, text: "" }]);
  expect(one.ms).toBe(ms);
  expect(one.cues?.map(({ sound }) => sound) ?? [one.sound]).toEqual(sounds);
  expect(one.cues?.every(({ at }) => at < ms) ?? true).toBe(true);
});
