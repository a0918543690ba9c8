// Life at the table: who is there, what a choice does before it counts, being called, being shown around, and playing
// without a mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { played, putInto } from "./played.mjs";
import { Person, openHouse, playOn, protocolSchema } from "./support.mjs";

const house = openHouse();
const { host } = house;
const title = "Cinecittà 1937";

const button = (where, name) => where.getByRole("button", { name });
const sign = (person, seat) => person.page.locator(`[data-seat-sign="${seat}"]`);
const another = (person, old) =>
  person.page.waitForFunction(
    (number) => document.querySelector("[data-testid=table]")?.getAttribute("data-decision") !== String(number),
    old,
  );

/** How many notes of the bell have been struck in this page. */
const listenForBells = (person) =>
  person.context.addInitScript(() => {
    window.bells = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      ++window.bells;
      return start.apply(this, at);
    };
  });
const bells = (person) => person.page.evaluate(() => window.bells);

test("two people and a bot: absence, previews, a lost connection, the log and the big screen", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900, colorScheme: "dark" });
  const screen = await Person.open(house.browser, "Screen", { width: 1920, height: 1080, colorScheme: "dark" });
  await listenForBells(ada);
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await button(form, "Create the table").click();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  await screen.page.goto(`${link}/screen`);
  for (const [at, person] of [ada, ben].entries()) {
    await person.page.getByLabel("Your name").fill(person.name);
    await button(person.page.locator(`[data-seat="${at + 1}"]`), "Sit here").click();
    await person.page.getByText("(you)").waitFor();
  }
  await screen.picture("screen-coming");
  await button(ada.page.locator('[data-seat="3"]'), "Add bot").click();
  await button(ada.page, "Start the game").click();
  for (const person of [ada, ben]) await person.table.waitFor();

  // What each choice does, in words; then one of them, after another look.
  const explained = ada.page.getByTestId("explained");
  await explained.locator("summary").click();
  await explained.locator("li button").first().click();
  await explained.getByText("Ada puts ").first().waitFor();
  await explained.getByText("So much is certain").waitFor();
  await noViolations(ada, "[data-testid=explained]", "[data-testid=signals]", "[data-tour=log]");
  await ada.picture("explained");
  await ada.page.getByText("Sound and signs").click();
  await ada.page.getByLabel("Show what a choice does before it counts").check();
  await ada.pick(1);
  await ada.page.locator("button.confirm").click();
  const foreseen = ada.page.getByTestId("foreseen");
  await foreseen.getByText("Ada puts ").waitFor();
  await ada.picture("foreseen");
  assert.ok(!ada.sent.some(({ type }) => type === "act"), "nothing has been done yet");
  await button(foreseen, "Choose again").click();
  await foreseen.waitFor({ state: "detached" });

  // A draft outlives the connection: the server goes down and comes back, the picked card is still picked.
  const picked = () => ada.page.locator("fieldset label.picked").allInnerTexts();
  const [draft, asked] = [await picked(), await ada.decision()];
  assert.equal(draft.length, 2, "a card and an amount");
  await host.stop();
  await ada.page.getByText("The connection is lost").waitFor();
  await host.start();
  await ada.page.getByText("The connection is lost").waitFor({ state: "detached" });
  assert.deepEqual(await picked(), draft);
  assert.equal(await ada.decision(), asked);

  // Somebody goes: everybody sees it, the screen too; and sees that he is back. Ada has waited and is called.
  await ada.page.locator("button.confirm").click();
  await button(foreseen, "Do it").click();
  await another(ada, asked);
  await ada.page.getByLabel("Show what a choice does before it counts").uncheck();
  await ben.page.goto("about:blank");
  await sign(ada, 2).getByText("not connected").waitFor();
  await sign(screen, 2).getByText("not connected").waitFor();
  await ada.page.getByText("People").locator("..").getByText("not connected").waitFor();
  await ada.picture("away");
  await ben.page.goto(link);
  await ben.table.waitFor();
  await sign(ada, 2).getByText("not connected").waitFor({ state: "detached" });
  assert.equal(await bells(ada), 0);
  assert.doesNotMatch(await ada.page.title(), /Your decision/);
  await ben.decide(1);
  await ada.page.getByTestId("decision").waitFor();
  assert.match(await ada.page.title(), /^● Your decision/);
  await ada.page.waitForFunction(() => window.bells === 2);

  // A round on, the log leads back to the first one, and the screen shows everything without scrolling.
  await playOn([ada, ben], async () => (await ada.page.locator("[data-chapter='2']").count()) > 0);
  const log = ada.page.getByRole("navigation", { name: "Jump to" });
  await button(log, "Round 1").click();
  assert.equal(await ada.page.evaluate(() => document.activeElement.textContent), "Round 1");
  const lines = ada.page.locator("ol[reversed]");
  const shown = (await lines.boundingBox()).y;
  const head = (await lines.getByText("Round 1").boundingBox()).y;
  assert.ok(head >= shown - 1 && head < shown + (await lines.boundingBox()).height, "it is in sight");
  await screen.page.locator("[data-chapter='2']").waitFor();
  const overlong = () => document.documentElement.scrollHeight - innerHeight;
  assert.ok((await screen.page.evaluate(overlong)) <= 0, "nobody scrolls a television");
  await noViolations(screen, "[data-tour=waiting]", "[data-tour=log]");
  await screen.picture("screen");
  const fits = protocolSchema();
  for (const person of [ada, ben, screen]) {
    assert.deepEqual(person.complaints, [], person.name);
    assert.ok((await person.overflow()) <= 0, `${person.name}: the page is wider than the window`);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
  }
  const types = new Set([...ada.received, ...ada.sent].map(({ type }) => type));
  assert.ok(types.has("presence") && types.has("preview"));
});

