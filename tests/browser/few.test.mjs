// Slow devices: after two scenes under 45 frames a second there are fewer moving things; the settings say so and have a
// switch, which stays as somebody leaves it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { closeDrawer, openDrawer, propose } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const kept = (person) => person.page.evaluate(() => localStorage.getItem("backlot:few"));

async function seated(prepare) {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844 });
  await solo.context.addInitScript(prepare);
  await solo.page.goto(host.address);
  const game = await played("maybe", 0, { options: { players: 4 } });
  await putInto(solo.page, game);
  await solo.page.goto(`${host.address}/practice/${game.kept.table}`);
  await solo.page.getByTestId("decision").waitFor();
  return solo;
}
/** The switch in the settings. */
async function inSettings(person, look) {
  await openDrawer(person, "menu");
  const settings = person.page.getByTestId("signals").filter({ visible: true });
  if ((await settings.getAttribute("open")) === null) await settings.locator("summary").click();
  await look(settings.getByLabel("Fewer moving things in scenes"), settings.getByText("not smooth on this device"));
  await closeDrawer(person);
}
/** The next scene, to its end; whether it had fewer moving things. */
async function watchOne(person) {
  const climax = person.page.getByTestId("climax");
  const asked = person.page.locator("[data-testid=decision][data-asked=true]");
  for (let which = 1; (await climax.count()) === 0; ++which) {
    await climax.or(asked).first().waitFor();
    if ((await climax.count()) > 0) break;
    const number = await person.decision();
    await propose(person, which);
    await person.page.locator(".dock .confirm").click();
    await person.page.waitForFunction(
      (old) =>
        document.querySelector("[data-testid=table]").dataset.decision !== old ||
        !document.querySelector("[data-testid=decision][data-asked=true]"),
      String(number),
    );
  }
  const few = await person.page.locator("[data-testid=scene].few").count();
  await climax.waitFor({ state: "detached" });
  return few > 0;
}

test("two scenes that are not smooth, and the third has fewer moving things", async () => {
  const solo = await seated(() => {
    localStorage.setItem("backlot:speed", "brisk");
    window.requestAnimationFrame = (show) => setTimeout(() => show(performance.now()), 40);
    window.cancelAnimationFrame = clearTimeout;
  });
  assert.equal(await watchOne(solo), false);
  assert.equal(await kept(solo), "once");
  assert.equal(await watchOne(solo), false);
  assert.equal(await kept(solo), "slow");
  await inSettings(solo, async (few, told) => {
    assert.equal(await few.isChecked(), true);
    assert.equal(await told.count(), 1);
  });
  assert.equal(await watchOne(solo), true);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});

test("the switch is somebody's own, and is remembered", async () => {
  const solo = await seated(() => localStorage.getItem("backlot:few") ?? localStorage.setItem("backlot:few", "slow"));
  await inSettings(solo, async (few, told) => {
    assert.equal(await told.count(), 1);
    await few.uncheck();
    assert.equal(await told.count(), 0);
  });
  assert.equal(await kept(solo), "off");
  await solo.page.reload();
  await solo.page.getByTestId("decision").waitFor();
  await inSettings(solo, async (few) => {
    assert.equal(await few.isChecked(), false);
    await few.check();
  });
  assert.equal(await kept(solo), "on");
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});
