// What can be pressed is as large as a finger, in every drawer, too: 44 px each way, whatever its picture measures.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { closeDrawer, openDrawer, tooSmall } from "./touch.mjs";

const house = openHouse();

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"])
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ])
    test(`drawers of ${game}: ${width} × ${height}`, async () => {
      const ada = await Person.open(house.browser, "Ada", { width, height });
      const { page } = ada;
      await page.goto(house.host.address);
      const kept = await played(game, 5);
      await putInto(page, kept);
      await page.goto(`${house.host.address}/practice/${kept.kept.table}`);
      await page.getByTestId("decision").waitFor();
      assert.deepEqual(await tooSmall(page, ".dock button"), []);
      const ids = await page.locator("[data-drawer]").evaluateAll((all) => all.map(({ dataset }) => dataset.drawer));
      for (const id of ids) {
        await openDrawer(ada, id);
        await page.getByTestId("drawer").filter({ visible: true }).waitFor();
        const small = await tooSmall(page, "dialog[open] :is(button, a.button, select)");
        if (small.length > 0) await ada.picture(`small-${game}-${id}`);
        assert.deepEqual(small, [], `${game}, ${id}`);
        await closeDrawer(ada);
      }
      assert.deepEqual(ada.complaints, []);
      await ada.context.close();
    });

test("the scores of nine on a phone: what is cut off has a shadow, and is reached", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  const { page } = ada;
  await page.goto(house.host.address);
  const kept = await played("hollywood", Infinity, { options: { players: 9 } });
  await putInto(page, kept);
  await page.goto(`${house.host.address}/practice/${kept.kept.table}`);
  const scores = page.getByTestId("score").locator(".scroll");
  await scores.scrollIntoViewIfNeeded();
  assert.ok(await scores.evaluate((part) => part.scrollWidth > part.clientWidth + 40), "nine do not fit");
  // A column of pixels at each edge, when the table stands at its beginning, in its middle and at its end.
  const edges = async () => {
    const { x, y, width, height } = await scores.boundingBox();
    const at = async (left) => {
      const shot = await page.screenshot({ clip: { x: left, y, width: 1, height: Math.min(height, 200) } });
      return shot.toString("base64");
    };
    return { left: await at(x + 1), right: await at(x + width - 2) };
  };
  const begin = await edges();
  await ada.picture("scores-nine");
  await scores.evaluate((part) => part.scrollTo(part.scrollWidth / 2 - part.clientWidth / 2, 0));
  const middle = await edges();
  await scores.evaluate((part) => part.scrollTo(part.scrollWidth, 0));
  const end = await edges();
  assert.notEqual(begin.left, middle.left, "the left edge has a shadow when something is behind it");
  assert.notEqual(end.right, middle.right, "the right edge has none at the end");
  assert.deepEqual(await tooSmall(page, "[data-testid=score] button"), []);
  await ada.context.close();
});
