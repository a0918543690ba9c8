// Phones that are narrow, or lie on their side.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";
import { touchOn } from "./touch.mjs";

const house = openHouse();

async function practise(game, players, window) {
  const solo = await Person.open(house.browser, "Solo", window);
  await solo.page.goto(`${house.host.address}/games/${game}`);
  await solo.page.getByLabel("Players, you and bots included").selectOption(String(players));
  await solo.page.getByRole("button", { name: "Deal the cards" }).click();
  await solo.page.getByTestId("decision").waitFor();
  return solo;
}

/** Things before different people that lie over each other, and what is cut off by the window. */
const crowded = ({ page }) =>
  page.evaluate(() => {
    const things = [...document.querySelectorAll("[data-place]")].flatMap((seat) =>
      [...seat.querySelectorAll("[data-thing]:not([data-thing^=token]), .sign")]
        .filter((each) => each.checkVisibility() && getComputedStyle(each).pointerEvents !== "none")
        .map((each) => ({ of: seat.dataset.place, name: each.dataset.thing ?? "sign", box: each.getBoundingClientRect() })),
    );
    const over = (one, other) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const touching = things.flatMap((one) =>
      things
        .filter((other) => one.of < other.of && over(one.box, other.box))
        .map((other) => `${one.name} of ${one.of}, ${other.name} of ${other.of}`),
    );
    const cut = things.filter(({ box }) => box.left < 0 || box.right > innerWidth).map(({ name, of }) => `${name} of ${of}`);
    return { touching, cut };
  });

for (const [width, height] of [
  [360, 640],
  [360, 740],
  [390, 844],
]) {
  test(`six at Hollywood on ${width} × ${height}: nobody touches anybody`, async () => {
    const solo = await practise("hollywood", 6, { width, height });
    await solo.picture(`six-${height}`);
    for (let turn = 1; turn < 4; ++turn) {
      assert.deepEqual(await crowded(solo), { touching: [], cut: [] });
      await touchOn(solo, turn);
      await solo.page.getByTestId("decision").waitFor();
    }
    assert.deepEqual(solo.complaints, []);
  });
}

for (const [game, players] of Object.entries({ cinecitta: 5, hollywood: 9, boulevard: 6, maybe: 6 })) {
  test(`${game} on a phone that lies on its side`, async () => {
    const solo = await practise(game, players, { width: 844, height: 390 });
    await solo.picture(`on-its-side-${game}`);
    for (let turn = 1; turn < 5; ++turn) {
      const { across, down } = await solo.page.evaluate(() => ({
        across: document.documentElement.scrollWidth - innerWidth,
        down: document.documentElement.scrollHeight - innerHeight,
      }));
      assert.deepEqual({ across, down }, { across: 0, down: 0 }, "only parts of the table scroll");
      const dock = await solo.page.getByTestId("decision").boundingBox();
      assert.ok(dock.y >= 0 && dock.y + dock.height <= 390.5 && dock.x + dock.width <= 844.5, "the dock is in the window");
      await touchOn(solo, turn); // everything that is touched is scrolled for at worst
      await solo.page.getByTestId("decision").waitFor();
    }
    assert.deepEqual(solo.complaints, []);
  });
}
