// Several people on one device: it shows nothing while it is handed on, and then nothing of whoever had it before.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";
import { closeDrawer, openDrawer, story } from "./touch.mjs";

const house = openHouse();
const secret = "Ben keeps the good ones";
const unsaid = "I have nothing to offer";

/** What each of them was told, as the worker said it. */
function listen() {
  window.told = [];
  window.Worker = class extends Worker {
    constructor(...what) {
      super(...what);
      this.addEventListener("message", ({ data }) => {
        [data.messages ?? [], ...(data.friends ?? [])].forEach((messages, person) => {
          window.told[person] ??= [];
          for (const { type, update } of messages)
            if (type === "update") window.told[person].push(...update.events.map(({ text }) => text));
        });
      });
    }
  };
}
/** What only one of them was told of themselves. */
const secretsOf = ({ page }, name) =>
  page.evaluate(
    ([own, person]) => {
      const others = new Set(window.told.filter((_, each) => each !== person).flat());
      return window.told[person].filter((text) => text.includes(own) && !others.has(text));
    },
    [name, ["Ada", "Ben"].indexOf(name)],
  );

const chair = ({ page }, seat) => page.getByRole("combobox", { name: `Chair ${seat}` });

/** A game in which Ada and Ben share the device; the other chairs have bots. */
async function deal(game, players) {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844, byHand: true });
  const { page } = ada;
  await page.addInitScript(listen);
  await page.goto(`${house.host.address}/games/${game}`);
  await page.getByLabel("Players, you and bots included").selectOption(String(players));
  await chair(ada, 3).selectOption("a friend on this device");
  await page.getByLabel("Name on chair 3").fill("Ben");
  await page.getByLabel("Name on chair 1").fill("Ada");
  await page.getByRole("button", { name: "Deal the cards" }).click();
  return ada;
}
const cover = ({ page }) => page.getByTestId("hand-over");
async function handedTo(ada, name) {
  await cover(ada).getByText(`Hand the phone to ${name}.`).waitFor();
  assert.equal(await ada.table.count(), 0, "nothing of the table is there");
}
/** Somebody is asked, or has to take the device. */
const asked = (ada) => ada.page.getByTestId("decision").or(cover(ada).getByRole("button")).first().waitFor();
/** Whether the table answers for whoever has the device; it has gone on by then. */
async function forced(ada) {
  if ((await ada.page.locator(".dock .forced").count()) === 0) return false;
  await ada.decision();
  await asked(ada);
  return true;
}
async function take(ada, name) {
  await handedTo(ada, name);
  await ada.page.getByRole("button", { name: `I am ${name}` }).click();
  await ada.table.waitFor();
  await ada.page.getByTestId("decision").waitFor();
}
/** What lies before whoever has the device, by its names. */
const handOf = ({ page }) =>
  page.locator("[data-part=hand] [data-thing^='card']").evaluateAll((all) => all.map((each) => each.getAttribute("aria-label") ?? each.innerText));
/** Everything on the page is marked; what is found marked later has stayed. */
const mark = ({ page }) =>
  page.evaluate(() => document.querySelectorAll("main *").forEach((each) => each.setAttribute("data-before", "")));
const stayed = ({ page }) => page.locator("[data-before]").count();
const wholePage = ({ page }) => page.evaluate(() => document.documentElement.outerHTML);

for (const [game, players] of [
  ["cinecitta", 3],
  ["hollywood", 5],
]) {
  test(`${game}: two people and bots on one device`, async () => {
    const ada = await deal(game, players);
    const { page } = ada;
    await page.waitForURL(/\/practice\//);
    await cover(ada).getByText(/Hand the phone to (Ada|Ben)\./).waitFor();
    await ada.picture(`hand-over-${game}`);

    let before = null; // whoever had it last: their name and hand
    let handed = 0;
    let kept = 0;
    let secrets = 0;
    // Until there was everything: it was handed on, somebody was asked again, and there was something to hide.
    for (let turn = 1; !(handed > 3 && kept > 0 && secrets > 0 && (await cover(ada).count()) > 0); ++turn) {
      assert.equal(await ada.over(), false);
      if ((await cover(ada).count()) > 0) {
        const said = await cover(ada).innerText();
        const name = said.includes("to Ada.") ? "Ada" : "Ben";
        assert.equal(await stayed(ada), 0, "nothing of the table before has stayed");
        const hidden = await wholePage(ada);
        for (const text of [secret, unsaid, ...(before?.hand ?? [])]) assert.ok(!hidden.includes(text), text);
        assert.doesNotMatch(await page.title(), /Your decision/);
        await take(ada, name);
        await page.locator(".you, .hand").first().waitFor({ state: "attached" });
        assert.equal(await page.locator(".you .name").textContent().then((text) => text.includes(name)), true);
        const hand = await handOf(ada);
        const lines = (await story(ada)).join("\n");
        const shown = `${await wholePage(ada)}\n${lines}`;
        for (const text of [unsaid, ...(name === "Ada" ? [] : [secret])]) assert.ok(!shown.includes(text), text);
        const private_ = await secretsOf(ada, name === "Ada" ? "Ben" : "Ada");
        for (const text of private_) assert.ok(!shown.toLowerCase().includes(text.toLowerCase()), `${name} reads: ${text}`);
        secrets += private_.length;
        // No card is open but one's own and those on the stage.
        const open = await page.locator("[data-thing^='card']:not([data-part=hand] *):not([data-part=stage] *)").count();
        assert.equal(open, 0);
        if (game === "cinecitta") {
          const publicly = (await page.locator("[data-part=stage], [data-part=waiting]").allInnerTexts()).join();
          for (const card of (before?.hand ?? []).filter((each) => !hand.includes(each)))
            assert.ok(!shown.includes(card) || publicly.includes(card), `${name} sees ${card}`);
        }
        ++handed;
        before = { name, hand };
      } else ++kept; // it is the same person's turn again
      if (before.name === "Ada" && handed === 1) {
        await openDrawer(ada, "notes");
        await page.getByTestId("drawer").filter({ visible: true }).getByRole("textbox").fill(secret);
        await closeDrawer(ada);
      }
      await openDrawer(ada, "talk");
      await page.getByTestId("drawer").filter({ visible: true }).getByRole("textbox").fill(unsaid);
      await closeDrawer(ada);
      before.hand = await handOf(ada);
      await mark(ada);
      if (await forced(ada)) continue;
      await ada.decide(turn);
      await asked(ada);
    }

    // A reload does not know who looks.
    await page.reload();
    await cover(ada).getByRole("button").waitFor();
    assert.equal(await ada.table.count(), 0);
    assert.deepEqual(ada.complaints, []);
  });
}

test("alone nothing is hidden, and names must differ", async () => {
  const ada = await deal("cinecitta", 3);
  const { page } = ada;
  await handedTo(ada, "Ada");
  await page.goto(`${house.host.address}/games/cinecitta`);
  await chair(ada, 2).selectOption("a friend on this device");
  await page.getByLabel("Name on chair 2").fill("Ada");
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await page.getByRole("alert").filter({ hasText: "name" }).waitFor();
  await chair(ada, 2).selectOption("a bot");
  await page.getByRole("button", { name: "Deal the cards" }).click();
  await ada.table.waitFor();
  assert.equal(await cover(ada).count(), 0);
  assert.deepEqual(ada.complaints, []);
});
