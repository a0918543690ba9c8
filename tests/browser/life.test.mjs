// Life at the table: who is there, what a choice does before it counts, being called, and playing without a mouse.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { played, putInto } from "./played.mjs";
import { closeDrawer, confirmIt, inDrawer, openDrawer, touchOn } from "./touch.mjs";
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
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  await screen.page.goto(`${link}/screen`);
  await ben.enter();
  await screen.picture("screen-coming");
  await button(ada.page.locator('[data-seat="3"]'), "Add bot").click();
  await button(ada.page, "Start the game").click();
  for (const person of [ada, ben]) await person.table.waitFor();

  // What each choice does, in words; then one of them, after another look.
  await openDrawer(ada, "words");
  const explained = ada.page.getByTestId("explained");
  await explained.locator("li button").first().click();
  await explained.getByText("Ada puts ").first().waitFor();
  await explained.getByText("So much is certain").waitFor();
  await noViolations(ada, "[data-testid=explained]");
  await ada.picture("explained");
  await closeDrawer(ada);
  await inDrawer(ada, "menu", () => noViolations(ada, "[data-testid=signals]"));
  await inDrawer(ada, "story", () => noViolations(ada, "[data-testid=drawer]"));
  await ada.pick(1);
  await ada.page.locator("#question", { hasText: /^Send .* with 10\?$/ }).waitFor();
  await ada.picture("foreseen");
  assert.ok(!ada.sent.some(({ type }) => type === "act"), "nothing has been done yet");
  const picked = () => ada.page.getByTestId("folder").innerText();
  const draft = await picked();
  await button(ada.page, "Take it back").click();
  await ada.page.locator(".dock .confirm").waitFor({ state: "detached" });
  assert.notEqual(await picked(), draft, "it is taken back");

  // A draft outlives the connection: the server goes down and comes back, the picked card is still picked.
  await ada.pick(1);
  const asked = await ada.decision();
  assert.equal(await picked(), draft);
  await host.stop();
  await ada.page.getByText("The connection is lost").waitFor();
  await host.start();
  await ada.page.getByText("The connection is lost").waitFor({ state: "detached" });
  assert.equal(await picked(), draft);
  assert.equal(await ada.decision(), asked);

  // Somebody goes: everybody sees it, the screen too; and sees that he is back. Ada has waited and is called.
  await confirmIt(ada);
  await ben.page.goto("about:blank");
  await host.passUntil(sign(ada, 2).getByText("not connected"));
  await sign(screen, 2).getByText("not connected").waitFor();
  await inDrawer(ada, "menu", (drawer) => drawer.getByText("People").locator("..").getByText("not connected").waitFor());
  await ada.picture("away");
  await ben.page.goto(link);
  await ben.table.waitFor();
  await sign(ada, 2).getByText("not connected").waitFor({ state: "detached" });
  assert.equal(await bells(ada), 0);
  assert.doesNotMatch(await ada.page.title(), /Your decision/);
  await ben.decide(1);
  await ada.page.getByTestId("decision").waitFor();
  assert.match(await ada.page.title(), /^● Your decision/);
  assert.equal(await bells(ada), 0, "a phone is silent beside a screen for all");

  // A round on, the log leads back to the first one, and the screen shows everything without scrolling.
  const rounds = (drawer) => drawer.locator("[data-chapter='2']").count();
  await playOn([ada, ben], async () => (await inDrawer(ada, "story", rounds)) > 0);
  await openDrawer(ada, "story");
  const log = ada.page.getByRole("navigation", { name: "Jump to" });
  await button(log, "Round 1").click();
  assert.equal(await ada.page.evaluate(() => document.activeElement.textContent), "Round 1");
  const lines = ada.page.locator("ol[reversed]");
  const shown = (await lines.boundingBox()).y;
  const head = (await lines.getByText("Round 1").boundingBox()).y;
  assert.ok(head >= shown - 1 && head < shown + (await lines.boundingBox()).height, "it is in sight");
  await screen.page.getByTestId("last-lines").locator("li").nth(1).waitFor();
  const overlong = () => document.documentElement.scrollHeight - innerHeight;
  assert.ok((await screen.page.evaluate(overlong)) <= 0, "nobody scrolls a television");
  await noViolations(screen, "[data-testid=table]");
  await screen.picture("screen");
  const fits = protocolSchema();
  for (const person of [ada, ben, screen]) {
    assert.deepEqual(person.complaints, [], person.name);
    assert.ok((await person.overflow()) <= 0, `${person.name}: the page is wider than the window`);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
  }
  await closeDrawer(ada);
  const types = new Set([...ada.received, ...ada.sent].map(({ type }) => type));
  assert.ok(types.has("presence") && types.has("preview"));
});

