// Time at a table: the clock runs out, the host pauses, a decision is taken back by vote, a bot plays for who leaves,
// and two people play again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse, protocolSchema } from "./support.mjs";
import { closeDrawer, inDrawer, openDrawer } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const title = "Cinecittà 1937";

const button = (person, name) => person.page.getByRole("button", { name, exact: true });
const inLog = (person, text) => person.page.locator("ol[reversed] li", { hasText: text });
/** A button of the menu. */
const fromMenu = (person, name) =>
  inDrawer(person, "menu", (drawer) => drawer.getByRole("button", { name, exact: true }).click());

/** Two people and a bot at a table with that clock. */
async function seated(ada, ben, fill) {
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await fill(form);
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  await ben.enter();
  await ada.page.locator('[data-seat="3"]').getByRole("button", { name: "Add bot" }).click();
  return link;
}

async function start(ada, ben) {
  await button(ada, "Start the game").click();
  for (const person of [ada, ben]) await person.table.waitFor();
}

/** Whether an update tells of this. */
const tells = (text) => (update) => update.events.some((event) => event.text.includes(text));
/** As much time passes as the first clock has left, by what the person was last told; again, when they are told anew of
 * clocks, until an update is as it should be. So nobody misses one decision more than that takes. */
async function runOut(person, wanted) {
  const found = () => person.received.some(({ type, update }) => type === "update" && wanted(update));
  for (let heard = -1; !found(); ) {
    const told = person.received.findLastIndex(({ type }) => type === "clocks");
    const running = told > heard ? person.received[told].clocks.filter((clock) => clock.running) : [];
    if (running.length > 0) host.pass(Math.min(...running.map((clock) => clock.starts_in + clock.milliseconds)));
    if (told > heard) heard = told;
    else await person.page.waitForTimeout(20);
  }
}

function assertSound(people) {
  const fits = protocolSchema();
  for (const person of people) {
    assert.deepEqual(person.complaints, [], person.name);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
  }
}

test("a paused game whose host has gone is let go on by whoever plays, not by a guest who watches", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 390, height: 844 });
  const cleo = await Person.open(house.browser, "Cleo", { width: 390, height: 844 });
  await seated(ada, ben, async () => {});
  await start(ada, ben);
  await cleo.page.goto(ben.page.url());
  await cleo.table.waitFor();
  await fromMenu(ada, "Pause");
  for (const guest of [ben, cleo]) {
    await guest.page.getByTestId("paused").getByText("The host", { exact: false }).waitFor();
    assert.equal(await button(guest, "Go on").count(), 0, `${guest.name} is offered what only the host may`);
  }
  await ada.context.close();
  await host.passUntil(button(ben, "Go on")); // who has just gone may be back at once
  await cleo.page.getByTestId("paused").getByText("The host is gone", { exact: false }).waitFor();
  assert.equal(await button(cleo, "Go on").count(), 0, "who only watches is not asked");
  await button(ben, "Go on").click();
  for (const guest of [ben, cleo]) await guest.page.getByTestId("paused").waitFor({ state: "detached" });
  await ben.page.getByTestId("decision").waitFor();
  assertSound([ben, cleo]);
});

test("pause, undo by vote, a bot in one's place and a rematch", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900 });
  await seated(ada, ben, async (form) => {
    await form.getByLabel("Clock").selectOption("bank");
    await form.getByLabel("Minutes for each player").fill("20");
    await ada.picture("clock-choice");
  });
  await ben.page.locator("summary", { hasText: "What is agreed on" }).click();
  await ben.page.getByText("Clock: 20 minutes each for the whole game and 5 seconds more for each decision.").waitFor();
  await start(ada, ben);
  await ben.page.getByTestId("clock").first().getByText(/^(20:00|19:\d\d)$/).waitFor();

  // A pause stops everybody, and only the host has the button.
  const pauses = (drawer) => drawer.getByRole("button", { name: "Pause" }).count();
  assert.equal(await inDrawer(ben, "menu", pauses), 0);
  await fromMenu(ada, "Pause");
  await ben.page.getByTestId("paused").waitFor();
  assert.equal(await button(ben, "Go on").count(), 0, "only the host lets it go on while the host is here");
  await ben.page.getByTestId("decision").waitFor({ state: "detached" });
  await ada.picture("paused");
  await ben.picture("paused");
  await button(ada, "Go on").click();
  await ben.page.getByTestId("paused").waitFor({ state: "detached" });
  await ben.page.getByTestId("decision").waitFor();

  // Ada thinks again, first without, then with Ben's consent.
  await ada.decide(2);
  await button(ada, "Take it back").click();
  await ben.page.getByText("Ada would like to take the last decision back.").waitFor();
  await ben.picture("vote");
  await button(ada, "Never mind").click();
  await ben.page.getByText("Ada does not ask any more.").waitFor();
  await button(ada, "Take it back").click();
  await button(ben, "Agree").click();
  await inDrawer(ben, "story", () => inLog(ben, "Ada has taken the last decision back").waitFor());
  await ada.page.getByTestId("decision").waitFor();
  await ada.decide(3);

  // Ben leaves the seat to a bot, sees it, and is back.
  await fromMenu(ben, "Let a bot play for me");
  await ben.page.getByTestId("held").waitFor();
  const held = ada.page.locator("[data-place='2']").getByText("a bot plays");
  await held.waitFor();
  await ada.picture("held");
  await ben.picture("held");
  await button(ben, "I am back").click();
  await held.waitFor({ state: "detached" });

  // Bots play it to the end. Once more: both find their seats at the new table.
  for (const person of [ada, ben]) await fromMenu(person, "Let a bot play for me");
  for (const person of [ada, ben]) await person.page.getByTestId("score").waitFor();
  await ada.picture("rematch");
  await button(ben, "Rematch").click();
  await ben.page.locator("[data-seat]").getByText("(you)").waitFor();
  await ada.page.getByRole("link", { name: "Go there: your seat is kept" }).click();
  await ada.page.locator("[data-seat]").getByText("(you)").waitFor();
  assert.equal(ada.page.url(), ben.page.url());
  await ada.page.getByText("not here yet").waitFor({ state: "detached" });
  await ada.picture("rematch-lobby");
  await start(ada, ben);
  await ben.page.getByTestId("decision").waitFor();
  for (const person of [ada, ben]) assert.ok((await person.overflow()) <= 0, person.name);
  assertSound([ada, ben]);
});

test("when time is up the mildest choice is made, and a bot plays for who is away until they are back", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { colorScheme: "dark" });
  const link = await seated(ada, ben, async (form) => {
    await form.getByLabel("Clock").selectOption("decision");
    await form.getByLabel("Seconds for a decision").fill("1");
  });
  await start(ada, ben);
  await openDrawer(ada, "story");
  const before = await host.connected();
  await ben.page.goto("about:blank");
  while ((await host.connected()) === before) await ada.page.waitForTimeout(20);
  await runOut(ada, tells("Ben's time is up"));
  await inLog(ada, "Ben's time is up").first().waitFor();
  await inLog(ada, "A bot plays for Ben now").first().waitFor();
  await ben.page.goto(link);
  await inLog(ada, "Ben is back").waitFor();
  // Nobody touches anything any more: the game ends all the same, by clocks and bots.
  await runOut(ada, tells("A bot plays for Ada now"));
  await inLog(ada, "A bot plays for Ada now").first().waitFor();
  await ada.picture("away");
  await closeDrawer(ada);
  await runOut(ada, ({ outcome }) => outcome !== null);
  await ada.page.getByTestId("score").waitFor();
  assertSound([ada, ben]);
});
