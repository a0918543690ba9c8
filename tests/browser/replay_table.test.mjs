// A record on the table of its game: its great moments are shown, it can be stopped in the middle of one, and whoever
// goes back and on sees the same table.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { noViolations } from "./accessible.mjs";
import { build, Person, openHouse, root } from "./support.mjs";
import { closeDrawer, openDrawer } from "./touch.mjs";

const house = openHouse();
const records = {
  cinecitta: { name: "sole-winner-all-options", scenes: ["The final screening"] },
  hollywood: { name: "nine-players-all-options", scenes: ["The premiere", "Masks off"] },
  boulevard: { name: "sole-winner", scenes: ["Screens down", "Box office", "The end"] },
  maybe: { name: "all-expansions", scenes: ["The vote"] },
};

const fileOf = (game) => join(root, "tests/golden", game, `${records[game].name}.jsonl`);

async function open(browser, game, { speed, ...window }) {
  const ada = await Person.open(browser, "Ada", window);
  if (speed) await ada.context.addInitScript((wish) => localStorage.setItem("backlot:speed", wish), speed);
  await ada.page.goto(`${house.host.address}/replay`);
  await ada.page.getByLabel("Open a record").setInputFiles(fileOf(game));
  await ada.page.getByTestId("replay").waitFor();
  await ada.table.waitFor();
  return ada;
}
const stopOf = async ({ page }) => Number(await page.getByTestId("replay").getAttribute("data-stop"));
const at = ({ page }, stop) =>
  page.waitForFunction((wanted) => document.querySelector("[data-testid=replay]").dataset.stop === String(wanted), stop);
/** All that the table says, to see and to hear. */
const tableOf = ({ page }) =>
  page.evaluate(() => {
    const table = document.querySelector("[data-testid=table]");
    const names = [...table.querySelectorAll("[aria-label]")].map((each) => each.getAttribute("aria-label"));
    return [table.innerText, ...names].join("\n");
  });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
])
  test(`nine at Hollywood with everything shown: nobody's things lie over anybody else's, at ${width} px`, async () => {
    const ada = await open(house.browser, "hollywood", { width, height });
    await ada.page.getByLabel("Seen by").selectOption("all");
    await ada.page.getByLabel("Skip to").selectOption("2");
    const over = await ada.page.evaluate(() => {
      const parts = [...document.querySelectorAll(".seat[data-place]")].flatMap((seat) =>
        [...seat.querySelectorAll("[data-thing], .faces > *")]
          .filter((part) => part.checkVisibility())
          .map((part) => ({ of: seat.dataset.place, name: part.dataset.thing ?? "a card", box: part.getBoundingClientRect() })),
      );
      const together = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
      return {
        seats: new Set(parts.map(({ of }) => of)).size,
        found: parts.flatMap((one) =>
          parts
            .filter((other) => one.of < other.of && together(one.box, other.box))
            .map((other) => `${one.name} of ${one.of}, ${other.name} of ${other.of}`),
        ),
      };
    });
    assert.deepEqual(over, { seats: 9, found: [] });
    assert.deepEqual(ada.complaints, []);
  });

