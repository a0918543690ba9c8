// Three people and a bot play a whole game through the page; a fourth person watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { assertNoSecrets } from "./secrets.mjs";
import { Person, openHouse, playOn, protocolSchema } from "./support.mjs";
import { closeDrawer, openDrawer, story } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const title = "Cinecittà 1937";

test("three people and a bot play a whole game through the page", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900 });
  const cleo = await Person.open(house.browser, "Cleo", { colorScheme: "dark" });
  const watcher = await Person.open(house.browser, "Watcher", { width: 1440, height: 900, colorScheme: "dark" });
  const people = [ada, ben, cleo];
  const everybody = [...people, watcher];

  // A table with options, and its link.
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  await form.getByLabel("Movie awards").check();
  await ada.picture("home");
  await ben.page.goto(host.address);
  await (await ben.form(title)).getByRole("button", { name: "Create the table" }).waitFor();
  await ben.picture("home");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  assert.match(link, /\/table\/[0-9a-f]{12}$/);

  // Everybody sits down; the host adds a bot; somebody watches.
  for (const person of people) {
    if (person === ben) await ben.page.goto(link);
    if (person === cleo) await cleo.page.goto(link.replace("127.0.0.1", "backlot.test"));
    if (person !== ada) await person.enter();
  }
  assert.equal(await cleo.page.evaluate(() => isSecureContext), false, "no crypto.subtle here, as on a phone");
  await watcher.page.goto(link);
  await ada.page.locator('[data-seat="4"]').getByRole("button", { name: "Add bot" }).click();
  await ben.page.getByText("Tripod").waitFor();
  await ada.picture("lobby");
  await ben.picture("lobby");
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of everybody) await person.table.waitFor();
  await watcher.page.getByText("You are watching").waitFor();

  // A clause is one tap away.
  await ada.page.getByTestId("decision").getByRole("button", { name: "Rule C37-20" }).click();
  await ada.page.getByRole("dialog").getByText("in secret put one card from hand").waitFor();
  await ada.picture("clause");
  await ada.page.getByRole("button", { name: "Close" }).click();
  await ada.pick(2);
  await ada.picture("offer");
  await ben.picture("offer");
  await ada.page.keyboard.press("Escape"); // a second touch of one of two Producers would offer the first
  assert.equal(await ada.table.locator("[data-state=selected]").count(), 0);

  // Two rounds; then one reloads in the middle of a decision.
  const step = (person) => person.page.getByTestId("decision").getAttribute("data-step");
  const pictured = new Set();
  await playOn(people, async () => {
    for (const person of people) {
      if ((await person.decision()) === 0) continue;
      const name = `${await step(person)}-${person.name}`;
      if (pictured.has(name) || (await person.decision()) < 5) continue;
      pictured.add(name);
      await person.picture(name.toLowerCase());
    }
    return (await ben.decision()) >= 10;
  });
  // What one's movie is worth now is the engine's sum, and nobody else's.
  const { outlook } = ben.received.findLast(({ type }) => type === "update").update;
  const worth = outlook.seats[1].value;
  const estimate = await ben.page.getByTestId("estimate").innerText();
  assert.match(estimate, worth === undefined ? /not complete|wages unpaid/ : new RegExp(`\\b${worth}\\b`));
  assert.equal(await watcher.page.getByTestId("estimate").count(), 0);

  await ben.pick(1);
  const [decision, log] = [await ben.decision(), (await story(ben)).length];
  assert.ok(log > 20);
  await ben.page.reload();
  await ben.table.waitFor();
  assert.equal(await ben.decision(), decision);
  assert.equal((await story(ben)).length, log);

  // The server goes down and comes back: the pages resume by themselves, say so meanwhile, and send
  // again what was clicked in between.
  await host.stop();
  await ada.page.getByText("The connection is lost").waitFor();
  const unsent = await ada.decision();
  await ada.pick(3);
  await ada.page.locator("button.confirm").click();
  await host.start();
  for (const person of everybody) await person.page.getByText("The connection is lost").waitFor({ state: "detached" });
  await ada.page.getByText("Waiting for ").waitFor();
  assert.notEqual(await ada.decision(), unsent);
  const offers = (await story(ada)).filter((line) => line.includes("Ada puts"));
  assert.equal(offers.length, 4, "one offer a round");
  await watcher.picture("watching");
  await playOn(people);

  // The same scores for all, line by line.
  for (const person of everybody) await person.page.getByTestId("score").waitFor();
  const scores = await Promise.all(everybody.map(({ page }) => page.locator("tfoot").innerText()));
  assert.equal(new Set(scores).size, 1);
  assert.match(await ada.page.getByTestId("score").innerText(), /Quality[\s\S]*C37-40[\s\S]*Revenue[\s\S]*Award/);
  const logs = await Promise.all(people.map(async (person) => (await story(person)).length));
  assert.equal(new Set(logs).size, 1, "everybody who plays sees as many events");
  await watcher.page.getByText("The deal was fair: check it").click();
  await watcher.page.getByText("fits its promise, as this browser noted it").waitFor();
  for (const person of everybody) await person.picture(`score-${person.name.toLowerCase()}`);

  const fits = protocolSchema();
  const tokens = await Promise.all(everybody.map((person) => person.token()));
  for (const person of everybody) {
    assert.deepEqual(person.complaints, [], person.name);
    assert.ok((await person.overflow()) <= 0, `${person.name}: the page is wider than the window`);
    assertNoSecrets(person.name, person.received);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
    for (const token of tokens) {
      assert.ok(token && person.frames.every((frame) => !frame.includes(token)), "a token left the cookie");
    }
    assert.ok(person.frames.every((frame) => !frame.includes('"draws"')), "draws never leave the server");
  }
});

