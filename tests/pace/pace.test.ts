// What a screen shows when: a pure function, so time is a number here.
import type { Moment, Weight } from "../../web/src/pace/moment";
import {
  advance,
  atRest,
  back,
  begin,
  behind,
  elapsedOf,
  greatest,
  hurry,
  nextChange,
  push,
  rewind,
  skip,
  skipAll,
  waits,
} from "../../web/src/pace/pace";
import type { Item, Pace, Wishes } from "../../web/src/pace/pace";

const moment = (
  weight: Weight,
  ms: number,
  more: Partial<Moment> = {},
): Moment => ({
  weight,
  ms,
  draw: `w${weight}`,
  sound: null,
  words: "",
  lines: [],
  ...more,
});
const table = (wishes: Partial<Wishes> = {}) =>
  begin("start", { speed: "normal", ...wishes });
const item = (frame: string, moments: Moment[], since = 0, more = {}) => ({
  frame,
  moments,
  since,
  ...more,
});

const pushOne = (pace: Pace<string>, one: Item<string>, now: number) =>
  push(pace, [one], now);

/** Every change of what is on the screen, with its time. */
function run(pace: Pace<string>, until = 1e6): [number, string][] {
  const seen: [number, string][] = [[0, pace.shown]];
  for (
    let due = nextChange(pace);
    due !== null && due <= until;
    due = nextChange(pace)
  ) {
    pace = advance(pace, due);
    if (pace.shown !== seen.at(-1)![1]) seen.push([due, pace.shown]);
  }
  return seen;
}

describe("order", () => {
  test("a frame is on the screen when its last moment is over, and frames keep their order", () => {
    let pace = pushOne(table(), item("a", [moment(2, 500)]), 0);
    pace = pushOne(pace, item("b", [moment(3, 1000), moment(2, 700)]), 0);
    pace = pushOne(pace, item("c", []), 0);
    expect(run(pace)).toEqual([
      [0, "start"],
      [500, "a"],
      [2200, "c"],
    ]);
    expect(pace.shown).toBe("start");
  });

  test("ticks overlap, 90 apart; what follows them waits for the last", () => {
    let pace = table();
    for (const name of ["a", "b", "c"])
      pace = pushOne(pace, item(name, [moment(1, 200)]), 0);
    pace = pushOne(pace, item("d", [moment(2, 500)]), 0);
    expect(run(pace)).toEqual([
      [0, "start"],
      [200, "a"],
      [290, "b"],
      [380, "c"],
      [880, "d"],
    ]);
  });

  test("what comes while nothing moves begins at once", () => {
    let pace = pushOne(table(), item("a", [moment(2, 500)]), 0);
    pace = advance(pace, 5000);
    expect(atRest(pace)).toBe(true);
    pace = pushOne(pace, item("b", [moment(2, 500)], 5000), 5000);
    expect(pace.playing[0]).toMatchObject({ start: 5000, end: 5500 });
  });

  test("bookkeeping and what waits behind a moment take no time, and come after it", () => {
    let pace = pushOne(table(), item("a", [moment(4, 3000)]), 0);
    pace = pushOne(pace, item("said", []), 0);
    expect(pace.shown).toBe("start");
    pace = advance(pace, 6999);
    expect(pace.shown).toBe("start");
    expect(advance(pace, 7000).shown).toBe("said");
  });
});

describe("speeds", () => {
  test.each([
    ["calm", 1500],
    ["normal", 1000],
    ["brisk", 600],
  ] as const)("%s", (speed, ms) => {
    expect(
      run(pushOne(table({ speed }), item("a", [moment(3, 1000)]), 0))[1],
    ).toEqual([ms, "a"]);
  });

  test("instant: ticks and beats take none, scenes and climaxes show their end, a climax holds", () => {
    let pace = table({ speed: "instant" });
    pace = pushOne(pace, item("a", [moment(1, 200), moment(2, 700)]), 0);
    expect(pace.shown).toBe("a");
    pace = pushOne(pace, item("b", [moment(3, 900)]), 0);
    pace = pushOne(pace, item("c", [moment(4, 9000)]), 0);
    expect(run(pace).slice(1)).toEqual([
      [120, "b"],
      [4240, "c"],
    ]);
  });
});

