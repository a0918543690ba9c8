// Boulevard through the page: two people and a bot play a short game; somebody watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse, protocolSchema } from "./support.mjs";

const house = openHouse();
const { host } = house;

/** Clicks an answer to the question on the screen; `which` varies it. */
async function decide(person, which) {
  const before = await person.decision();
  const step = await person.page.getByTestId("decision").getAttribute("data-step");
  const films = person.page.locator("[data-film]");
  const answers =
    step === "pick" && (await films.count()) > 0 && which % 3 > 0
      ? films
      : person.page.getByTestId("decision").locator(".choices button, .places [data-spot]");
  await answers.nth(which % (await answers.count())).click();
  await person.page.waitForFunction(
    (old) => document.querySelector("[data-testid=table]")?.getAttribute("data-decision") !== String(old),
    before,
  );
}

const lastUpdate = ({ received }) => received.findLast(({ type }) => type === "update").update;

/** What the engine offers is what the filter leaves; the number of films it could be asked for. */
async function assertFilter({ page, ...person }) {
  const picks = lastUpdate(person).decision.choices.filter(({ action }) => action.kind === "pick").length;
  if (picks === 0) return 0;
  const cells = page.getByRole("region", { name: "Films of the week" }).locator("[data-card]");
  const all = await cells.count();
  const box = page.getByLabel("only what I can book now");
  await box.check();
  assert.equal(await cells.count(), picks);
  await box.uncheck();
  assert.equal(await cells.count(), all);
  return picks;
}

/** B54-90: the last payout is on the table with every die, and the sum that was paid. */
async function assertPayout({ page, received }) {
  const events = received.flatMap(({ type, update }) => (type === "update" ? update.events : []));
  const paid = events.findLast(({ event }) => event?.kind === "paid_out").event;
  const dice = paid.faces.reduce((sum, count) => sum + count, 0);
  const row = page.getByTestId("payout").getByRole("listitem").last();
  assert.equal(await row.getByRole("group").locator("svg").count(), dice);
  assert.ok((await row.innerText()).includes(`= $${paid.money}k`));
}

/** B54-22: hands, secret rolls and what lies behind a screen that is up. */
function assertNoSecrets(who, messages) {
  let updates = 0;
  for (const { type, update } of messages) {
    if (type !== "update") continue;
    ++updates;
    const { view, decision } = update;
    view.theatres.forEach((theatre, at) => {
      if (at + 1 === view.seat) return;
      assert.ok(theatre.hand.every(({ tip }) => tip === null), `${who} saw a tip in hand`);
      assert.equal(theatre.answer, null, `${who} saw an answer`);
      if (view.step !== "advertise") return;
      assert.deepEqual(theatre.screen.tips, [], `${who} looked behind a screen`);
      assert.ok(theatre.screen.invested.every((money) => money === 0), `${who} looked behind a screen`);
    });
    assert.ok(view.deck.every((tip) => tip === null), `${who} saw the deck`);
    const up = ["place", "genre", "pick", "advertise"].includes(view.step);
    const stands = (place) => view.seat !== null && view.theatres[view.seat - 1].markers.includes(place);
    if (up && !stands("Preview House")) {
      assert.ok(view.secret_genre === null || view.secret_genre === "none", `${who} saw the genre`);
    }
    if (up && !stands("Advertising Agency")) assert.ok(!view.agency, `${who} saw the agency's die`);
    if (view.seat === null) assert.equal(decision, null, `${who} was asked something`);
  }
  assert.ok(updates > 0, `${who} saw nothing`);
}

test("two people and a bot play a short game of Boulevard through the page", { timeout: 280000 }, async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900, colorScheme: "dark" });
  const watcher = await Person.open(house.browser, "Watcher", { width: 1440, height: 900 });
  const people = [ada, ben];
  const everybody = [...people, watcher];

  await ada.page.goto(host.address);
  const form = await ada.form("Boulevard 1954");
  await form.getByLabel(/^Players/).selectOption("3");
  await form.locator(".option select").selectOption("short");
  await form.getByRole("button", { name: "Create the table" }).click();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  for (const [at, person] of people.entries()) {
    if (person === ben) await ben.page.goto(link);
    await person.page.getByLabel("Your name").fill(person.name);
    await person.page.locator(`[data-seat="${at + 1}"]`).getByRole("button", { name: "Sit here" }).click();
    await person.page.getByText("(you)").waitFor();
  }
  await watcher.page.goto(link);
  await ada.page.locator('[data-seat="3"]').getByRole("button", { name: "Add bot" }).click();
  await ben.page.getByText("Bot 3").waitFor();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of everybody) await person.table.waitFor();

  const pictured = new Set();
  let filtered = 0;
  for (let turn = 1; !(await ada.over()); ++turn) {
    let asked = 0;
    for (const person of people) {
      if ((await person.decision()) === 0 || (await person.over())) continue;
      ++asked;
      const step = await person.page.getByTestId("decision").getAttribute("data-step");
      const name = `boulevard-${step}`;
      if (!pictured.has(name + person.width)) {
        pictured.add(name + person.width);
        await person.picture(name);
        assert.ok((await person.overflow()) <= 0, `${step}: the page is wider than the window`);
      }
      if (step === "pick" && filtered < 1) filtered += await assertFilter(person);
      await decide(person, turn * 7 + asked);
    }
    if (asked === 0) await ada.page.waitForTimeout(20);
  }
  for (const step of ["place", "pick", "advertise"]) {
    assert.ok(pictured.has(`boulevard-${step}360`) && pictured.has(`boulevard-${step}1440`), step);
  }

  assert.ok(filtered > 0, "nobody ever had films to pick from");

  for (const person of everybody) await person.page.getByTestId("score").waitFor();
  await assertPayout(ada);
  const scores = await Promise.all(everybody.map(({ page }) => page.locator("tfoot").innerText()));
  assert.equal(new Set(scores).size, 1);
  assert.match(await ada.page.getByTestId("score").innerText(), /Cash[\s\S]*B54-95[\s\S]*Loans[\s\S]*Unplayed tips/);
  const fits = protocolSchema();
  for (const person of everybody) {
    await person.picture("boulevard-score");
    assert.deepEqual(person.complaints, [], person.name);
    assert.ok((await person.overflow()) <= 0, `${person.name}: the page is wider than the window`);
    assertNoSecrets(person.name, person.received);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
  }
});
