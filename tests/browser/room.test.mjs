// The room before the start: somebody comes in by a name and a face, which are remembered; people appear, talk and are
// ready; bots have names and say how well they play.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();
const phone = { width: 390, height: 844 };
const button = ({ page }, name) => page.getByRole("button", { name, exact: true });
const faceOf = ({ page }) => page.getByRole("radio", { checked: true }).getAttribute("aria-label");
const chosen = (person) => person.sent.findLast(({ type }) => type === "sit").face;

test("a guest comes in by a name and a face, talks and is ready, and is known the next time", async () => {
  const [ada, ben, cleo] = await Promise.all(["Ada", "Ben", "Cleo"].map((name) => Person.open(house.browser, name, phone)));
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  const create = async () => {
    await ada.page.goto(`${house.host.address}/games/hollywood/host`);
    await button(ada, "Create the table").click();
    await ada.page.getByLabel("Your name").waitFor();
    return new URL(ada.page.url()).pathname;
  };
  const first = await create();
  await ada.enter();
  await tv.page.goto(`${house.host.address}${first}/screen`);
  // How long it takes is on the television, too.
  await tv.page.getByRole("heading", { name: /Hollywood 1947 · 6 players · 20 to 40 minutes/ }).waitFor();

  // Nobody is offered a face that somebody at the table has.
  for (const guest of [ben, cleo]) {
    await guest.page.goto(`${house.host.address}${first}`);
    await guest.page.getByLabel("Your name").waitFor();
    assert.ok((await guest.overflow()) <= 0);
    // One screen: the last thing to do is in sight beside the first.
    const join = button(guest, "Type your name first");
    const { y, height } = await join.boundingBox();
    assert.ok(y + height <= phone.height, "Join is in sight");
    assert.equal(await join.isEnabled(), false, "a name comes first");
    await guest.enter();
  }
  const faces = [ada, ben, cleo].map(chosen);
  assert.equal(new Set(faces).size, 3, String(faces));

  // Whoever says something is heard, whoever is ready is seen to be.
  await ben.page.getByLabel("Say something to everybody").fill("Good evening");
  await ben.page.keyboard.press("Enter");
  await cleo.page.getByText("Good evening").waitFor();
  await button(ben, "I am ready").click();
  await ada.page.getByText("2 of 3 are ready.").waitFor();
  await ada.page.locator('[data-seat="2"]').getByText("ready").waitFor();
  await tv.page.getByTestId("coming").locator("li", { hasText: "Ben" }).getByText("ready").waitFor();
  await noViolations(ada, "main");

  // The host has one large button, and bots for the chairs that stay free.
  assert.equal(await ada.page.locator(".dock button.main").isEnabled(), false);
  await button(ada, "Bots on the 3 free seats").click();
  for (const seat of [4, 5, 6]) {
    const chair = ada.page.locator(`[data-seat="${seat}"]`);
    await chair.getByText(/medium/).first().waitFor();
    await chair.locator("svg").first().waitFor();
    assert.doesNotMatch(await chair.innerText(), /Bot \d/, "it has a name");
  }
  const start = await button(ada, "Start the game").boundingBox();
  assert.ok(start.height >= 44 && start.width > 300, JSON.stringify(start));

  // At the next table the name stands there, with the same face.
  const second = await create();
  await ben.page.goto(`${house.host.address}${second}`);
  await button(ben, "Join as Ben").waitFor();
  assert.equal(await ben.page.getByLabel("Your name").inputValue(), "Ben");
  assert.match(await faceOf(ben), /\d/);
  await button(ben, "Join as Ben").click();
  await ben.page.getByText("(you)").waitFor();
  assert.equal(chosen(ben), faces[1]);
  for (const person of [ada, ben, cleo, tv]) {
    assert.deepEqual(person.complaints, [], person.name);
    await person.context.close();
  }
});
