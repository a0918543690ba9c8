// What others changed since one's last decision is marked, with a sign that has a name and says what it means.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { confirmIt, propose } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const words = "changed since your last decision";

async function seatedAt(game, decisions, players) {
  const solo = await Person.open(house.browser, "Solo", { width: 1440, height: 900 });
  await solo.page.goto(host.address);
  const kept = await played(game, decisions, { options: { players } });
  await putInto(solo.page, kept);
  await solo.page.goto(`${host.address}/practice/${kept.kept.table}`);
  await solo.page.getByTestId("decision").waitFor();
  return solo;
}
const marks = (person) => person.table.locator("[data-changed]:visible");
/** Names of things, by thing, without what is said of them now. */
const names = (person, kind) =>
  person.table.locator(`.thing[data-thing^="${kind} "]:visible`).evaluateAll(
    (all, changed) =>
      Object.fromEntries(
        all.map((each) => [each.dataset.thing, each.getAttribute("aria-label").split(". ").filter((part) => part !== changed && part !== "can be touched").join(". ")]),
      ),
    words,
  );

/** Answers, and waits until asked again. */
async function decide(person, which) {
  const number = await person.decision();
  await propose(person, which);
  await confirmIt(person);
  await person.page.waitForFunction(
    (old) => {
      const now = document.querySelector("[data-testid=table]")?.getAttribute("data-decision");
      return now !== "0" && now !== String(old);
    },
    number,
  );
}

/** Every mark is on what it names, which says so; one of them explains itself where a decision is made. */
async function assertSaid(person) {
  assert.ok((await marks(person).count()) > 0, "something is marked");
  const silent = await marks(person).evaluateAll(
    (all, changed) =>
      all
        .filter((mark) => mark.title !== changed || !`${mark.closest(".thing")?.getAttribute("aria-label")} ${mark.textContent}`.includes(changed))
        .map(({ dataset }) => dataset.changed),
    words,
  );
  assert.deepEqual(silent, []);
  const thing = person.table.locator(".thing:has([data-changed]):visible").first();
  await thing.click({ button: "right" });
  assert.ok((await person.page.locator(".dock .why").innerText()).includes(words));
  await person.page.keyboard.press("Escape");
  await noViolations(person, "[data-testid=table]");
  assert.deepEqual(person.complaints, []);
}

test("Hollywood: every die that shows something else is marked, and no other", async () => {
  const solo = await seatedAt("hollywood", 0, 4);
  assert.equal(await marks(solo).count(), 0, "nothing was decided yet");
  const before = await names(solo, "die");
  await decide(solo, (things) => things.find((name) => name.startsWith("choice ")) ?? things[0]);
  await solo.picture("changed-hollywood");
  const now = await names(solo, "die");
  const changed = Object.keys(now).filter((die) => now[die] !== before[die]);
  const marked = await solo.table.locator(".thing [data-changed^='die ']:visible").evaluateAll((all) => all.map(({ dataset }) => dataset.changed));
  assert.deepEqual(marked.sort(), changed.sort());
  await assertSaid(solo);
  await solo.context.close();
});

test("Boulevard: what the others booked or paid is marked, and one's own film is not", async () => {
  const solo = await seatedAt("boulevard", 2, 3);
  const film = (things) => things.find((name) => name.startsWith("film ")) ?? things[0];
  const mine = await solo.table.locator(".wall .thing.can").first().getAttribute("data-thing");
  await decide(solo, film);
  await solo.picture("changed-boulevard");
  assert.equal(await solo.table.locator(`[data-changed="${mine}"]`).count(), 0);
  await assertSaid(solo);
  await solo.context.close();
});

test("Maybe Movies: the new pitch and the Votes won are marked", async () => {
  const solo = await seatedAt("maybe", 0, 4);
  await decide(solo, 1);
  await solo.picture("changed-maybe");
  assert.ok((await solo.page.getByTestId("pitch").locator("[data-changed]:visible").count()) > 0);
  const won = await solo.table.locator(".seat").filter({ hasText: /[1-9] won/ }).evaluateAll((seats) => seats.map(({ dataset }) => `seat ${dataset.place}`));
  const marked = await solo.table.locator(".seat .thing [data-changed]").evaluateAll((all) => all.map(({ dataset }) => dataset.changed));
  assert.deepEqual(marked.sort(), won.sort(), "it was the first pitch");
  assert.ok(won.length > 0);
  await assertSaid(solo);
  await solo.context.close();
});
