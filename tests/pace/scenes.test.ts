// Frames that are one moment, what the engine tells of events, and when the parts of a scene come.
import type { StreamItem, Update } from "../../web/src/lib/protocol";
import { momentsOf } from "../../web/src/pace/by_kind";
import { elapsedOf, type Playing } from "../../web/src/pace/pace";
import { rowsOf } from "../../web/src/pace/rows";
import { Sounded } from "../../web/src/pace/sounded";
import {
  blank,
  itemsFor,
  type FrameSent,
  type Sent,
} from "../../web/src/pace/shown";

const start = {
  ...blank,
  update: {
    view: 0,
    outlook: null,
    waiting: [],
    decision: null,
  } as unknown as Update,
};
function items(
  game: string,
  frames: (Partial<FrameSent> & { kinds: string[] })[],
) {
  const events = frames.flatMap(({ kinds }) =>
    kinds.map((kind, i) => ({
      event: { kind, seat: i + 1, vote: "YES camera 4" },
      text: `${kind} ${i}`,
    })),
  );
  const sent = {
    from: 0,
    number: events.length,
    events: events as unknown as StreamItem[],
    decision: null,
    frames: frames.map(({ kinds, tellings }, at) => ({
      events: kinds.length,
      changes: [{ op: "replace", path: "/view", value: at + 1 }],
      tellings,
    })),
  } as unknown as Sent;
  return itemsFor(start, sent, {
    rows: rowsOf(game),
    now: 0,
    own: false,
    words: (these) => these,
  });
}
const premiere = {
  kind: "premiere",
  poster: { patriots: 0, communists: 1, leader: "communists" },
  cards: [
    { card: "communist", patriots: 0, communists: 2, leader: "communists" },
    { card: "patriot", patriots: 1, communists: 2, leader: "communists" },
    { card: "patriot", patriots: 2, communists: 2, leader: "communists" },
    { card: "hearing", patriots: 4, communists: 2, leader: "patriots" },
  ],
  winner: "patriots",
  tie: null,
};

test("frames that are one moment are one, and end on the last of them", () => {
  const shown = items("hollywood", [
    { kinds: ["loyalty_shown"] },
    { kinds: ["loyalty_shown"] },
    {
      kinds: ["loyalty_shown"],
      tellings: [{ event: 0, telling: { kind: "roles", order: [2, 1, 3] } }],
    },
  ]);
  expect(shown).toHaveLength(1);
  expect(shown[0].frame.update!.view).toBe(3);
  const [moment] = shown[0].moments;
  expect(moment.told).toHaveLength(3);
  expect(moment.told![2].telling).toEqual({ kind: "roles", order: [2, 1, 3] });
  expect(shown[0].frame.scenes).toMatchObject([
    { from: 0, to: 3, draw: "masks-off" },
  ]);
});

const cover = {
  kind: "cover",
  need: [],
  sums: [],
  missing: [],
  wild_pairs: [],
  covered: true,
};

test("what follows a joined moment in its frame is told of its own", () => {
  const shown = items("maybe", [
    {
      kinds: ["shown", "shown"],
      tellings: [0, 1].map((event) => ({ event, telling: cover })),
    },
    {
      kinds: ["succeeded", "kept"],
      tellings: [{ event: 0, telling: { ...cover, kind: "verdict" } }],
    },
    { kinds: ["kept"] },
  ]);
  expect(
    shown.map(({ moments }) => moments.map(({ draw }) => draw)),
  ).toEqual([["vote", "kept"], ["kept"]]);
  expect(
    shown[0].moments[0].told!.map(
      ({ telling }) => (telling as typeof cover).kind,
    ),
  ).toEqual(["cover", "cover", "verdict"]);
});

test("what a pitch yields is handed out in the vote's own scene, a Vote after the other, at most 1.1 s apart in all", () => {
  const vote = (cards: number) =>
    items("maybe", [
      {
        kinds: ["shown", "shown"],
        tellings: [0, 1].map((event) => ({ event, telling: cover })),
      },
      {
        kinds: ["succeeded", "profit"],
        tellings: [{ event: 0, telling: { ...cover, kind: "verdict" } }],
      },
      { kinds: ["returned", ...Array.from({ length: cards }, () => "won")] },
    ]);
  for (const [cards, gap] of [
    [3, 110],
    [21, 50],
  ]) {
    const shown = vote(cards);
    expect(shown).toHaveLength(1);
    const [moment, ...others] = shown[0].moments;
    expect([moment.draw, others.length]).toEqual(["vote", 0]);
    const stamp = moment.cues!.findIndex(({ sound }) => sound === "hey");
    const dealt = moment.cues!.slice(stamp + 1);
    expect(dealt.map(({ sound }) => sound)).toEqual(
      Array.from({ length: cards + 1 }, () => "card"),
    );
    expect(dealt[1].at - dealt[0].at).toBe(gap);
    expect(dealt[0].at).toBeGreaterThan(moment.cues![stamp].at);
    expect(dealt.at(-1)!.at + 400).toBeLessThan(moment.ms);
    // Readers hear who wins what; what nobody wins is not said.
    expect(moment.said).not.toContain("returned 0");
    expect(moment.said).toContain("won 1");
  }
});

test("without a telling a climax is told in words, for as long as before", () => {
  const [{ moments }] = items("hollywood", [{ kinds: ["revealed"] }]);
  expect(moments[0]).toMatchObject({ ms: 9000, lines: ["revealed 0"] });
  expect(moments[0].cues).toBeUndefined();
});