for (const [game, { scenes }] of Object.entries(records)) {
  test(`${game}: the great moments of a record are played on its table`, async () => {
    const ada = await open(house.browser, game, { width: 390, height: 844, speed: "normal" });
    const { page } = ada;
    for (const name of scenes) {
      await openDrawer(ada, "story");
      const chapters = page.getByTestId("chapters").getByRole("button", { name: new RegExp(`^${name},`) });
      await chapters.last().click();
      const scene = page.getByTestId("scene");
      await scene.waitFor();
      const shown = await scene.getAttribute("data-scene");
      assert.ok(await scene.evaluate((drawn) => drawn.querySelectorAll("svg, b, span").length > 5), name);
      assert.ok((await ada.overflow()) <= 0, `${name}: the page is wider than the window`);
      // It can be stopped in the middle: nothing moves until it goes on.
      await page.getByRole("button", { name: "Pause" }).click();
      await ada.picture(`replay-${game}-${name.toLowerCase().replaceAll(" ", "-")}`);
      const still = () => scene.evaluate((drawn) => drawn.innerHTML);
      const before = await still();
      await page.evaluate(() => new Promise((shown) => setTimeout(shown, 300)));
      assert.equal(await still(), before, `${name} stands still`);
      await page.keyboard.press("Space");
      await page.getByTestId("climax").dblclick();
      await page.waitForFunction((draw) => document.querySelector("[data-testid=scene]")?.dataset.scene !== draw, shown);
      await page.keyboard.press("Home");
      await scene.waitFor({ state: "detached" });
    }
    assert.deepEqual(ada.complaints, []);
  });

  test(`${game}: back and on shows the same table, through anybody's eyes, and nothing can be decided`, async () => {
    const ada = await open(house.browser, game, { width: 390, height: 844 });
    const { page } = ada;
    for (const eyes of ["all", "1"]) {
      await page.getByLabel("Seen by").selectOption(eyes);
      await page.getByLabel("Skip to").selectOption("2");
      const first = await stopOf(ada);
      const seen = [];
      for (let stop = first; stop < first + 8; ++stop) {
        await at(ada, stop);
        seen.push(await tableOf(ada));
        assert.equal(await page.getByTestId("decision").count(), 0);
        assert.equal(await ada.table.locator("[data-state=can], [data-state=other]").count(), 0);
        assert.ok((await ada.overflow()) <= 0, `${game}: the page is wider than the window`);
        await page.keyboard.press("ArrowRight");
      }
      assert.ok(new Set(seen).size > 4, "something happens");
      for (let stop = first + 7; stop >= first; --stop) {
        await page.keyboard.press("ArrowLeft");
        await at(ada, stop);
        assert.equal(await tableOf(ada), seen[stop - first], `${game}, ${eyes}: stop ${stop}`);
      }
      await ada.picture(`replay-${game}-eyes-${eyes}`);
    }
    // A link into the middle leads there again.
    await page.keyboard.press("PageDown");
    const [stop, step, told] = [
      await stopOf(ada),
      await page.getByTestId("replay").getAttribute("data-step"),
      await tableOf(ada),
    ];
    await page.waitForFunction((place) => location.hash === place, `#step=${step}&eyes=1`);
    await page.reload();
    await ada.table.waitFor();
    await at(ada, stop);
    assert.equal(await tableOf(ada), told);
    await openDrawer(ada, "menu");
    await closeDrawer(ada);
    assert.deepEqual(ada.complaints, []);
  });

  for (const window of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`${game}: with everything shown each hand lies face up at its seat, at ${window.width} px`, async () => {
      const engine = await load(moduleBytes(build, game));
      assert.equal(engine.replayOpen(readFileSync(fileOf(game))).ok, true);
      const ada = await open(house.browser, game, window);
      const { page } = ada;
      await page.getByLabel("Seen by").selectOption("all");
      await page.getByLabel("Skip to").selectOption("2");
      const step = Number(await page.getByTestId("replay").getAttribute("data-step"));
      const { desks, theatres } = engine.replayStep(step, "all").view;
      for (const [index, { hand }] of (desks ?? theatres).entries()) {
        const cards = hand.map((card) => card.tip ?? card);
        const shown = ada.table.locator(`.seat[data-place="${index + 1}"] [data-secret=hand]`);
        const words = (await shown.locator(".hidden").textContent()).toLowerCase();
        for (const card of cards)
          assert.ok(words.includes(card.replaceAll("_", " ").toLowerCase()), `seat ${index + 1}: ${card} in ${words}`);
        const faces = await shown.locator(".faces > *").all();
        assert.equal(faces.length, cards.length);
        for (const face of faces) {
          const { x, y, width, height } = await face.boundingBox();
          assert.ok(width >= 15 && x >= 0 && x + width <= window.width, `seat ${index + 1}: ${x}, ${width}`);
          const below = await page.getByTestId("replay").evaluate((dock) => dock.getBoundingClientRect());
          const beside = x + width <= below.left || x >= below.right;
          assert.ok(y >= 0 && (beside || y + height <= below.top), `seat ${index + 1}: below what is seen`);
        }
      }
      assert.ok((await ada.overflow()) <= 0, "the page is wider than the window");
      await noViolations(ada, "[data-testid=table]");
      await ada.picture(`replay-${game}-all`);
      // Those who only watched have seen nothing of it.
      await page.getByLabel("Seen by").selectOption("watch");
      await page.getByTestId("secrets").first().waitFor({ state: "detached" });
      assert.deepEqual(ada.complaints, []);
    });
}
