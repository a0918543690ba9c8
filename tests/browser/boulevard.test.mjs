// Boulevard through the page: two people and a bot play a short game by touching its things, on the smallest phone and on
// a desk; somebody watches.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse, protocolSchema } from "./support.mjs";
import { assertInSight, confirmIt, openDrawer, propose } from "./touch.mjs";

const house = openHouse();
const { host } = house;

/** Touches things until an act is proposed, and does it; everything that needs is in sight. */
async function decide(person, which) {
  const step = await person.page.getByTestId("decision").getAttribute("data-step");
  await assertInSight(person, `${person.name}: ${step}`);
  const touched = await propose(person, which);
  await assertInSight(person, `${person.name}: ${step}, ${touched}`);
  await confirmIt(person);
}

const lastUpdate = ({ received }) => received.findLast(({ type }) => type === "update").update;

/** On the wall just what the engine offers can be touched, all else says why not or whose it is; how many can be. */
async function assertWall({ page, ...person }) {
  const { view, decision } = lastUpdate(person);
  const films = (list) => list.filter(({ action }) => action.kind === "pick").map(({ action }) => `film ${action.film}`);
  const things = (state) =>
    page.locator(`[data-thing^='film '][data-state=${state}]`).evaluateAll((all) => all.map(({ dataset }) => dataset.thing));
  assert.deepEqual((await things("can")).sort(), films(decision.choices).sort());
  assert.deepEqual((await things("cannot")).sort(), films(decision.barred).sort());
  const taken = view.theatres.flatMap(({ films }) => films).map((film) => `film ${film}`);
  assert.deepEqual((await things("still")).sort(), taken.sort());
  for (const no of await page.locator("[data-thing^='film '][data-state=cannot]").all()) {
    assert.match(await no.innerText(), /too long|too dear|no kit/i);
  }
  return films(decision.choices).length;
}

/** B54-90: the last payout is on the table with every die, and the sum that was paid. */
async function assertPayout(person) {
  const { page, received } = person;
  await openDrawer(person, "town");
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

test("two people and a bot play a short game of Boulevard through the page", async () => {
  const ada = await Person.open(house.browser, "Ada", { height: 640 });
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900, colorScheme: "dark" });
  const watcher = await Person.open(house.browser, "Watcher", { width: 1440, height: 900 });
  const people = [ada, ben];
  const everybody = [...people, watcher];

  await ada.page.goto(host.address);
  const form = await ada.form("Boulevard 1954");
  await form.getByLabel(/^Players/).selectOption("3");
  await form.locator(".option select").selectOption("short");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  for (const person of people) {
    if (person === ben) await ben.page.goto(link);
    if (person !== ada) await person.enter();
  }
  await watcher.page.goto(link);
  await ada.page.locator('[data-seat="3"]').getByRole("button", { name: "Add bot" }).click();
  await ben.page.getByText("Clapper").waitFor();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of everybody) await person.table.waitFor();

  const pictured = new Set();
  let offered = 0;
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
      if (step === "pick" && offered < 1) offered += await assertWall(person);
      await decide(person, turn * 7 + asked);
    }
    if (asked === 0) await ada.page.waitForTimeout(20);
  }
  for (const step of ["place", "pick", "advertise"]) {
    assert.ok(pictured.has(`boulevard-${step}360`) && pictured.has(`boulevard-${step}1440`), step);
  }

  assert.ok(offered > 0, "nobody ever had films to pick from");

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

test("what is set behind the screen is sent at once, and can be changed before", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 664 });
  // The same cards each time: with others there may be less than three thousand left to advertise with.
  await solo.context.addInitScript(() => (crypto.getRandomValues = (bytes) => bytes.fill(7)));
  await solo.page.goto(`${host.address}/practice`);
  const form = await solo.form("Boulevard 1954");
  await form.getByRole("button", { name: "Deal the cards" }).click();
  await solo.table.waitFor();
  const steps = new Set();
  const step = () => solo.page.getByTestId("decision").getAttribute("data-step");
  for (let turn = 1; (await step()) !== "advertise"; ++turn) {
    steps.add(await step());
    await decide(solo, turn);
  }
  assert.ok(steps.has("place") && steps.has("pick"));
  const more = (section) => solo.page.getByRole("button", { name: `More on ${section}` });
  const dock = solo.page.getByTestId("decision");
  await dock.getByText("No advertising this week?").waitFor();
  await more("Billboards").click();
  await more("Billboards").click();
  await more("Magazines").click();
  await dock.getByText("$1,000 on Magazines, $2,000 on Billboards?").waitFor();
  await solo.page.getByRole("button", { name: "Less on Magazines" }).click();
  await dock.getByText("$2,000 on Billboards?").waitFor();
  await assertInSight(solo, "six sections");
  await confirmIt(solo);
  // The engine has all six; tips are next.
  await dock.getByRole("button", { name: "I am ready" }).waitFor();
  assert.equal(await more("Billboards").count(), 0);
  assert.match(await solo.page.locator("[data-thing='section Billboards']").getAttribute("aria-label"), /\$2k/);
  assert.match(await solo.page.locator("[data-thing='section Magazines']").getAttribute("aria-label"), /nothing/);
  await dock.getByRole("button", { name: "I am ready" }).click();
  await solo.page.waitForFunction(() => !document.querySelector("[data-thing='section Billboards']"));
  assert.deepEqual(solo.complaints, []);
});

test("six at the smallest phone: a whole practice game through its things", async () => {
  const solo = await Person.open(house.browser, "Solo", { height: 640 });
  await solo.page.goto(`${host.address}/practice`);
  const form = await solo.form("Boulevard 1954");
  await form.getByLabel("Players, you and bots included").selectOption("6");
  await form.locator(".option select").selectOption("short");
  await form.getByRole("button", { name: "Deal the cards" }).click();
  await solo.table.waitFor();
  for (let turn = 1; !(await solo.over()); ) {
    if ((await solo.decision()) === 0) await solo.page.waitForTimeout(20);
    else await decide(solo, turn++ * 3);
  }
  assert.deepEqual(solo.complaints, []);
});
