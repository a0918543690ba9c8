// From nothing to the first decision: a host with a television and three guests, in few taps; and the way back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { Person, openHouse, patience } from "./support.mjs";

const house = openHouse();

/** Counts the taps of a person, by name. */
function counted(person) {
  person.taps = 0;
  person.tap = async (locator) => {
    ++person.taps;
    await locator.click();
  };
  return person;
}
const button = (person, name) => person.page.getByRole("button", { name });

test("a host with a television and three guests come to the first decision in few taps", async () => {
  const phone = { width: 390, height: 844 };
  const [host, ...guests] = await Promise.all(
    ["Ada", "Ben", "Cleo", "Dan"].map(async (name) => counted(await Person.open(house.browser, name, phone))),
  );
  const tv = await Person.open(house.browser, "Television", { width: 1920, height: 1080 });

  await host.page.goto(house.host.address);
  await noViolations(host, "main");
  assert.ok((await host.overflow()) <= 0);
  await host.tap(host.page.getByRole("link", { name: "Host Cinecittà 1937" }));
  assert.ok(await host.page.getByLabel("Relaxed").isChecked(), "what most people want is chosen");
  await host.tap(button(host, "Create the table"));
  await host.page.getByLabel("Your name").fill("Ada");
  await host.tap(button(host, "Join as Ada"));
  const link = await host.page.getByLabel("Send this link to your friends").inputValue();
  const code = await host.page.getByTestId("code").innerText();

  // The television is the host's, too.
  await tv.page.goto(house.host.address);
  await tv.page.getByLabel("Link or code that a friend sent you").fill(code);
  await host.tap(button(tv, "Show that table on this TV"));
  await tv.page.getByText(code.replace(" ", " ")).first().waitFor();

  for (const guest of guests) {
    await guest.page.goto(link); // by the QR code
    await guest.page.getByLabel("Your name").fill(guest.name);
    await guest.tap(button(guest, `Join as ${guest.name}`));
    await guest.page.getByText("(you)").waitFor();
    await tv.page.getByText(guest.name).first().waitFor();
  }
  await host.tap(button(host, "Start the game"));
  for (const person of [host, ...guests]) await person.page.getByTestId("decision").waitFor();
  await tv.page.getByTestId("table").waitFor();
  assert.ok(host.taps <= 6, `the host needs ${host.taps} taps`);
  for (const guest of guests) assert.ok(guest.taps <= 3, `${guest.name} needs ${guest.taps} taps`);

  // Whoever goes away finds the way back on the first page.
  const [ben] = guests;
  await ben.page.goto(house.host.address);
  await ben.page.getByRole("link", { name: "Back to your table: Cinecittà 1937" }).click();
  await ben.page.getByTestId("decision").waitFor();
  for (const person of [host, tv, ...guests]) assert.deepEqual(person.complaints, [], person.name);
});

test("strict and brisk are one tap each, and what was chosen by hand is neither", async () => {
  const ada = await Person.open(house.browser, "Ada");
  await ada.page.goto(`${house.host.address}/games/hollywood/host`);
  await ada.page.getByLabel("Strict").check();
  await ada.page.getByText("House rules and all options").click();
  assert.equal(await ada.page.getByLabel("Clock").inputValue(), "decision");
  assert.equal(await ada.page.getByLabel("Seconds for a decision").inputValue(), "60");
  assert.equal(await ada.page.getByLabel("Hints").isChecked(), false);
  await ada.page.getByLabel("Brisk").check();
  assert.equal(await ada.page.getByLabel("Hints").isChecked(), true);
  await ada.page.getByLabel("Seconds for a decision").fill("20");
  await ada.page.waitForFunction(() => !document.querySelector("input[name=preset]:checked"));
  await button(ada, "Create the table").click();
  await ada.enter();
  const [created] = ada.sent.filter(({ type }) => type === "create");
  assert.deepEqual([created.clock, created.hints], [{ kind: "decision", seconds: 20 }, true]);
  assert.deepEqual(ada.complaints, []);
});

test("behind the first words a table plays itself, unless somebody wants no motion or saves data", async () => {
  const watch = async (reducedMotion, saving) => {
    const context = await house.browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion });
    await context.addInitScript((save) => {
      if (save) Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    }, saving);
    context.setDefaultTimeout(patience);
    const page = await context.newPage();
    await page.goto(house.host.address);
    await page.getByRole("heading", { name: "Make movies with friends" }).waitFor();
    return { context, page, live: page.getByTestId("live") };
  };
  // It is asked for when the page has nothing else to do; whoever waits for that longer comes after it.
  const asked = ({ page }) =>
    page.evaluate(async () => {
      await new Promise((idle) => requestIdleCallback(idle));
      return document.head.querySelectorAll("link[href*='/Live-']").length;
    });
  const moving = await watch("no-preference", false);
  assert.ok((await asked(moving)) > 0);
  await moving.live.waitFor();
  const said = () => moving.live.locator(".said").innerText();
  const before = await said();
  await moving.page.waitForFunction((old) => document.querySelector("[data-testid=live] .said").innerText !== old, before);
  assert.match(await said(), /^Bots at Cinecittà 1937, right now: .+\.$/);
  assert.equal(await moving.live.getAttribute("aria-hidden"), "true", "readers are not disturbed");

  for (const still of [await watch("reduce", false), await watch("no-preference", true)]) {
    assert.equal(await asked(still), 0);
    assert.equal(await still.live.count(), 0);
    await still.context.close();
  }
  await moving.context.close();
});

test("an archive with nothing in it invites people, and says that nothing was found only to those who searched", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  const { page } = ada;
  const archive = `${house.host.address}/archive`;
  await page.goto(archive);
  await page.getByText("No listed game has been finished here yet. The first one could be yours.").waitFor();
  assert.equal(await page.getByText("Nothing found.").count(), 0);
  await noViolations(ada, "main");
  await ada.picture("archive-empty");
  await page.getByRole("link", { name: "Host a game" }).click();
  await page.getByRole("link", { name: "Host Cinecittà 1937" }).waitFor();
  await page.goto(archive);
  await page.getByRole("link", { name: "Learn a game" }).click();
  await page.getByRole("heading", { name: "Learn a game" }).waitFor();
  await page.goto(archive);
  await page.getByLabel("Player", { exact: true }).fill("Nobody");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByText("Nothing found.").waitFor();
  assert.equal(await page.getByRole("link", { name: "Host a game" }).count(), 0);
  assert.deepEqual(ada.complaints, []);
  await ada.context.close();
});
