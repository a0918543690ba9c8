// What the client makes of a stream whose beginning it does not have: never anything but what it makes of the whole.
import assert from "node:assert/strict";
import { test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { clientModule } from "./client.mjs";
import { dice } from "./dice.mjs";
import { play, welcome } from "./french.mjs";

const { chaptersOf } = await clientModule("lib/chapters.ts");
const { lastPitch } = await clientModule("games/maybe/lastPitch.ts");
const { lastPayouts } = await clientModule("games/boulevard/view.ts");
// What a board says of the past, and when it says nothing.
const panels = { maybe: [lastPitch, null], boulevard: [lastPayouts, []] };

for (const about of welcome().games) {
  const game = about.id;
  /** Every moment of some games: the stream so far, with somebody's talk in between. */
  const moments = [];
  for (const seed of [1, 2]) {
    const stream = [];
    play(about, {}, seed, ({ type, update }) => {
      if (type !== "update" || update.events.length === 0) return;
      stream.push(...update.events, { said: { seat: 1, text: "hm" }, text: "Ada: hm" });
      moments.push([...stream]);
    });
  }
  const roll = dice(18);

  test(`${game}: the chapters of a part are those of the whole, without numbers`, () => {
    let compared = 0;
    for (const stream of moments) {
      const whole = chaptersOf(game, stream);
      assert.deepEqual(
        whole.map(({ number }) => number),
        whole.map((_, at) => at + 1),
      );
      const from = 1 + roll(stream.length);
      const [first, ...rest] = chaptersOf(game, stream.slice(from), from);
      if (!first) continue; // nothing but talk
      assert.equal(first.from, from + 1);
      assert.ok([first, ...rest].every(({ number }) => number === null));
      // A chapter whose first event is the first of the part is the part's first chapter.
      const event = from + stream.slice(from).findIndex((item) => item.event) + 1;
      const later = whole.filter((chapter) => chapter.from > event).map((chapter) => chapter.from);
      assert.deepEqual(rest.map((chapter) => chapter.from), later);
      compared += later.length;
    }
    assert.ok(compared > 20, `${compared} chapters`);
  });

  const panel = panels[game];
  if (!panel) continue;
  test(`${game}: a board says of the past what it would say with the whole stream, or nothing`, () => {
    const [tell, nothing] = panel;
    let told = 0;
    let untold = 0;
    for (const stream of moments) {
      const whole = tell(stream);
      for (let time = 0; time < 8; ++time) {
        const part = tell(stream.slice(Math.max(0, stream.length - roll(60))));
        if (isDeepStrictEqual(part, nothing)) {
          ++untold;
        } else {
          assert.deepEqual(part, whole);
          ++told;
        }
      }
    }
    assert.ok(told > 20 && untold > 20, `${told} ${untold}`);
  });
}
