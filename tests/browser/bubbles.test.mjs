// At tables nobody is shown around: a bubble points at an object the first time it matters, and only then.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { apart } from "./guided.mjs";
import { Person, openHouse } from "./support.mjs";
import { confirmIt, propose } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const bubbleOf = (person) => person.page.getByTestId("bubble");
const gotIt = (person) => bubbleOf(person).getByRole("button", { name: "Got it" });

/** The bubble leaves what it points at, and the dock, free. */
async function assertFree(person, object) {
  const [bubble, box, dock] = await Promise.all(
    [bubbleOf(person), object, person.page.locator(".dock")].map((part) => part.boundingBox()),
  );
  assert.ok(apart(bubble, box), "the object is free");
  assert.ok(apart(bubble, dock), "the dock is free");
}

for (const size of [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
]) {
  test(`${size.width} × ${size.height}: the wallet is explained once, and whoever wants no more hears no more`, async () => {
    const ada = await Person.open(house.browser, "Ada", { ...size, newcomer: true });
    const wallet = ada.page.locator("[data-thing=note]").filter({ visible: true }).first();
    const begin = async () => {
      await ada.page.goto(host.address);
      await ada.page.getByRole("button", { name: "Play Cinecittà 1937 now" }).click();
      await ada.table.waitFor();
    };
    await begin();
    await bubbleOf(ada).getByText("This is your wallet.").waitFor();
    await noViolations(ada, "[data-testid=bubble]");
    await assertFree(ada, wallet);
    await gotIt(ada).click();
    await bubbleOf(ada).waitFor({ state: "detached" });

    await ada.page.reload();
    await ada.table.waitFor();
    await ada.decide(1);
    await bubbleOf(ada).getByText("A folder has come to you.").waitFor();
    await assertFree(ada, ada.page.getByTestId("folder"));
    // Whoever goes on without it has seen it, too.
    await propose(ada, 0);
    await bubbleOf(ada).waitFor({ state: "detached" });
    await confirmIt(ada);
    await bubbleOf(ada).getByText("Your Studio makes the film.").waitFor();
    await bubbleOf(ada).getByRole("button", { name: "Stop teaching" }).click();
    await bubbleOf(ada).waitFor({ state: "detached" });

    await begin();
    await ada.page.getByTestId("decision").waitFor();
    await ada.decide(1);
    assert.equal(await bubbleOf(ada).count(), 0);
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
}

test("at a table with friends a bubble comes while the others act, one at a time", async () => {
  const phone = { width: 390, height: 844, newcomer: true };
  const [ada, ben] = await Promise.all(["Ada", "Ben"].map((name) => Person.open(house.browser, name, phone)));
  await ada.page.goto(host.address);
  const form = await ada.form("Boulevard 1954");
  await form.getByLabel(/^Players/).selectOption("2");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  await ben.page.goto(await ada.page.getByLabel("Send this link to your friends").inputValue());
  await ben.enter();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of [ada, ben]) await person.table.waitFor();
  const asked = (person) => person.page.locator("[data-asked=true]");
  const acting = await Promise.any([ada, ben].map((person) => asked(person).waitFor().then(() => person)));
  const waiting = acting === ada ? ben : ada;
  await bubbleOf(waiting).getByText("This is your cash, and everybody sees it.").waitFor();
  await assertFree(waiting, waiting.page.locator("[data-part=hand] .till"));
  await bubbleOf(acting).getByText("Here your marker goes.").waitFor();
  await gotIt(acting).click();
  await gotIt(waiting).click();
  for (const person of [ada, ben]) assert.ok((await bubbleOf(person).count()) <= 1);
  for (const person of [ada, ben]) assert.deepEqual(person.complaints, [], person.name);
});

test("no clock runs while somebody is being taught", async () => {
  const ada = await Person.open(house.browser, "Ada", { newcomer: true });
  const { page } = ada;
  await page.goto(host.address);
  const form = await ada.form("Cinecittà 1937");
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByLabel("Clock").selectOption("bank");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  for (const seat of [2, 3]) await page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add bot" }).click();
  await page.getByRole("button", { name: "Start the game", exact: true }).click();
  await bubbleOf(ada).waitFor();
  const learning = () => ada.sent.filter(({ type }) => type === "learning").map(({ yes }) => yes);
  assert.deepEqual(learning(), [true]);
  await gotIt(ada).click();
  await bubbleOf(ada).waitFor({ state: "detached" });
  assert.equal(learning()[1], false);
  assert.deepEqual(ada.complaints, []);
});