test("a premiere takes about nine seconds, its marks and sounds come in order", () => {
  const [{ moments }] = items("hollywood", [
    { kinds: ["revealed"], tellings: [{ event: 0, telling: premiere }] },
  ]);
  const { ms, marks, cues } = moments[0];
  expect(ms).toBeGreaterThan(8000);
  expect(ms).toBeLessThan(10_000);
  for (const times of [marks!, cues!.map(({ at }) => at)]) {
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times.at(-1)).toBeLessThan(ms);
  }
  // Major or minor by the side that won, never by who listens.
  expect(cues!.filter(({ sound }) => sound === "major")).toHaveLength(1);
});

test("a scene hangs on its last card while it is close, whatever that card shows", () => {
  const other = structuredClone(premiere);
  other.cards[3] = {
    card: "communist",
    patriots: 2,
    communists: 4,
    leader: "communists",
  };
  other.winner = "communists";
  const marks = [premiere, other].map(
    (telling) =>
      items("hollywood", [
        { kinds: ["revealed"], tellings: [{ event: 0, telling }] },
      ])[0].moments[0].marks,
  );
  expect(marks[0]).toEqual(marks[1]);
});

test("C37_25 folders come back in the same time and with the same sounds, whatever is in them", () => {
  const rows = rowsOf("cinecitta")!;
  const back = (event: object) =>
    momentsOf(rows, [
      { event: { kind: "returned", ...event }, text: "" },
    ])[0];
  const [card, money, nothing] = [
    { card: "Director 6", notes: 0 },
    { card: null, notes: 8 },
    { card: null, notes: null },
  ].map(back);
  for (const other of [money, nothing])
    expect([other.ms, other.cues]).toEqual([card.ms, card.cues]);
});

test("a theatre waits for whose it is, after its dice are counted in and before they are heard", () => {
  const box = (dice: number) => ({
    kind: "box_office",
    dice: Array.from({ length: dice }, () => ({ source: "chip", face: 3 })),
    counted: Array.from({ length: dice }, (_, i) => 3 * (i + 1)),
  });
  const [{ moments }] = items("boulevard", [
    {
      kinds: ["paid_out", "paid_out"],
      tellings: [7, 12].map((dice, event) => ({ event, telling: box(dice) })),
    },
  ]);
  const { waits, cues } = moments[0];
  expect(waits!.map(({ seat, ms }) => [seat, ms])).toEqual([
    [1, 4000],
    [2, 4000],
  ]);
  const rolls = cues!.filter(({ sound }) => sound === "dice");
  rolls.forEach(({ at }, i) => expect(at).toBeGreaterThan(waits![i].at));
  expect(cues!.filter(({ at }) => at <= waits![0].at)).toEqual([]);
});

test("everybody's folder waits to be untied, and nothing is heard before", () => {
  const [{ moments }] = items("cinecitta", [{ kinds: ["passed", "passed"] }]);
  const [{ waits, cues }] = moments;
  expect(waits).toMatchObject([{ seat: "each", ms: 1200 }]);
  expect(cues!.find(({ sound }) => sound === "pluck")!.at).toBeGreaterThan(
    waits![0].at,
  );
  const [back] = items("cinecitta", [{ kinds: ["returned"] }]);
  expect(back.moments[0].waits).toBeUndefined();
});

describe("time and sounds", () => {
  const playing = (length: number, hold: number): Playing<string> => ({
    item: { frame: "", moments: [], since: 0 },
    moment: {
      weight: 4,
      ms: 2000,
      draw: "",
      sound: "tap",
      words: "",
      lines: [],
      cues: [
        { at: 0, sound: "card" },
        { at: 500, sound: "stamp" },
        { at: 1500, sound: "coin" },
      ],
    },
    from: 0,
    to: 2000,
    wait: 0,
    last: true,
    start: 100,
    end: 100 + length + hold,
    hold,
  });
  test("a scene is as far as its share of the time, and stands still while it holds", () => {
    expect(elapsedOf(playing(2000, 4000), 600)).toBe(500);
    expect(elapsedOf(playing(4000, 4000), 1100)).toBe(500);
    expect(elapsedOf(playing(2000, 4000), 5000)).toBe(2000);
    expect(elapsedOf(playing(120, 4000), 100)).toBe(2000); // nothing but its end
  });
  test("a sound is heard once, when its time has come; of what was skipped only the last", () => {
    const heard: string[] = [];
    const sounded = new Sounded((sound) => heard.push(sound));
    const one = playing(2000, 4000);
    sounded.begin(one);
    for (const now of [100, 110, 700, 710]) sounded.reach(one, now);
    expect(heard).toEqual(["card", "stamp"]);
    const other = playing(2000, 4000);
    sounded.reach(other, 4000);
    expect(heard).toEqual(["card", "stamp", "coin"]);
  });
});

test("B54: screens that go on after an answered tie begin at once, and a tap goes on to what comes next", () => {
  const marksOf = (...kinds: string[]) => {
    const [{ moments }] = items("boulevard", [{ kinds }]);
    return moments[0].marks;
  };
  expect(marksOf("rolled_off", "section_won", "genre_shown")).toEqual([600, 1250]);
  expect(marksOf("lowered", "section_won")).toEqual([900]);
});