test("a practice game runs in the worker, without the server", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.goto(`${host.address}/practice`);
  const form = await solo.form(title);
  await form.getByLabel("Headhunt as you please").check();
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByRole("button", { name: "Deal the cards" }).click();
  await solo.page.getByText("the coaster is for 4 or 5 players").waitFor(); // C37-60, in the engine's words
  await solo.picture("practice-refused");
  await form.getByLabel("Headhunt as you please").uncheck();
  assert.match(await form.getByLabel("How good the bots are").textContent(), /expert \(at once\)/);
  await form.getByRole("button", { name: "Deal the cards" }).click();
  await solo.table.waitFor();
  await host.stop(); // from here on there is nobody to ask
  await openDrawer(solo, "words");
  await solo.page.getByTestId("drawer").getByRole("button", { name: "What would you do?" }).click();
  const hints = solo.page.locator("section", { has: solo.page.getByRole("heading", { name: "Hint" }) }).locator("li");
  await hints.first().waitFor();
  assert.ok((await hints.count()) <= 3);
  const section = solo.page.locator("section", { has: solo.page.getByRole("heading", { name: "Hint" }) });
  assert.match(await section.innerText(), /(imagined from what you know|about equally good. Take what you like)\.$/);
  assert.doesNotMatch(await section.innerText(), /%/, "a reason in words");
  assert.ok((await solo.overflow()) <= 0, "a hint fits the screen");
  await solo.picture("practice-hint");
  await closeDrawer(solo);
  await playOn([solo], async () => (await solo.decision()) >= 8);
  await solo.picture("practice");
  await host.start(); // the page itself comes from there
  const decision = await solo.decision();
  await solo.kept();
  await solo.page.reload();
  await solo.table.waitFor();
  assert.equal(await solo.decision(), decision, "a reload takes the game up again");
  await playOn([solo]);
  await solo.picture("practice-score");
  assert.equal(solo.sockets, 0, "practice opens no connection");
  assert.deepEqual(solo.complaints, []);
});
