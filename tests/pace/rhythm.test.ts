// No leak by rhythm: phones lie in one room. In two worlds that a spectator cannot tell apart every seat's phone makes
// the same sounds at the same times, and what everybody sees takes as long. Pairs of worlds come from the rules
// (pairs.cpp).
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { games } from "../node/support.mjs";
import { momentsOf, type Rows } from "../../web/src/pace/by_kind";
import { advance, atRest, begin, nextChange, push, type Playing } from "../../web/src/pace/pace";
import type { Moment } from "../../web/src/pace/moment";
import { rowsOf } from "../../web/src/pace/rows";

type Event = { kind: string };
type Seats = Event[][][];
const pairs = 300;
const program = join(process.env.BACKLOT_BINARY_DIR ?? "build", "bin", "pairs");

/** When a phone sounds, and when it is at rest again. */
function heard(game: string, seat: number, frames: Event[][]) {
  const rows = rowsOf(game) as Rows<Event>;
  let last: Moment | undefined;
  const items = frames.map((events, at) => {
    const moments = momentsOf(rows, events.map((event) => ({ event, text: "" })), last);
    last = moments.at(-1) ?? last;
    return { frame: at + 1, moments, since: 0 };
  });
  let pace = push(begin(0, { speed: "normal", seat }), items, 0);
  const sounds: [number, string][] = [];
  const noted = new Set<Playing<number>>();
  let now = 0;
  for (;;) {
    for (const playing of pace.playing) {
      const { moment, start, from, to } = playing;
      const cues = moment.cues ?? (moment.sound ? [{ at: 0, sound: moment.sound }] : []);
      const part = cues.filter(({ at }) => at >= from && (at < to || to === moment.ms));
      if (!noted.has(playing)) for (const { at, sound, step = 0 } of part) sounds.push([start + at - from, `${sound} ${step}`]);
      noted.add(playing);
    }
    const due = nextChange(pace);
    if (due === null) break;
    now = due;
    pace = advance(pace, now);
  }
  expect(atRest(pace)).toBe(true);
  return { sounds, now };
}

describe.each(games)("%s", (game) => {
  test(`${pairs} pairs of worlds sound alike at every seat`, { timeout: 300_000 }, () => {
    const lines = execFileSync(program, [game, String(pairs), "7"], { encoding: "utf8", maxBuffer: 1 << 28 })
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { one: Seats; other: Seats });
    expect(lines).toHaveLength(pairs);
    for (const { one, other } of lines) {
      for (const [seat, frames] of one.entries()) {
        const told = JSON.stringify([frames, other[seat]]).slice(0, 2000);
        expect(heard(game, seat + 1, other[seat]), `seat ${seat + 1}: ${told}`).toEqual(heard(game, seat + 1, frames));
      }
    }
  });
});
