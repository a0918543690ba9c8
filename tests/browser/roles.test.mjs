// Roles are dealt: who has looked at theirs is seen on phones and on a television, and nothing else about them is.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

const opening = ({ page }) => page.getByTestId("opening");
/** Until a screen says this of somebody, by their name. */
const says = (person, name, what) =>
  opening(person).locator(".one, .envelope").filter({ hasText: name }).getByText(what, { exact: true }).waitFor();

/** Somebody for whom things take their time, and who looks at what was dealt. */
async function open(name, how) {
  const person = await Person.open(house.browser, name, { ...how, looks: true });
  await person.context.addInitScript(() => localStorage.setItem("backlot:speed", "normal"));
  return person;
}
async function look({ page }) {
  const hold = page.getByTestId("hold-role");
  const before = await hold.boundingBox();
  await hold.hover();
  await page.mouse.down();
  await page.getByRole("heading", { name: /^You are an? / }).waitFor();
  assert.deepEqual(await hold.boundingBox(), before, "the button stays under the thumb that holds it");
  await page.mouse.up();
  await page.getByRole("heading", { name: "For your eyes only" }).waitFor();
}

test("who has looked at their role is seen on phones and on the television, which waits for them", async () => {
  const [ada, ben] = [await open("Ada", { width: 390, height: 844 }), await open("Ben", { width: 360, height: 640 })];
  const tv = await open("TV", { width: 1920, height: 1080, byHand: true });
  await ada.page.goto(house.host.address);
  const form = await ada.form("Hollywood 1947");
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  await ben.enter();
  await tv.page.goto(`${house.host.address}${new URL(link).pathname}/screen`);
  const coming = tv.page.getByTestId("coming");
  await coming.getByText("Ben", { exact: true }).waitFor();
  // What will be dealt among so many (H47-11).
  await coming.getByText("With three of you: two Patriots, one Communist. Nobody knows who.").waitFor();
  assert.equal(await coming.locator("footer .card").count(), 2);
  await ada.page.locator('[data-seat="3"]').getByRole("button", { name: "Add bot" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();

  // Nobody has looked; a bot has nothing to look at.
  await says(ada, "Ben", "looking…");
  await says(ben, "Ada", "looking…");
  for (const name of ["Ada", "Ben"]) await says(tv, name, "looking…");
  for (const person of [ada, tv]) {
    const bot = opening(person).locator(".one, .envelope").filter({ hasText: "Clapper" });
    assert.equal((await bot.locator(".about").innerText()).trim(), "");
  }
  await look(ben);
  await says(ada, "Ben", "has looked");
  await says(tv, "Ben", "has looked");
  await says(tv, "Ada", "looking…");
  await says(ben, "Ada", "looking…");
  await look(ben);

  // The television shows envelopes for 4 s, and longer while somebody has not looked.
  await tv.pass(4000);
  await says(tv, "Ada", "looking…");
  await look(ada);
  await opening(tv).waitFor({ state: "detached" });
  await says(ben, "Ada", "has looked");
  for (const person of [ada, ben]) {
    await person.page.getByRole("button", { name: "I know who I am" }).click();
    await opening(person).waitFor({ state: "detached" });
    const told = person.sent.filter(({ type }) => type === "looked");
    assert.deepEqual(told.map((message) => Object.keys(message).sort()), [["id", "type"]], `${person.name} says so once, and no more than that`);
  }
  for (const person of [ada, ben, tv]) {
    assert.deepEqual(person.complaints, [], person.name);
    await person.context.close();
  }
});

test("nobody misses their side, however fast they want things to go", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844, looks: true });
  await solo.page.goto(house.host.address);
  await solo.page.getByRole("button", { name: "Play Hollywood 1947 now" }).click();
  await opening(solo).waitFor();
  assert.equal(await solo.page.evaluate(() => localStorage.getItem("backlot:speed")), "none");
  await look(solo);
  await solo.page.getByRole("button", { name: "I know who I am" }).click();
  await opening(solo).waitFor({ state: "detached" });
  await solo.page.getByTestId("decision").waitFor();
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});
