// No leak by rhythm: phones lie in one room. In two worlds that a spectator cannot tell apart every device, the seats'
// and the television, makes the same sounds at the same times, and what it shows begins and ends at the same times. In
// two worlds that a seat cannot tell apart its device is sent the same, byte for byte. Pairs of worlds come from the
// rules (pairs.cpp), with any options, and with what the engine tells of great moments.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { games } from "../node/support.mjs";
import type { Rows } from "../../web/src/pace/by_kind";
import { advance, atRest, begin, nextChange, push, type Wishes } from "../../web/src/pace/pace";
import { endingOf, rowsOf } from "../../web/src/pace/rows";
import { blank, itemsFor, type FrameSent, type Sent, type Shown } from "../../web/src/pace/shown";
import { Sounded } from "../../web/src/pace/sounded";

interface Device {
  events: { kind: string }[];
  frames: FrameSent[];
}
interface Pair {
  /** Who cannot tell the worlds apart; 0 is a spectator. */
  watcher: number;
  players: number;
  by: number;
  waiting: number[];
  over: boolean;
  one: Device[];
  other: Device[];
}
const pairs = 400;
const program = join(process.env.BACKLOT_BINARY_DIR ?? "build", "bin", "pairs");
const pairsOf = (game: string, seed: number): Pair[] =>
  execFileSync(program, [game, String(pairs), String(seed)], { encoding: "utf8", maxBuffer: 1 << 30 })
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

/** What a display shows in a second. */
const fps = 50;

/** What a device does with what it was sent: when each moment begins and ends, when it sounds, and when it rests. */
function run(game: string, { players, by, waiting, over }: Pair, { events, frames }: Device, wishes: Wishes) {
  const { seat } = wishes;
  const seats = Array.from({ length: players }, (_, at) => ({ seat: at + 1, kind: "person" }));
  const before = { ...blank, lobby: { seats }, update: { view: null, outlook: null, waiting: [] } } as unknown as Shown;
  const sent = {
    from: 0,
    number: events.length,
    events: events.map((event) => ({ event, text: "" })),
    // What the table looks like has no part in it.
    frames: frames.map((frame) => ({ ...frame, changes: [] })),
    decision: seat && waiting.includes(seat) ? { asked: true } : null,
    outcome: over ? {} : null,
  } as unknown as Sent;
  const items = itemsFor(before, sent, {
    rows: rowsOf(game) as Rows<{ kind: string }>,
    ending: endingOf(game),
    now: 0,
    own: by === seat,
    words: (same) => same,
  });
  let pace = push(begin(before, wishes), items, 0);
  const sounds: [number, string][] = [];
  const shown = new Set<string>();
  let now = 0;
  const sounded = new Sounded((sound, step = 0) => sounds.push([now, `${sound} ${step}`]));
  for (; ; now += 1000 / fps) {
    for (let due = nextChange(pace); due !== null && due <= now; due = nextChange(pace)) pace = advance(pace, due);
    for (const playing of pace.playing) {
      const { moment, start, end, from } = playing;
      shown.add(`${start} to ${end}: ${moment.draw} from ${from}`);
      sounded.begin(playing);
      sounded.reach(playing, now);
    }
    if (atRest(pace)) break;
  }
  return { shown: [...shown], sounds, rest: now };
}

/** Whatever somebody wishes: at their own speed, or with the clock nearly out; and the screen for all. */
const wishesOf = (seat: number): Wishes[] =>
  seat === 0
    ? [{ speed: "normal" }, { speed: "normal", tv: true }]
    : [
        { speed: "normal", seat },
        { speed: "brisk", seat, clock: 9_000 },
      ];

describe.each(games)("%s", (game) => {
  const all = pairsOf(game, 7);

  test("every device shows and sounds alike in worlds that a spectator cannot tell apart", { timeout: 300_000 }, () => {
    const public_ = all.filter(({ watcher }) => watcher === 0);
    expect(public_.length).toBeGreaterThan(pairs / 4);
    for (const pair of public_) {
      for (const [seat, device] of pair.one.entries()) {
        for (const wishes of wishesOf(seat)) {
          const other = run(game, pair, pair.other[seat], wishes);
          if (JSON.stringify(other) === JSON.stringify(run(game, pair, device, wishes))) continue;
          const told = JSON.stringify([device, pair.other[seat]]).slice(0, 3000);
          expect(other, `device ${seat}: ${told}`).toEqual(run(game, pair, device, wishes));
        }
      }
    }
  });

  test("a device is sent the same in worlds that its seat cannot tell apart", () => {
    const own = all.filter(({ watcher }) => watcher > 0);
    expect(own.length).toBeGreaterThan(pairs / 4);
    for (const { watcher, one, other } of own)
      expect(JSON.stringify(other), `seat ${watcher}`).toBe(JSON.stringify(one));
  });

  test("the pairs are worth it: hidden things differ, options and numbers of players vary, great moments are told", () => {
    for (const public_ of [true, false]) {
      const these = all.filter(({ watcher }) => (watcher === 0) === public_);
      const told = these.filter(({ one }) => one[0].frames.some(({ tellings }) => tellings));
      expect(told.length, "tellings").toBeGreaterThan(0);
      expect(new Set(these.map(({ players }) => players)).size, "numbers of players").toBeGreaterThan(2);
    }
    // Somebody at the table sees a difference that the spectator does not see.
    const differ = all.filter(({ one, other }) => JSON.stringify(one) !== JSON.stringify(other));
    expect(differ.length, "seats that see a difference").toBeGreaterThan(10);
  });
});

test("a device vibrates where somebody touches it, and nowhere else", () => {
  const web = fileURLToPath(new URL("../../web/src", import.meta.url));
  const files = readdirSync(web, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte|js)$/.test(file));
  const vibrating = files.filter((file) => readFileSync(join(web, file), "utf8").includes("vibrate"));
  expect(vibrating.sort()).toEqual(["table/Thing.svelte", "table/touching.svelte.ts"]);
});