test("a newcomer is guided and plays by keyboard alone", async () => {
  const solo = await Person.open(house.browser, "Solo", { newcomer: true });
  await solo.page.goto(`${host.address}/learn`);
  await button(solo.page, `Guided first round: ${title}`).click();
  const guide = solo.page.getByTestId("guide");
  await guide.getByText("Touch a card that you can spare").waitFor();
  await noViolations(solo, "[data-testid=guide]");

  const { keyboard } = solo.page;
  const at = (selector) => solo.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector);
  const tabTo = async (selector) => {
    for (let presses = 0; presses < 60; ++presses) {
      if (await at(selector)) return;
      await keyboard.press("Tab");
    }
    assert.fail(`the keyboard does not get to ${selector}`);
  };

  // The clause is one key away, and the guide goes on where it was.
  await tabTo("[data-testid=guide] .clause");
  await keyboard.press("Enter");
  await solo.page.getByRole("dialog", { name: "Rule C37-20" }).waitFor();
  await keyboard.press("Escape");
  await solo.page.getByRole("dialog", { name: "Rule C37-20" }).waitFor({ state: "hidden" });
  await tabTo("[data-testid=guide] .dark");
  await keyboard.press("Enter");
  await guide.getByRole("button", { name: "Got it" }).waitFor({ state: "detached" });
  await guide.getByText("Touch a card that you can spare").waitFor();

  // It waits for a real decision.
  const offer = async () => {
    const asked = await solo.decision();
    await tabTo("[data-part=hand] [data-thing^='card ']");
    await keyboard.press("Space");
    while (!(await at("[data-thing=note]"))) await keyboard.press("ArrowRight");
    await keyboard.press("Space");
    assert.match(await solo.page.locator(".dock .say").innerText(), /^Send .* with 10\?$/);
    await tabTo("[data-testid=decision] button.confirm");
    await keyboard.press("Enter");
    await another(solo, asked);
  };
  await offer();
  await guide.getByText("Choose what you keep").waitFor();
  assert.match(await solo.page.getByTestId("announced").textContent(), /gets your folder: .*; you get the folder of /, "it is read out");
  await tabTo("[data-testid=guide] .quiet");
  await keyboard.press("Enter");
  await guide.waitFor({ state: "detached" });

  // The next decisions, each with the focus where it begins.
  for (let decisions = 0; decisions < 3; ++decisions) {
    const asked = await solo.decision();
    if ((await solo.page.getByTestId("decision").getAttribute("data-step")) === "offer") await offer();
    else {
      await tabTo(":is([data-part=hand], [data-part=stage]) [data-state=can]");
      await keyboard.press("Space");
      while (!(await solo.page.locator(".dock .confirm").isVisible())) {
        await tabTo("[data-part=hand] [data-state=can]");
        await keyboard.press("Space");
      }
      await keyboard.press("Enter"); // where one stands, it does what is proposed
      await another(solo, asked);
    }
    await solo.page.getByTestId("decision").waitFor();
    assert.ok(await at("[data-testid=decision]"), "the focus is at the next decision");
  }
  await solo.page.reload();
  await solo.table.waitFor();
  await inDrawer(solo, "menu", (drawer) => drawer.getByRole("link", { name: "Learn" }).waitFor());
  assert.equal(await guide.count(), 0, "whoever wants no guide has none");
  assert.deepEqual(solo.complaints, []);
});

test("what happens is shown in its own time, and at once for who wants no pause", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.context.addInitScript(() => localStorage.setItem("backlot:speed", "brisk"));
  // Whether something was on the stage, each time the next bot was asked.
  await solo.context.addInitScript(() => {
    window.thoughts = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      const stage = "[data-told], [data-testid=scene], [data-testid=climax]";
      if (message === "think") window.thoughts.push(document.querySelector(stage)?.outerHTML ?? "");
      return post.call(this, message, ...rest);
    };
  });
  await solo.page.goto(`${host.address}/practice`);
  await button(await solo.form(title), "Deal the cards").click();
  await solo.table.waitFor();
  // Every line and every scene that is shown, and which decision the table had then.
  await solo.page.evaluate(() => {
    window.told = [];
    const table = document.querySelector("[data-testid=table]");
    const shown = () =>
      document.querySelector("[data-scene]")?.dataset.scene ?? document.querySelector("[data-told]")?.dataset.told ?? "";
    new MutationObserver(() => window.told.push([shown(), table.dataset.decision])).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  const told = () => solo.page.evaluate(() => window.told.splice(0).filter(([words]) => words));
  const asked = await solo.decision();
  await solo.decide(1);
  await another(solo, asked);
  const shown = await told();
  assert.ok(shown.length > 0, "the folders are seen to be passed on");
  assert.ok(shown.every(([, decision]) => Number(decision) <= asked), "and nobody is asked before");
  const thoughts = await solo.page.evaluate(() => window.thoughts);
  assert.ok(thoughts.length > 0);
  assert.deepEqual(thoughts.filter(Boolean), [], "the next bot is asked when everything has been shown");

  await inDrawer(solo, "menu", async (drawer) => {
    await drawer.getByText("Sound and signs").click();
    await drawer.getByTestId("speed").selectOption("none");
  });
  const next = await solo.decision();
  await solo.decide(1);
  await another(solo, next);
  assert.deepEqual(await told(), []);
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
  await inDrawer(solo, "menu", async (drawer) => {
    await drawer.getByText("Sound and signs").click();
    await button(drawer, "Notify me when it is my turn").click();
    await button(drawer, "No more notifications").waitFor();
  });
  await solo.decide(1);
  const question = await solo.page.locator("#question").innerText();
  assert.deepEqual((await asked()).notified, [{ title: `Your decision – ${title}`, body: question }]);

  await openDrawer(solo, "menu");
  await solo.page.getByRole("link", { name: "To the first page" }).click(); // away from the table
  await solo.table.waitFor({ state: "detached" });
  assert.deepEqual({ ...(await asked()), notified: [] }, { notified: [], locks: 0, badge: false });
  assert.doesNotMatch(await solo.page.title(), /Your decision/);
  assert.deepEqual(solo.complaints, []);
});