describe("climaxes", () => {
  const premiere = () => moment(4, 9000, { marks: [2000, 4000, 9000] });

  test("hold at their end for a tap, at most 4 s, on a TV 6 s", () => {
    expect(run(pushOne(table(), item("a", [moment(4, 3000)]), 0))[1][0]).toBe(
      7000,
    );
    expect(
      run(pushOne(table({ tv: true }), item("a", [moment(4, 3000)]), 0))[1][0],
    ).toBe(9000);
    const pace = advance(
      pushOne(table(), item("a", [moment(4, 3000)]), 0),
      3500,
    );
    expect(pace.shown).toBe("start");
    expect(skip(pace, 3500).shown).toBe("a");
  });

  test("one that goes on over several frames holds at its end only", () => {
    const masks = (ms: number) => moment(4, ms, { draw: "masks off" });
    const pace = push(
      table(),
      [
        item("a", [masks(2500)]),
        item("b", [masks(700)]),
        item("c", [masks(700)]),
      ],
      0,
    );
    expect(run(pace).slice(1)).toEqual([
      [2500, "a"],
      [3200, "b"],
      [7900, "c"],
    ]);
  });

  test("a tap goes on to the next mark, a double tap to the end", () => {
    const pace = pushOne(table(), item("a", [premiere()]), 0);
    const tapped = skip(pace, 500);
    expect(tapped.playing[0]).toMatchObject({ start: -1500, end: 11500 });
    expect(skip(tapped, 500).playing[0].start).toBe(-3500);
    expect(skipAll(pace, 500).shown).toBe("a");
  });

  test("neither a question nor lag shortens them", () => {
    let pace = pushOne(
      table({ clock: 5000 }),
      item("a", [moment(3, 2000)], 0, { person: true }),
      0,
    );
    pace = pushOne(pace, item("b", [premiere()], 0, { person: true }), 0);
    pace = pushOne(pace, item("c", [moment(2, 900)], 0, { asks: true }), 0);
    pace = advance(pace, 100_000);
    expect(atRest(pace)).toBe(true);
    pace = pushOne(
      table(),
      item("late", [moment(2, 900)], -40_000, { person: true }),
      0,
    );
    pace = pushOne(pace, item("b", [premiere()], -40_000, { person: true }), 0);
    const playing =
      pace.playing.find(({ moment: { weight } }) => weight === 4) ??
      advance(pace, 1000).playing[0];
    expect(playing.end - playing.hold - playing.start).toBe(9000);
  });
});

