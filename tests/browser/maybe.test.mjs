// Maybe Movies with all expansions through the page: two people and two bots, a phone and a desk; every
// decision is a tap.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { played, putInto } from "./played.mjs";
import { Person, openHouse, protocolSchema } from "./support.mjs";
import { assertInSight, confirmIt, inDrawer, propose } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const title = "Maybe Movies";

/** Touches things until an act is proposed, and does it; of a Vote it is said first what it would cover alone. */
async function decide(person, which) {
  const step = await person.page.getByTestId("decision").getAttribute("data-step");
  await assertInSight(person, `${person.name}: ${step}`);
  const [thing] = await propose(person, which);
  await assertInSight(person, `${person.name}: ${step}, ${thing}`);
  const { cover, casts } = person.received.findLast(({ type }) => type === "update")?.update.outlook ?? {};
  const vote = thing.replace("vote ", "");
  const cast = casts?.find((each) => each.vote === vote);
  if (cast && !vote.startsWith("CHANGE")) {
    const said = await person.page.locator(".dock .why").innerText();
    const { lacking } = cast;
    assert.match(said, lacking === 0 ? /is covered/ : new RegExp(`${vote} alone ${lacking} icons? stays? uncovered`));
    assert.ok((await person.page.getByTestId("cover").innerText()).includes(`${cover.profit} Vote`));
  }
  await confirmIt(person);
  return step;
}

/** MM-10, MM-23, MM-79: hands and sealed Votes of others stay hidden, but for Votes everybody has seen. */
function assertNoSecrets(who, messages) {
  let hidden = 0;
  for (const { type, update } of messages) {
    if (type !== "update") continue;
    const { view, events } = update;
    view.desks.forEach((desk, at) => {
      if (at + 1 === view.seat) return;
      assert.deepEqual(desk.hand.slice(0, desk.known.length), desk.known, `${who} saw a hand`);
      assert.ok(desk.hand.slice(desk.known.length).every((vote) => vote === null), `${who} saw a hand`);
      if (view.step === "vote") assert.equal(view.votes[at], null, `${who} saw a sealed Vote`);
      hidden += desk.hand.length - desk.known.length;
    });
    for (const { event } of events) {
      if (event?.kind === "voted" && event.seat !== view.seat) assert.equal(event.vote, null, `${who}: a sealed Vote`);
    }
  }
  assert.ok(hidden > 0, `${who} saw nothing hidden`);
}

test("two people and two bots play a whole game with all expansions", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900, colorScheme: "dark" });
  const people = [ada, ben];
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  for (const option of ["Trendsetter Tricks", "Breaking Changes", "Blockbuster Budgets"]) {
    await form.getByLabel(option).check();
  }
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await ben.page.goto(link);
  for (const person of people) {
    if (person !== ada) await person.enter();
  }
  for (const seat of [3, 4]) await ada.page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add bot" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of people) await person.table.waitFor();

  const steps = new Set();
  for (let turn = 1; !(await ada.over()); ++turn) {
    let asked = 0;
    for (const person of people) {
      if ((await person.decision()) === 0 || (await person.over())) continue;
      const step = await person.page.getByTestId("decision").getAttribute("data-step");
      const name = `maybe-${step}-${person.name.toLowerCase()}`;
      if (turn > 25 && !steps.has(name)) await person.picture(name);
      if (turn > 25) steps.add(name);
      steps.add(await decide(person, turn * 5 + ++asked));
    }
    if (asked === 0) await ada.page.waitForTimeout(20);
  }
  for (const step of ["pitch", "vote", "keep", "add", "remove"]) assert.ok(steps.has(step), `nobody was asked to ${step}`);

  for (const person of people) await person.page.getByTestId("score").waitFor();
  const scores = await Promise.all(people.map(({ page }) => page.locator("tfoot").innerText()));
  assert.equal(new Set(scores).size, 1);
  assert.match(await ada.page.getByTestId("score").innerText(), /Votes won[\s\S]*MM-32[\s\S]*MM-51/);
  const fits = protocolSchema();
  for (const person of people) {
    await person.picture(`maybe-score-${person.name.toLowerCase()}`);
    assert.deepEqual(person.complaints, [], person.name);
    assertNoSecrets(person.name, person.received);
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
  }
});

test("a practice game of the base game runs in the worker", async () => {
  const solo = await Person.open(house.browser, "Solo");
  await solo.page.goto(`${host.address}/practice`);
  const form = await solo.form(title);
  await form.getByLabel("Players, you and bots included").selectOption("3");
  await form.getByRole("button", { name: "Deal the cards" }).click();
  await solo.table.waitFor();
  for (let turn = 1; !(await solo.over()); ) {
    if ((await solo.decision()) === 0) {
      await solo.page.waitForTimeout(20);
      continue;
    }
    if (turn === 6) await solo.picture("maybe-practice");
    await decide(solo, turn++);
  }
  await solo.page.getByTestId("score").waitFor();
  assert.equal(solo.sockets, 0, "practice opens no connection");
  assert.deepEqual(solo.complaints, []);
});

