// A phone vibrates when its owner does something, and lightly when they pick up what everybody sees; never for hidden
// cards, which a neighbour at the same table could feel, and never for what others do.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";
import { confirmIt, propose } from "./touch.mjs";

const house = openHouse();

/** In the page: what was felt, in ms. */
function feel() {
  window.felt = [];
  Object.defineProperty(navigator, "vibrate", { value: (ms) => window.felt.push(ms) > 0 });
}

test("a public idea is felt when it is picked up, a Vote never, and both when they are done", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844, touch: true });
  await solo.context.addInitScript(feel);
  await solo.page.goto(`${house.host.address}/practice`);
  const form = await solo.form("Maybe Movies");
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByRole("button", { name: "Deal the cards" }).click();
  await solo.table.waitFor();
  const felt = () => solo.page.evaluate(() => window.felt.splice(0));
  const steps = new Set();
  for (let turn = 1; !(steps.has("pitch") && steps.has("vote")); ++turn) {
    const step = await solo.page.getByTestId("decision").getAttribute("data-step");
    assert.deepEqual(await felt(), [], "nothing that others do is felt");
    const touched = await propose(solo, turn);
    const light = await felt();
    if (step === "vote") assert.deepEqual(light, [], `a Vote: ${touched}`);
    else assert.deepEqual(light, touched.map(() => 8), `${step}: ${touched}`);
    await confirmIt(solo);
    assert.deepEqual(await felt(), [20], step);
    steps.add(step);
  }
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});
