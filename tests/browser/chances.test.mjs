// Who was how likely to win, in the replay of a game whose network tells it: asked for by nobody it is neither fetched nor
// shown; a chart that leads to any step, and its figures as text.
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
const fileOf = (game, name) => join(root, "tests/golden", game, `${name}.jsonl`);
const records = { cinecitta: "sole-winner-all-options", boulevard: "sole-winner", maybe: "sole-winner" };

/** With the record open, and a list of the networks that are fetched. */
async function open(game, name, window) {
  const ada = await Person.open(house.browser, "Ada", window);
  const fetched = [];
  ada.context.on("request", (request) => request.url().endsWith(".net") && fetched.push(request.url()));
  await ada.page.goto(`${house.host.address}/replay`);
  await ada.page.getByLabel("Open a record").setInputFiles(fileOf(game, name));
  await ada.page.getByTestId("replay").waitFor();
  await ada.table.waitFor();
  return { ada, fetched };
}
const stepOf = async ({ page }) => Number(await page.getByTestId("replay").getAttribute("data-step"));
const atStep = ({ page }, step) =>
  page.waitForFunction((wanted) => document.querySelector("[data-testid=replay]").dataset.step === String(wanted), step);
/** What the table beside the chart says of each seat now, in percent. */
const told = async ({ page }) =>
  (await page.getByTestId("chances").locator("table").first().locator("tbody td:nth-of-type(1)").allInnerTexts()).map((text) =>
    Number.parseInt(text, 10),
  );
const percent = (chances) => chances.map((thousandths) => Math.round(100 * (thousandths / 1000)));

for (const [game, name] of Object.entries(records))
  for (const window of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`${game}: the chances to win are told when they are asked for, at ${window.width} px`, async () => {
      const engine = await load(moduleBytes(build, game));
      const bytes = readFileSync(fileOf(game, name));
      const { steps: last, seats } = engine.replayOpen(bytes);
      assert.equal(engine.networkGive(readFileSync(join(root, `networks/${game}.net`))), null);

      const { ada, fetched } = await open(game, name, window);
      const { page } = ada;
      const chart = page.getByTestId("chances");
      assert.deepEqual([fetched, await chart.count()], [[], 0], "nobody has asked how it ends");
      await openDrawer(ada, "chances");
      const slider = chart.getByRole("slider");
      await slider.waitFor();
      assert.equal(fetched.length, 1);
      const { steps } = engine.replayChances("all");
      assert.equal(await chart.locator("svg .line").count(), seats.length);
      assert.deepEqual(await told(ada), percent(steps[0]));

      // A touch in the middle of the chart leads there, the arrow keys go on, End to who won.
      const { x, y, width, height } = await slider.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction(() => Number(document.querySelector("[data-testid=replay]").dataset.step) > 0);
      const middle = await stepOf(ada);
      assert.ok(Math.abs(middle - last / 2) < last / 10, `${middle} of ${last}`);
      assert.deepEqual(await told(ada), percent(steps[middle]));
      await page.keyboard.press("ArrowRight");
      await page.waitForFunction((before) => Number(document.querySelector("[data-testid=replay]").dataset.step) > before, middle);
      const next = await stepOf(ada);
      assert.deepEqual(await told(ada), percent(steps[next]));
      const said = await slider.getAttribute("aria-valuetext");
      for (const { name: who } of seats) assert.ok(said.includes(who), said);
      await ada.picture(`chances-${game}`);
      await noViolations(ada, "[data-testid=chances]");
      assert.ok((await ada.overflow()) <= 0, "the page is wider than the window");
      await slider.focus();
      await page.keyboard.press("End");
      await atStep(ada, last);
      assert.deepEqual(await told(ada), percent(steps[last]));
      assert.ok((await told(ada)).includes(100), "who won is certain");

      // Through a seat's eyes it is what that seat could know; those who only watch know nobody's cards.
      await closeDrawer(ada);
      await page.keyboard.press("Home");
      const eyes = page.getByLabel("Seen by");
      await eyes.selectOption("2");
      await openDrawer(ada, "chances");
      await slider.waitFor();
      assert.deepEqual(await told(ada), percent(engine.replayChances(2).steps[await stepOf(ada)]));
      await closeDrawer(ada);
      await eyes.selectOption("watch");
      await openDrawer(ada, "chances");
      await chart.getByText("Those who only watch hold no cards").waitFor();
      assert.equal(await slider.count(), 0);
      assert.deepEqual(ada.complaints, []);
    });

test("where no network tells any, nothing is shown and nothing is fetched", async () => {
  const { ada, fetched } = await open("hollywood", "nine-players-all-options", { width: 1440, height: 900 });
  await ada.page.locator("[data-drawer=share]").waitFor();
  assert.equal(await ada.page.locator("[data-drawer=chances]").count(), 0);
  assert.deepEqual(fetched, []);
  assert.deepEqual(ada.complaints, []);
});

test("that the network cannot be had is said, and it is asked for again", async () => {
  const { ada } = await open("cinecitta", records.cinecitta, { width: 390, height: 844 });
  await house.host.stop();
  await openDrawer(ada, "chances");
  await ada.page.getByRole("alert").getByText("cannot be had just now").waitFor();
  await closeDrawer(ada);
  await house.host.start();
  await openDrawer(ada, "chances");
  await ada.page.getByTestId("chances").getByRole("slider").waitFor();
});
