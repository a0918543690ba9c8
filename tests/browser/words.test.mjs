// Playing by words and by keys: whoever wants it is asked in words each time, and never touches a thing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { closeDrawer, openDrawer } from "./touch.mjs";

const house = openHouse();

async function practising(game, decisions, size) {
  const person = await Person.open(house.browser, "Ada", size);
  await person.page.goto(house.host.address);
  const kept = await played(game, decisions);
  await putInto(person.page, kept);
  await person.page.goto(`${house.host.address}/practice/${kept.kept.table}`);
  await person.page.getByTestId("decision").waitFor();
  return person;
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
])
  test(`a whole game is played in words only: ${width} px`, async () => {
    const ada = await practising("cinecitta", 0, { width, height });
    const { page } = ada;
    await openDrawer(ada, "words");
    await page.getByLabel("Ask me in words each time").check();
    // It is remembered, and asked so from then on.
    await page.reload();
    const choices = page.getByTestId("explained").locator("button.ask");
    for (let turn = 0; ; ++turn) {
      await choices.first().or(page.getByTestId("score")).first().waitFor();
      if (await ada.over()) break;
      const number = await ada.decision();
      await choices.nth((turn * 7) % (await choices.count())).click();
      if (turn === 0) await ada.picture("words");
      await page.getByTestId("explained").getByRole("button", { name: "Do it" }).click();
      await page.waitForFunction(
        (old) => document.querySelector("[data-testid=table]")?.dataset.decision !== old || document.querySelector("[data-testid=score]"),
        String(number),
      );
      assert.ok(turn < 200);
    }
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });

test("once the switch is off, things are touched again", async () => {
  const ada = await practising("cinecitta", 0, { width: 390, height: 844 });
  const { page } = ada;
  const drawer = page.getByTestId("drawer").filter({ visible: true });
  await openDrawer(ada, "words");
  await page.getByLabel("Ask me in words each time").check();
  await page.reload();
  await page.getByLabel("Ask me in words each time").uncheck();
  await closeDrawer(ada);
  await page.reload();
  await page.getByTestId("decision").waitFor();
  await ada.decide(1);
  await page.getByTestId("decision").waitFor();
  assert.equal(await drawer.count(), 0);
  await ada.context.close();
});

test("keys: 1 to 9 take a card of the hand, ? opens the words, Escape lets go", async () => {
  const ada = await practising("cinecitta", 0, { width: 1440, height: 900 });
  const { page } = ada;
  const hand = page.locator("[data-part=hand] [data-thing]:visible");
  const pressed = () => hand.evaluateAll((all) => all.flatMap((each, at) => (each.getAttribute("aria-pressed") === "true" ? [at + 1] : [])));
  const count = await hand.count();
  assert.ok(count > 2);
  await page.keyboard.press("2");
  assert.deepEqual(await pressed(), [2]);
  assert.equal(await page.evaluate(() => document.activeElement.dataset.thing), await hand.nth(1).getAttribute("data-thing"));
  await page.keyboard.press("1");
  assert.deepEqual(await pressed(), [1]);
  await page.keyboard.press("Escape");
  assert.deepEqual(await pressed(), []);
  if (count < 9) {
    await page.keyboard.press("9");
    assert.deepEqual(await pressed(), [], "there is no ninth");
  }
  const words = page.getByTestId("explained");
  await page.keyboard.press("?");
  await words.waitFor();
  await page.keyboard.press("Escape");
  await words.waitFor({ state: "detached" });
  // Nobody presses a key who writes.
  await openDrawer(ada, "talk");
  await page.getByLabel("Say something to everybody").fill("");
  await page.keyboard.type("2?");
  assert.equal(await page.getByLabel("Say something to everybody").inputValue(), "2?");
  assert.deepEqual(await pressed(), []);
  assert.equal(await words.count(), 0);
  assert.deepEqual(ada.complaints, []);
  await ada.context.close();
});
