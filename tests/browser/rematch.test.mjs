// The same people once more: whoever said they want it, whoever watches and the television go to the new table by
// themselves when somebody makes it; the others find the link.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";
import { inDrawer } from "./touch.mjs";

const house = openHouse();
const phone = { width: 390, height: 844 };
const button = (person, name) => person.page.getByRole("button", { name, exact: true });

test("a rematch takes along two phones, a spectator and the television, and leaves the link to the third", async () => {
  const [ada, ben, dev, cleo] = await Promise.all(
    ["Ada", "Ben", "Dev", "Cleo"].map((name) => Person.open(house.browser, name, phone)),
  );
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  await ada.page.goto(house.host.address);
  const form = await ada.form("Cinecittà 1937");
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const old = new URL(await ada.page.getByLabel("Send this link to your friends").inputValue()).pathname;
  for (const guest of [ben, dev]) {
    await guest.page.goto(`${house.host.address}${old}`);
    await guest.enter();
  }
  await tv.page.goto(`${house.host.address}${old}/screen`);
  await tv.page.getByTestId("coming").getByText("Dev", { exact: true }).waitFor();
  await button(ada, "Start the game").click();
  for (const person of [ada, ben, dev]) await person.table.waitFor();
  await cleo.page.goto(`${house.host.address}${old}`);
  await cleo.table.waitFor();
  for (const person of [ada, ben, dev])
    await inDrawer(person, "menu", (drawer) => drawer.getByRole("button", { name: "Let a bot play for me", exact: true }).click());
  for (const person of [ada, ben, dev, cleo, tv]) await person.page.getByTestId("score").waitFor();

  await button(ada, "I want one").click();
  await ben.page.getByText("1 of 3 want one").waitFor();
  await ben.picture("rematch-wanted");
  assert.equal(await button(cleo, "Rematch").count(), 0, "whoever only watched asks for none");
  await button(ben, "Rematch").click();
  const here = (person) => person.page.locator("[data-seat]").getByText("(you)").waitFor();
  await Promise.all([here(ben), here(ada)]);
  const { pathname } = new URL(ben.page.url());
  assert.notEqual(pathname, old);
  assert.equal(new URL(ada.page.url()).pathname, pathname);
  await cleo.page.waitForURL(`**${pathname}`);
  await cleo.page.getByText("All seats are taken. You can watch.").waitFor();
  await tv.page.waitForURL(`**${pathname}/screen`);
  await tv.page.getByTestId("coming").getByText("Dev", { exact: true }).waitFor();
  await tv.picture("rematch-coming");

  // Dev has said nothing, and is asked; Ada may look at the old table once more, and stays there.
  const link = (person) => person.page.getByRole("link", { name: "Go there: your seat is kept" });
  await link(dev).waitFor();
  await dev.picture("rematch-link");
  assert.equal(new URL(dev.page.url()).pathname, old);
  await ada.page.goBack();
  await link(ada).waitFor();
  assert.equal(new URL(ada.page.url()).pathname, old);
  for (const person of [ada, dev]) {
    await link(person).click();
    await here(person);
  }
  // Everybody has promised their part of the deal anew: the next game begins, and all of them are at it.
  await button(ada, "Start the game").click();
  for (const person of [ada, ben, dev]) await person.page.getByTestId("decision").waitFor();
  await cleo.table.waitFor();
  await tv.page.getByTestId("screen").waitFor();
  for (const person of [ada, ben, dev, cleo, tv]) {
    assert.deepEqual(person.complaints, [], person.name);
    await person.context.close();
  }
});
