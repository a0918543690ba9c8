// What strangers stumbled over beside the pictures of the table: nothing lies over anything else, nothing stands empty
// without a word, and a marker and a tip can be dragged to what they are for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { apart } from "./guided.mjs";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { confirmIt, openDrawer, touchOn } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const phone = { width: 390, height: 844 };
const small = { width: 360, height: 640 };
const desk = { width: 1440, height: 900 };

async function seatedAt(game, decisions, size, players = 4) {
  const ada = await Person.open(house.browser, "Ada", size);
  await ada.page.goto(host.address);
  const kept = await played(game, decisions, { options: { players } });
  await putInto(ada.page, kept);
  await ada.page.goto(`${host.address}/practice/${kept.kept.table}`);
  await ada.page.getByTestId("decision").waitFor();
  return ada;
}
const box = (person, selector) => person.page.locator(selector).filter({ visible: true }).first().boundingBox();
const thing = (person, name) => person.table.locator(`.thing[data-thing="${name}"]:visible`).first();
async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
async function drag(person, from, to) {
  const { mouse } = person.page;
  const [x, y] = await middle(from);
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x, y - 10);
  await mouse.move(...(await middle(to)), { steps: 8 });
  await mouse.up();
}
async function leave(person) {
  assert.deepEqual(person.complaints, []);
  await person.context.close();
}

test("Hollywood's desk has the deck with its count, and faces at both edges", async () => {
  const ada = await seatedAt("hollywood", 5, desk, 5);
  const deck = ada.page.locator('[data-at="deck"]');
  assert.match(await deck.innerText(), /^\d+ in the deck$/);
  assert.ok(await deck.isVisible());
  const [left, right] = [await box(ada, ".place.left .who"), await box(ada, ".place.right .who")];
  const [die, other] = [await box(ada, ".place.left .dice"), await box(ada, ".place.right .dice")];
  assert.ok(left.x < die.x && right.x > other.x, "the dice lie on the table's side");
  await leave(ada);
});

test("Boulevard: marquees say that nothing is booked, and the header's parts stand apart", async () => {
  const ada = await seatedAt("boulevard", 0, desk);
  const boards = ada.page.locator(".marquee:visible");
  assert.equal(await boards.count(), 4);
  for (const text of await boards.allInnerTexts()) assert.match(text, /nothing booked yet/i);
  // What is written there, not the room that is left for it.
  const [moment, track] = await ada.page.evaluate(() =>
    [".bar .moment", "p.track"].map((selector) => {
      const range = document.createRange();
      range.selectNodeContents([...document.querySelectorAll(selector)].find((part) => part.checkVisibility()));
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const inline = rects.filter(({ width }) => width < 600);
      const x = Math.min(...inline.map(({ left }) => left));
      const y = Math.min(...inline.map(({ top }) => top));
      return { x, y, width: Math.max(...inline.map(({ right }) => right)) - x, height: Math.max(...inline.map(({ bottom }) => bottom)) - y };
    }),
  );
  assert.ok(apart(moment, track), JSON.stringify([moment, track]));
  const clipped = await ada.page
    .locator('.thing[data-thing^="place "] .name')
    .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.innerText));
  assert.deepEqual(clipped, [], "names of buildings are whole");
  await leave(ada);
});

test("Boulevard: the screen fills the stage of a phone", async () => {
  const ada = await seatedAt("boulevard", 7, phone);
  const [screen, stage] = [await box(ada, "[data-testid=screen]"), await box(ada, ".frame > .stage")];
  assert.ok(screen.height > 0.9 * stage.height, `${screen.height} of ${stage.height}`);
  await leave(ada);
});

test("Maybe Movies: on a small phone the title of a pitch is not under its cards", async () => {
  const ada = await seatedAt("maybe", 4, small, 5);
  const card = await box(ada, ".paper .row .strip");
  // What is written may reach out of the button that it is on.
  const bottom = await ada.page.locator(".paper .title").evaluate((title) => {
    const range = document.createRange();
    range.selectNodeContents(title);
    const words = title.querySelector(".words");
    return (words && getComputedStyle(words).overflow === "hidden" ? words : range).getBoundingClientRect().bottom;
  });
  assert.ok(bottom <= card.y + 1, `${bottom} and ${card.y}`);
  await leave(ada);
});

for (const size of [phone, desk]) {
  test(`Boulevard: a marker is dragged to a building, at ${size.width}`, async () => {
    const ada = await seatedAt("boulevard", 0, size);
    const number = await ada.decision();
    await drag(ada, thing(ada, "marker"), thing(ada, "place Parking Lot"));
    assert.match(await ada.page.locator(".dock .say").innerText(), /Parking Lot/);
    assert.equal(await ada.page.locator(".dock .confirm").count(), 1, "it waits for the button");
    assert.equal(await ada.decision(), number);
    await confirmIt(ada);
    await leave(ada);
  });
}

test("Boulevard: a tip is dragged onto the film it helps, out of its drawer, too", async () => {
  const ada = await seatedAt("boulevard", 7, desk);
  const choosing = () =>
    ada.page.locator('.thing[data-thing^="tip "]:is([data-state=can], [data-state=other]):visible');
  while ((await choosing().count()) === 0) await touchOn(ada, 0);
  const film = ada.page.locator('[data-then^="film "]:visible').first();
  await drag(ada, choosing().first(), film);
  assert.equal(await ada.page.locator(".dock .confirm").count(), 1, "the tip is proposed");
  await ada.page.keyboard.press("Escape");

  await openDrawer(ada, "tips");
  const inside = ada.page.locator('dialog[open] .thing[data-thing^="tip "]:is([data-state=can], [data-state=other])').first();
  const named = await inside.getAttribute("data-thing");
  await drag(ada, inside, film);
  assert.equal(await ada.page.locator("dialog[open]").count(), 0, "the drawer has closed");
  assert.equal(await thing(ada, named).getAttribute("aria-pressed"), "true");
  await confirmIt(ada);
  // It lies on the film, by whoever was asked which one.
  const meant = await film.getAttribute("data-then");
  await ada.page
    .locator(`.thing[data-thing="${meant}"][aria-label*="${named.slice("tip ".length)}"]`)
    .first()
    .waitFor();
  await leave(ada);
});