test("a newcomer is shown around and plays by keyboard alone", async () => {
  const solo = await Person.open(house.browser, "Solo", { newcomer: true });
  await solo.page.goto(`${host.address}/practice`);
  const form = await solo.form(title);
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await button(form, "Deal the cards").click();
  const tour = solo.page.getByTestId("tour");
  await tour.getByText("This is your desk").waitFor();
  assert.ok(await tour.evaluate((card) => card.contains(document.activeElement)), "the card has the focus");
  await noViolations(solo, "[data-testid=tour]");
  await solo.picture("tour");

  const { keyboard } = solo.page;
  const at = (selector) => solo.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  const tabTo = async (selector) => {
    for (let presses = 0; presses < 60; ++presses) {
      if (await at(selector)) return;
      await keyboard.press("Tab");
    }
    assert.fail(`the keyboard does not get to ${selector}`);
  };

  // The clause is one key away, and the tour goes on where it was.
  await tabTo("[data-testid=tour] .clause");
  await keyboard.press("Enter");
  await solo.page.getByRole("dialog", { name: "Rule C37-40" }).waitFor();
  await keyboard.press("Escape");
  await solo.page.getByRole("dialog", { name: "Rule C37-40" }).waitFor({ state: "hidden" });
  await tabTo("[data-testid=tour] button.main");
  await keyboard.press("Enter");
  await tour.getByText("Pick a card, then an amount, and offer it").waitFor();

  // It waits for a real decision.
  const offer = async () => {
    const asked = await solo.decision();
    await tabTo("[data-testid=decision] input[name=card]");
    await keyboard.press("Space");
    await tabTo("[data-testid=decision] input[name=notes]");
    await keyboard.press("ArrowRight");
    await tabTo("[data-testid=decision] button.confirm");
    await keyboard.press("Enter");
    await another(solo, asked);
  };
  await offer();
  await tour.getByText("Now a folder has come to you").waitFor();
  assert.match(await solo.page.getByTestId("announced").textContent(), /gets the folder of/, "it is read out");
  await keyboard.press("Escape");
  await tour.waitFor({ state: "detached" });

  // The next decisions, each with the focus where it begins.
  for (let decisions = 0; decisions < 3; ++decisions) {
    const asked = await solo.decision();
    if ((await solo.page.getByTestId("decision").getAttribute("data-step")) === "offer") await offer();
    else {
      await tabTo("[data-testid=decision] .choices button");
      await keyboard.press("Enter");
      await another(solo, asked);
    }
    await solo.page.getByTestId("decision").waitFor();
    assert.ok(await at("[data-testid=decision]"), "the focus is at the next decision");
  }
  await solo.page.reload();
  await solo.table.waitFor();
  await button(solo.page, "Show me around").waitFor();
  assert.equal(await tour.count(), 0, "once is enough");
  assert.deepEqual(solo.complaints, []);
});

test("what happens is announced in large words, which a key ends and a switch turns off", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.clock.install(); // nothing passes by itself
  await solo.page.goto(`${host.address}/practice`);
  await button(await solo.form(title), "Deal the cards").click();
  await solo.table.waitFor();
  const ribbon = solo.page.getByTestId("ribbon");
  await solo.decide(1);
  await ribbon.getByText(/\S/).waitFor();
  const first = await ribbon.innerText();
  await solo.page.clock.runFor(3000);
  assert.notEqual(await ribbon.innerText(), first, "one thing after the other");
  await solo.page.keyboard.press("Shift");
  assert.equal(await ribbon.innerText(), "");
  await solo.page.getByText("Sound and signs").click();
  await solo.page.getByLabel("Announce what happens in large words").uncheck();
  await solo.decide(1);
  assert.equal(await ribbon.innerText(), "");
  assert.deepEqual(solo.complaints, []);
});