describe("what waits for a press", () => {
  const office = () =>
    moment(4, 3000, {
      marks: [2000],
      waits: [
        { at: 500, seat: 1, ms: 4000 },
        { at: 2500, seat: 2, ms: 4000 },
      ],
    });
  const folders = () =>
    moment(3, 1500, { waits: [{ at: 900, seat: "each", ms: 1200 }] });
  const shown = (one: Moment, wishes: Partial<Wishes>) =>
    pushOne(table(wishes), item("a", [one]), 0);

  test("stands still for whose it is, at most its time, and for nobody else", () => {
    expect(run(shown(office(), { seat: 1 }))[1][0]).toBe(3000 + 4000 + 4000);
    for (const wishes of [{ seat: 3 }, {}])
      expect(run(shown(office(), wishes))[1][0]).toBe(3000 + 4000);
    expect(run(shown(office(), { seat: 1, tv: true }))[1][0]).toBe(3000 + 6000);
    const pace = advance(shown(office(), { seat: 1 }), 500);
    for (const now of [500, 3000, 4499]) {
      const [playing] = advance(pace, now).playing;
      expect(elapsedOf(playing, now)).toBe(500);
      expect(waits(playing, now)).toBe(true);
    }
    const [after] = advance(pace, 4600).playing;
    expect([elapsedOf(after, 4600), waits(after, 4600)]).toEqual([600, false]);
  });

  test("each has one of their own where it is everybody's", () => {
    for (const seat of [1, 2, 5])
      expect(run(shown(folders(), { seat }))[1][0]).toBe(1500 + 1200);
    expect(run(shown(folders(), {}))[1][0]).toBe(1500);
  });

  test("a press goes on at once, and the rest takes its time", () => {
    const pace = skip(shown(office(), { seat: 1 }), 800);
    expect(elapsedOf(pace.playing[0], 800)).toBe(500);
    expect(run(pace)[1][0]).toBe(800 + 2500 + 4000);
  });

  test("a tap before it leads there in a climax, and past it in a scene", () => {
    const climax = advance(skip(shown(office(), { seat: 1 }), 100), 220);
    expect(waits(climax.playing[0], 220)).toBe(true);
    const scene = advance(skip(shown(folders(), { seat: 1 }), 100), 220);
    expect(waits(scene.playing[0], 220)).toBe(false);
    expect(elapsedOf(scene.playing[0], 220)).toBe(900);
  });

  test("after it taps go to the next mark, and two taps end all of it", () => {
    const rolled = skip(shown(office(), { seat: 1 }), 800);
    expect(elapsedOf(skip(rolled, 900).playing[0], 900)).toBe(2000);
    for (const now of [100, 800]) {
      const pace = skipAll(shown(office(), { seat: 1 }), now);
      expect([pace.shown, atRest(pace)]).toEqual(["a", true]);
    }
  });

  test("a question never shortens it in a climax, and does in a scene", () => {
    const asked = (one: Moment) => {
      const items = [
        item("a", [one]),
        item("b", [moment(3, 8000)]),
        item("c", [], 0, { asks: true }),
      ];
      return run(push(table({ seat: 1 }), items, 0));
    };
    expect(asked(office())[1][0]).toBe(3000 + 4000 + 4000);
    const [, [first], [last]] = asked(folders());
    expect(first).toBeLessThan(1500);
    expect(last).toBeLessThanOrEqual(4000);
  });
});

describe("skipping", () => {
  test("a tap ends a moment; its end is still seen", () => {
    const pace = skip(pushOne(table(), item("a", [moment(3, 2000)]), 0), 300);
    expect(run(pace)[1]).toEqual([420, "a"]);
  });
  test("with nothing playing a tap does nothing", () => {
    expect(skip(table(), 10)).toEqual(table());
  });
  test("held down, the rest passes twice as fast", () => {
    expect(
      run(hurry(pushOne(table(), item("a", [moment(3, 2000)]), 0), 1000, 500))[1],
    ).toEqual([1500, "a"]);
  });
});

describe("a question", () => {
  const many = (clock?: number) => {
    let pace = table(clock === undefined ? {} : { clock });
    for (let i = 0; i < 12; ++i)
      pace = pushOne(pace, item(`f${i}`, [moment(3, 1000)]), 0);
    return pushOne(
      pace,
      item("question", [moment(1, 250)], 0, { asks: true }),
      0,
    );
  };
  test("opens within 4 s, with a clock under 15 s within 2 s", () => {
    const [time] = run(many()).at(-1)!;
    expect(time).toBeGreaterThan(4000);
    expect(time).toBeLessThanOrEqual(5001); // the scene that was on the way is not cut short
    const [hurried] = run(many(10_000)).at(-1)!;
    expect(hurried).toBeLessThanOrEqual(3001);
  });
  test("shows every frame on the way, in order", () => {
    const shown = run(many()).map(([, frame]) => frame);
    expect(shown).toEqual([
      "start",
      ...Array.from({ length: 12 }, (_, i) => `f${i}`),
      "question",
    ]);
  });
  test("that is on the screen while the next act comes hurries nothing: no time is lost, and none is endless", () => {
    const asked = pushOne(
      table(),
      item("asked", [moment(1, 200)], 0, { asks: true }),
      0,
    );
    const voted = item("voted", [moment(1, 200)], 50);
    const shown = item("shown", [moment(4, 9_000)], 50);
    const after = push(asked, [voted, shown], 50);
    expect(run(after).map(([, frame]) => frame)).toEqual([
      "start",
      "asked",
      "voted",
      "shown",
    ]);
    expect(atRest(advance(after, 20_000))).toBe(true);
  });
  test("afterwards things take their time again", () => {
    let pace = advance(many(), 20_000);
    pace = pushOne(pace, item("x", [moment(3, 1000)], 20_000), 20_000);
    expect(pace.playing[0].end).toBe(21_000);
  });
});