test("MM-80: what a condition leaves to choose can be touched beside a long pitch, on phones and desks", async () => {
  const options = { players: 4, trendsetter: true, changes: true, blockbusters: true };
  const choice = ({ decision }) => decision?.choices[0]?.action.kind.startsWith("choose");
  // Four and six ideas with two and three icons, three ideas with four, a number and a card.
  const games = [];
  for (const deal of [9, 30, 51, 38, 45]) games.push(await played("maybe", Infinity, { options, until: choice, deal: ` ${deal}` }));
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    const solo = await Person.open(house.browser, "Solo", size);
    await solo.page.goto(host.address);
    await putInto(solo.page, ...games);
    for (const { kept } of games) {
      await solo.page.goto(`${host.address}/practice/${kept.table}`);
      await solo.page.getByTestId("decision").waitFor();
      await assertInSight(solo, `${size.width} px`);
      await propose(solo, 0);
      await assertInSight(solo, `${size.width} px, proposed`);
    }
    assert.deepEqual(solo.complaints, []);
    await solo.context.close();
  }
});

/** How large somebody reads a text, and whether all of it is on their screen. */
const readAs = (locator) =>
  locator.evaluate((part) => {
    const { left, top, right, bottom } = part.getBoundingClientRect();
    const hidden = part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1;
    const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return { size: Number.parseFloat(getComputedStyle(part).fontSize), whole: inside && !hidden && part.checkVisibility() };
  });

test("the pitcher names the movie, and everybody reads it while voting", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  const ben = await Person.open(house.browser, "Ben", { width: 390, height: 664 });
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  const people = [ada, ben];
  await ada.page.goto(host.address);
  const form = await ada.form(title);
  await form.getByLabel(/^Players/).selectOption("3");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const { pathname } = new URL(await ada.page.getByLabel("Send this link to your friends").inputValue());
  await ben.page.goto(`${host.address}${pathname}`);
  await ben.enter();
  await tv.page.goto(`${host.address}${pathname}/screen`);
  await ada.page.locator('[data-seat="3"]').getByRole("button", { name: "Add bot" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of people) await person.table.waitFor();
  const nameIt = ({ page }) => page.getByRole("button", { name: "Name it", exact: true });
  let pitcher;
  while (!pitcher) {
    for (const person of people) {
      if (await nameIt(person).isVisible()) pitcher = person;
      else if ((await person.decision()) !== 0) await decide(person, 1);
    }
    if (!pitcher) await ada.page.waitForTimeout(20);
  }
  const other = people.find((person) => person !== pitcher);
  const { page } = pitcher;
  const pitch = (person) => person.page.getByTestId("pitch");
  await nameIt(pitcher).click();
  const offered = page.getByRole("group", { name: "Titles made of your cards" }).getByRole("button");
  await offered.first().waitFor();
  assert.equal(await offered.count(), 3);
  assert.equal(await page.getByRole("group", { name: "Titles for any movie" }).getByRole("button").count(), 6);
  const { view } = pitcher.received.findLast(({ type }) => type === "update").update;
  for (const text of await offered.allInnerTexts())
    assert.ok(view.row.some((card) => text.includes(card.slice(1))), `${text}: ${view.row}`);
  const chosen = await offered.nth(2).innerText();
  await offered.nth(2).click();
  await pitch(other).getByText(`“${chosen}”`).waitFor();
  // A line goes with it, and the drawer is out of the way.
  const lines = page.getByRole("group", { name: "A line to go with it" }).getByRole("button");
  await lines.first().waitFor();
  assert.equal(await lines.count(), 3);
  await pitcher.picture("title");
  const line = await lines.nth(1).innerText();
  await lines.nth(1).click();
  await lines.first().waitFor({ state: "detached" });
  await pitch(other).getByText(line, { exact: true }).waitFor();
  // Words of one's own take their place.
  await page.getByRole("button", { name: "Another title", exact: true }).click();
  await page.getByLabel("Or a title of your own").fill("The Long Night");
  await page.getByLabel("And a line, if you like").fill("Nobody sleeps.");
  await page.getByRole("button", { name: "Call it that" }).click();
  await pitch(pitcher).getByText("“The Long Night”").waitFor();
  await noViolations(pitcher, "[data-testid=pitch]");
  await pitcher.picture("titled");

  // The pitch is finished; the others vote on what it is called.
  const voting = (person) => person.page.locator("[data-testid=decision][data-step=vote]");
  await page.locator(".plain[data-thing]:visible").click();
  await confirmIt(pitcher);
  await voting(other).waitFor();
  for (const [person, least] of [[pitcher, 20], [other, 20], [tv, 30]]) {
    const called = pitch(person).getByText("“The Long Night”", { exact: true });
    const said = pitch(person).getByText("Nobody sleeps.", { exact: true });
    await called.waitFor();
    const { size, whole } = await readAs(called);
    assert.ok(size >= least && whole, `${person.name} reads it in ${size} px`);
    assert.ok((await readAs(said)).whole, `${person.name} reads its line`);
    await person.picture(`titled-vote-${person.name.toLowerCase()}`);
  }

  // Bots play it to the end; whoever looks at the game afterwards reads the title again where it was pitched.
  for (const person of people)
    await inDrawer(person, "menu", (drawer) => drawer.getByRole("button", { name: "Let a bot play for me", exact: true }).click());
  for (const person of people) await person.page.getByTestId("score").waitFor();
  await other.page.goto(`${host.address}${pathname}/replay`);
  await other.table.waitFor();
  const again = pitch(other).getByText("“The Long Night”", { exact: true });
  for (let step = 0; step < 40 && !(await again.isVisible()); ++step) await other.page.keyboard.press("ArrowRight");
  await again.waitFor();
  await pitch(other).getByText("Nobody sleeps.", { exact: true }).waitFor();
  await other.picture("titled-replayed");
  for (const person of [...people, tv]) {
    assert.deepEqual(person.complaints, []);
    await person.context.close();
  }
});