test("what happened while nobody looked is told when somebody looks, and can be shown again", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.context.addInitScript(standIns);
  await solo.context.addInitScript(() => localStorage.setItem("backlot:speed", "brisk"));
  await solo.page.goto(`${host.address}/practice`);
  await button(await solo.form(title), "Deal the cards").click();
  await solo.table.waitFor();
  const card = solo.page.getByTestId("missed");
  const asked = await solo.decision();
  await solo.page.evaluate(() => (window.away = true));
  await solo.decide(1);
  await another(solo, asked);
  await solo.page.getByTestId("decision").waitFor();
  assert.equal(await card.count(), 0);
  await solo.page.evaluate(() => {
    window.away = false;
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await card.getByText("While you were away").waitFor();
  const lines = card.locator("li button");
  assert.ok((await lines.count()) >= 1 && (await lines.count()) <= 3);
  await noViolations(solo, "[data-testid=missed]");
  await lines.first().click();
  await solo.page.getByTestId("again").waitFor();
  await solo.page.keyboard.press("Escape");
  await solo.page.getByTestId("again").waitFor({ state: "detached" });
  await button(card, "Close").click();
  await card.waitFor({ state: "detached" });
  assert.deepEqual(solo.complaints, []);
});

// How far into which game there is something to ask about.
for (const { game, decisions, options, rule } of [
  { game: "cinecitta", decisions: 13, rule: /^Rule C37-/ },
  { game: "hollywood", decisions: 8, rule: /^Rule H47-/ },
  { game: "maybe", decisions: 3, options: { changes: true, blockbusters: true }, rule: /^Rule MM-/ },
]) {
  test(`the table of ${game} says why something is not possible`, async () => {
    const solo = await Person.open(house.browser, "Solo");
    await solo.page.goto(host.address);
    const { kept, log } = await played(game, decisions, { options });
    await putInto(solo.page, { kept, log });
    await solo.page.goto(`${host.address}/practice/${kept.table}`);
    await openDrawer(solo, "words");
    const drawer = solo.page.getByTestId("drawer").filter({ visible: true });
    await drawer.getByText("Not possible now").waitFor();
    await button(drawer, rule).first().waitFor();
    assert.deepEqual(solo.complaints, []);
  });
}

test("a thing that cannot be used now has the engine's reason on it, and the rule in the dock", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844 });
  await solo.page.goto(host.address);
  const game = await played("boulevard", 3);
  await putInto(solo.page, game);
  await solo.page.goto(`${host.address}/practice/${game.kept.table}`);
  const step = () => solo.page.getByTestId("decision").getAttribute("data-step");
  const barred = solo.page.locator("[data-thing^='film '][data-state=cannot]");
  for (let turn = 1; (await step()) !== "pick" || (await barred.count()) === 0; ++turn) await touchOn(solo, turn);
  assert.match(await barred.first().innerText(), /too long|too dear|no kit/i);
  await barred.first().click();
  const dock = solo.page.getByTestId("decision");
  await dock.getByText(/There is not enough|The theatre lacks/).waitFor();
  await button(dock, /Rule B54-(4|53|60)$/).waitFor();
  assert.equal(await dock.locator(".confirm").count(), 0);
  await solo.picture("why-not");
  await button(dock, "Let go").click();
  await dock.getByText("Which film do you pick?").waitFor();
  assert.deepEqual(solo.complaints, []);
});
