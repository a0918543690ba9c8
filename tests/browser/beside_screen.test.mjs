// The host's phone beside a screen for all: pause, next while something great is on the screen, and a bot for whoever is away.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";
import { inDrawer } from "./touch.mjs";

const house = openHouse();
const button = (where, name) => where.getByRole("button", { name });

test("pause, next, and a bot for whoever is away", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  const ben = await Person.open(house.browser, "Ben", { width: 390, height: 844 });
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  for (const person of [ada, tv]) await person.context.addInitScript(() => localStorage.setItem("backlot:speed", "normal"));
  await ada.page.goto(house.host.address);
  const form = await ada.form("Maybe Movies");
  await form.getByLabel(/^Players/).selectOption("3");
  await button(form, "Create the table").click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  await ben.enter();
  await tv.page.goto(`${house.host.address}${new URL(link).pathname}/screen`);
  await tv.page.getByTestId("coming").getByText("Ben", { exact: true }).waitFor();
  await button(ada.page.locator('[data-seat="3"]'), "Add bot").click();
  await button(ada.page, "Start the game").click();
  for (const person of [ada, ben, tv]) await person.table.waitFor();

  // Pause, and on again.
  await inDrawer(ada, "menu", (drawer) => button(drawer, "Pause").click());
  await tv.page.getByText("The game is paused.").waitFor();
  await button(ada.page.locator(".dock"), "Go on").click();
  await tv.page.getByText("The game is paused.").waitFor({ state: "detached" });

  // Whoever is here is not offered a bot: the table would refuse it.
  await inDrawer(ada, "menu", async (drawer) => {
    await button(drawer, "Mute Ben").waitFor();
    assert.equal(await button(drawer, /let a bot play for Ben/).count(), 0);
  });

  // Until a vote is on the screen: the dock stays above it on the host's phone, and has "Next".
  const next = button(ada.page.locator(".dock"), "Next");
  assert.equal(await next.count(), 0, "nothing great is on the screen");
  const great = tv.page.getByTestId("climax");
  let turn = 0;
  const decides = async (person) => {
    if ((await person.decision()) > 0) await person.decide(++turn);
  };
  while ((await great.count()) === 0) {
    for (const person of [ada, ben]) {
      if ((await great.count()) > 0) break;
      await Promise.race([decides(person).catch(() => {}), great.waitFor().catch(() => {})]);
    }
    await ada.page.waitForTimeout(20);
  }
  await next.waitFor();
  const onTop = await next.evaluate((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  assert.ok(onTop, "it can be pressed while the phone shows the same");
  await ada.picture("beside-screen");
  const heard = () => tv.received.filter(({ type }) => type === "next").length;
  const before = heard();
  await next.click();
  while (heard() === before) await tv.page.waitForTimeout(20);
  assert.equal(await button(ben.page.locator(".dock"), "Next").count(), 0, "only the host has it");

  // Ben goes away, and a bot plays for him.
  await ben.context.close();
  const menu = ada.page.getByTestId("drawer").filter({ visible: true });
  const offered = button(menu, /let a bot play for Ben/);
  while ((await ada.page.getByTestId("climax").count()) > 0)
    await ada.page.getByTestId("climax").dblclick({ timeout: 1000 }).catch(() => {});
  await ada.page.locator("[data-drawer=menu]").click();
  await house.host.passUntil(offered);
  await offered.click();
  await menu.getByText("a bot plays").waitFor();
  assert.equal(await offered.count(), 0);
  for (const person of [ada, tv]) {
    assert.deepEqual(person.complaints, []);
    await person.context.close();
  }
});