/** What the page asks of the system, instead of the system: window.asked. `document.hidden` is what window.away says. */
const standIns = () => {
  window.asked = { notified: [], locks: 0, badge: null };
  window.away = false;
  Object.defineProperty(document, "hidden", { get: () => window.away });
  class Notification {
    static permission = "default";
    static async requestPermission() {
      return (this.permission = "granted");
    }
    constructor(title, { body }) {
      window.asked.notified.push({ title, body });
    }
  }
  const request = async (kind) => {
    if (kind === "screen") ++window.asked.locks;
    return { release: async () => void --window.asked.locks };
  };
  Object.defineProperties(window, { Notification: { value: Notification } });
  Object.defineProperties(navigator, {
    wakeLock: { value: { request } },
    setAppBadge: { value: async () => (window.asked.badge = true) },
    clearAppBadge: { value: async () => (window.asked.badge = false) },
  });
};

test("who looks away is called by a notification, the icon is marked, and the screen stays awake", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.context.addInitScript(standIns);
  const asked = () => solo.page.evaluate(() => window.asked);
  await solo.page.goto(`${host.address}/practice`);
  await button(await solo.form(title), "Deal the cards").click();
  await solo.table.waitFor();
  assert.match(await solo.page.title(), /^● Your decision/);
  assert.deepEqual(await asked(), { notified: [], locks: 1, badge: true });

  await solo.page.evaluate(() => (window.away = true));
  await solo.decide(1);
  assert.deepEqual((await asked()).notified, [], "nobody asked for it");
  await solo.page.getByText("Sound and signs").click();
  await button(solo.page, "Notify me when it is my turn").click();
  await button(solo.page, "No more notifications").waitFor();
  await solo.decide(1);
  const question = await solo.page.locator("#question").innerText();
  assert.deepEqual((await asked()).notified, [{ title: `Your decision – ${title}`, body: question }]);

  await solo.page.getByRole("link", { name: "Backlot, to the first page" }).first().click(); // away from the table
  await solo.table.waitFor({ state: "detached" });
  assert.deepEqual({ ...(await asked()), notified: [] }, { notified: [], locks: 0, badge: false });
  assert.doesNotMatch(await solo.page.title(), /Your decision/);
  assert.deepEqual(solo.complaints, []);
});

// How far into which game there is something to ask about.
for (const { game, decisions, options, rule } of [
  { game: "cinecitta", decisions: 13, rule: /^Rule C37-/ },
  { game: "hollywood", decisions: 8, rule: /^Rule H47-/ },
  { game: "maybe", decisions: 3, options: { changes: true, blockbusters: true }, rule: /^Rule MM-/ },
]) {
  test(`${game} says why something is not possible`, async () => {
    const solo = await Person.open(house.browser, "Solo");
    await solo.page.goto(host.address);
    const { kept, log } = await played(game, decisions, { options });
    await putInto(solo.page, { kept, log });
    await solo.page.goto(`${host.address}/practice/${kept.table}`);
    await button(solo.page, /^Why not\?/).first().click();
    const foreseen = solo.page.getByTestId("foreseen");
    await foreseen.getByText("Not possible: ").waitFor();
    await button(foreseen, rule).waitFor();
    assert.deepEqual(solo.complaints, []);
  });
}

test("a board that offers something not gets the reason from the engine", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.goto(host.address);
  const game = await played("boulevard", 3);
  await putInto(solo.page, game);
  await solo.page.goto(`${host.address}/practice/${game.kept.table}`);
  const step = () => solo.page.getByTestId("decision").getAttribute("data-step");
  while ((await step()) !== "pick") {
    const asked = await solo.decision();
    await solo.page.getByTestId("decision").locator(".places [data-spot], .choices button, .few button").last().click();
    await another(solo, asked);
  }
  const why = solo.page.getByRole("button", { name: /^Why not\?/ }).first();
  await why.click();
  const foreseen = solo.page.getByTestId("foreseen");
  await foreseen.getByText("Not possible: ").waitFor();
  await foreseen.getByRole("button", { name: /^Rule B54-/ }).waitFor();
  assert.equal(await button(foreseen, "Do it").count(), 0);
  await solo.picture("why-not");
  await button(foreseen, "Close").click();
  assert.ok(await why.evaluate((asked) => asked === document.activeElement), "the focus is back");
  assert.deepEqual(solo.complaints, []);
});