describe("lag", () => {
  const late = (age: number, weight: Weight, ms: number) => {
    const pace = pushOne(
      table(),
      item("a", [moment(weight, ms)], -age, { person: true }),
      0,
    );
    return pace.playing.length === 0 ? 0 : pace.playing[0].end;
  };
  test("only against what people did", () => {
    expect(
      behind(
        pushOne(table(), item("a", [moment(2, 500), moment(2, 500)], -9000), 0),
        0,
      ),
    ).toBe(0);
    expect(late(0, 3, 1000)).toBe(1000);
  });
  test("6 s: faster; 15 s: short; 30 s: only climaxes", () => {
    expect(late(7000, 3, 1000)).toBe(600);
    expect(late(16_000, 3, 1000)).toBe(500);
    expect(late(16_000, 2, 900)).toBe(150);
    expect(late(16_000, 1, 200)).toBe(0);
    expect(late(31_000, 3, 1000)).toBe(0);
  });
});

describe("one's own act", () => {
  test("is shown at once; of what was before only climaxes are left", () => {
    let pace = pushOne(table(), item("a", [moment(3, 2000)]), 0);
    pace = pushOne(pace, item("b", [moment(2, 900)]), 0);
    pace = pushOne(
      pace,
      item("mine", [moment(2, 600)], 100, { own: true }),
      100,
    );
    expect(pace.shown).toBe("b");
    expect(pace.playing[0]).toMatchObject({ start: 100, end: 700 });
  });
});

describe("back from elsewhere", () => {
  test("the newest frame, and the three greatest of what was missed", () => {
    let pace = pushOne(table(), item("a", [moment(2, 500), moment(1, 100)]), 0);
    pace = pushOne(
      pace,
      item("b", [moment(4, 5000), moment(3, 900), moment(3, 901)]),
      0,
    );
    const now = back(pace);
    expect(now.shown).toBe("b");
    expect(atRest(now)).toBe(true);
    const missed = [2, 4, 3, 3].map((weight) => ({ moment: moment(weight as Weight, 900) }));
    expect(greatest(missed)).toEqual([missed[1], missed[2], missed[3]]);
  });
  test("with nothing missed all stays as it is", () => {
    expect(back(table())).toEqual(table());
    expect(greatest([])).toEqual([]);
  });
});

describe("taken back", () => {
  test("frames in reverse order, 250 apart, silent, and it ends on the given one", () => {
    let pace = push(table(), [item("a", [moment(2, 500)]), item("b", [moment(3, 900)])], 0);
    pace = pushOne(advance(pace, 2000), item("never", [moment(4, 9000)], 2000), 2000);
    pace = rewind(pace, ["a", "start again"], 2100);
    const silent = [...pace.playing, ...pace.queue].every(({ moment: one }) => !one?.sound && !one?.cues && !one?.words);
    expect(silent).toBe(true);
    expect(run(pace)).toEqual([
      [0, "b"],
      [2350, "a"],
      [2600, "start again"],
    ]);
  });
});
