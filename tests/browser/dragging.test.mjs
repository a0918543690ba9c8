// Dragging a thing of the table onto what it is for: by mouse and by finger, in all four games. Dropping proposes; in the
// movie, the folder, the Studio and on the sheet where Votes are cast it is done, and can be taken back for three seconds.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { confirmIt } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Somebody in front of a practice game in which so many decisions were made. */
async function seatedAt(game, decisions, size, players = 4) {
  const solo = await Person.open(house.browser, "Solo", { ...size, byHand: true });
  await solo.page.goto(host.address);
  const kept = await played(game, decisions, { options: { players } });
  await putInto(solo.page, kept);
  await solo.page.goto(`${host.address}/practice/${kept.kept.table}`);
  await solo.page.getByTestId("decision").waitFor();
  return solo;
}
const thing = (person, name) =>
  person.table.locator(`.thing[data-thing="${name}"]:visible`).first();
const inHand = (person, kind) =>
  person.table.locator(
    `[data-part=hand] .thing[data-thing^="${kind} "]:visible`,
  );
const said = (person) => person.page.locator(".dock .say").innerText();
const confirm = (person) => person.page.locator(".dock .confirm");
const soon = (person) => person.page.locator(".dock .soon");
const pressed = (person) =>
  person.table.locator(".thing[aria-pressed=true]:visible").count();
const copies = (person) => person.page.locator(".dragged").count();
/** The browser passes a finger's movements on when it has time: until so many copies go with it. */
const carries = (person, copies) =>
  person.page.waitForFunction((count) => document.querySelectorAll(".dragged").length === count, copies);

async function middle(locator) {
  const { x, y, width, height } = await locator.boundingBox();
  return [x + width / 2, y + height / 2];
}
/** Takes it and moves it there; it is still held. What it is for is looked for when it is in the hand. */
async function carry(person, from, to) {
  const { mouse } = person.page;
  const [x, y] = await middle(from);
  await mouse.move(x, y);
  await mouse.down();
  if (Array.isArray(to)) return mouse.move(...to, { steps: 8 });
  await mouse.move(x, y - 10);
  await mouse.move(...(await middle(to)), { steps: 8 });
}
async function drag(person, from, to) {
  await carry(person, from, to);
  await person.page.mouse.up();
}
const goesOn = (person, number) =>
  person.page.waitForFunction(
    (old) =>
      document
        .querySelector("[data-testid=table]")
        ?.getAttribute("data-decision") !== String(old) ||
      document.querySelector("[data-testid=score]"),
    number,
  );
/** It was dropped where that does it: nothing is done yet, then it is. */
async function dropped(person, number) {
  await soon(person).waitFor();
  assert.equal(await person.decision(), number, "it can still be taken back");
  await person.pass(3000);
  await goesOn(person, number);
}

test("Hollywood: a job dragged to a seat or a job proposes, and a drop on nothing does nothing", async () => {
  const solo = await seatedAt("hollywood", 5, desk);
  const number = await solo.decision();
  const director = thing(solo, "job director");
  await carry(solo, director, [720, 560]);
  assert.equal(await copies(solo), 1, "a copy goes with the hand");
  assert.equal(await director.getAttribute("data-state"), "selected");
  await solo.page.mouse.up();
  assert.equal(await copies(solo), 0);
  assert.equal(await pressed(solo), 0, "it lies where it was");

  await drag(solo, director, thing(solo, "seat 3"));
  assert.match(await said(solo), /token/i);
  assert.equal(await confirm(solo).count(), 1);
  assert.equal(await soon(solo).count(), 0, "it waits for the button");
  assert.equal(await solo.decision(), number);

  // Escape lets go of what is in the hand, and what was picked before stays.
  await carry(solo, thing(solo, "die 1"), [720, 560]);
  await solo.page.keyboard.press("Escape");
  assert.equal(await copies(solo), 0);
  await solo.page.mouse.up();
  assert.match(await said(solo), /token/i);
  await solo.page.keyboard.press("Escape");
  assert.equal(await pressed(solo), 0);

  // A press that ends beside the table is over.
  const [x, y] = await middle(thing(solo, "die 1"));
  await solo.page.mouse.move(x, y);
  await solo.page.mouse.down();
  await solo.page.evaluate(() => document.body.append(Object.assign(document.createElement("dialog"), { id: "cover" })));
  await solo.page.evaluate(() => document.querySelector("#cover").showModal());
  await solo.page.mouse.up();
  await solo.page.evaluate(() => document.querySelector("#cover").remove());
  await solo.page.mouse.move(x, y + 40, { steps: 3 });
  assert.equal(await copies(solo), 0);

  // Things that are nothing together: as if dropped on the table.
  await drag(solo, thing(solo, "die 1"), thing(solo, "die 2"));
  assert.equal(await pressed(solo), 0);
  // A tap is a tap, also with a hand that is not quite still: all at once, so that it is never a long one.
  await thing(solo, "die 1").evaluate((die) => {
    const { x, y } = die.getBoundingClientRect();
    const hand = (name, by) =>
      die.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          isPrimary: true,
          pointerId: 1,
          buttons: name === "pointerup" ? 0 : 1,
          clientX: x + 20 + by,
          clientY: y + 20 + by,
        }),
      );
    hand("pointerdown", 0);
    hand("pointermove", 3);
    hand("pointerup", 3);
    die.click();
  });
  assert.equal(
    await thing(solo, "die 1").getAttribute("data-state"),
    "selected",
  );

  const [, job] = await solo.table
    .locator(".thing[data-thing^='job ']:is(.can, .other):visible")
    .evaluateAll((all) =>
      all
        .map(({ dataset }) => dataset.thing)
        .filter((name) => name !== "job director"),
    );
  await drag(solo, director, thing(solo, job));
  assert.equal(await thing(solo, job).getAttribute("data-state"), "selected");
  await confirmIt(solo);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});

test("Hollywood: a card dropped into the movie is played, unless it is taken back", async () => {
  const solo = await seatedAt("hollywood", 8, desk);
  const number = await solo.decision();
  const movie = solo.table.locator("[data-at=movie]");
  const card = solo.table
    .locator("[data-part=hand] .thing[data-thing^='card ']:is(.can, .selected)")
    .first();
  await drag(solo, card, movie);
  await soon(solo).click();
  assert.equal(await pressed(solo), 0);
  await solo.pass(3300);
  assert.equal(await solo.decision(), number, "what is taken back is not sent");
  await drag(solo, card, movie);
  await dropped(solo, number);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});

test("Cinecittà: a card into the folder, the folder's card into the Studio", async () => {
  const solo = await seatedAt("cinecitta", 0, phone);
  const folder = solo.page.getByTestId("folder");
  const number = await solo.decision();
  const cards = inHand(solo, "card");
  await drag(solo, cards.nth(1), folder);
  await soon(solo).waitFor();
  // Whoever touches something more wants to see it first.
  await thing(solo, "note")
    .or(solo.table.locator("[data-thing=note]:visible"))
    .first()
    .click();
  assert.match(await said(solo), /with 10\?/);
  await solo.pass(3300);
  assert.equal(await solo.decision(), number);
  await confirmIt(solo);

  const answered = await solo.decision();
  const offered = thing(solo, "offered");
  const studio = solo.page.getByRole("group", { name: "Your Studio" });
  await drag(solo, thing(solo, "money"), studio);
  assert.equal(await pressed(solo), 0, "the Studio takes no money");
  await drag(solo, offered, studio);
  await soon(solo).waitFor();
  // Enter or the button need not wait.
  await confirm(solo).click();
  await goesOn(solo, answered);
  const placed = await solo.decision();
  await drag(
    solo,
    solo.table.locator(".thing[data-thing^='coming ']").first(),
    studio,
  );
  await dropped(solo, placed);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});

test("Boulevard: a film dragged to the own theatre is proposed", async () => {
  for (const size of [phone, desk]) {
    const solo = await seatedAt("boulevard", 2, size, 3);
    const film = solo.table
      .locator(".wall .thing.can[data-thing^='film ']")
      .first();
    const title = (await film.getAttribute("data-thing")).slice(5);
    await drag(solo, film, solo.table.locator(".house"));
    assert.ok((await said(solo)).includes(title));
    await confirmIt(solo);
    assert.deepEqual(solo.complaints, []);
    await solo.context.close();
  }
});

test("Maybe Movies: an idea dragged to the pitch is proposed, a Vote dropped there is cast", async () => {
  const solo = await seatedAt("maybe", 3, desk);
  const pitch = solo.page.getByTestId("pitch");
  await drag(
    solo,
    solo.table.locator(".ideas .thing.can:visible").first(),
    pitch,
  );
  assert.equal(await confirm(solo).count(), 1);
  await confirmIt(solo);
  assert.equal(await pitch.locator(".thing:visible").count(), 1);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();

  const voter = await seatedAt("maybe", 0, desk);
  const number = await voter.decision();
  await drag(
    voter,
    inHand(voter, "vote").nth(2),
    voter.page.getByTestId("pitch"),
  );
  assert.equal(await soon(voter).innerText(), "Take it back");
  await dropped(voter, number);
  assert.deepEqual(voter.complaints, []);
  await voter.context.close();
});

test("when time is short, what is dropped is done at once", async () => {
  const ada = await Person.open(house.browser, "Ada", desk);
  await ada.page.goto(host.address);
  const form = await ada.form("Cinecittà 1937");
  await form.getByLabel("Clock").selectOption("decision");
  await form.getByLabel(/Seconds/).fill("8");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  for (const seat of [2, 3, 4])
    await ada.page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add bot" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.page.getByTestId("decision").waitFor();
  const number = await ada.decision();
  await drag(ada, inHand(ada, "card").first(), ada.page.getByTestId("folder"));
  assert.equal(await soon(ada).count(), 0);
  await goesOn(ada, number);
  assert.equal(ada.sent.filter(({ type }) => type === "act").length, 1);
  await ada.context.close();
});

/** Fingers on the screen: what they do, and where each is. */
async function fingersOf(person) {
  const touch = await person.context.newCDPSession(person.page);
  return (type, ...points) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
}

test("a finger scrolls what scrolls, and drags across it", async () => {
  const solo = await seatedAt("cinecitta", 0, { width: 740, height: 360, touch: true });
  const send = await fingersOf(solo);
  const hand = solo.table.locator("[data-part=hand]");
  assert.ok(await hand.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight), "the hand scrolls here");
  const [x, y] = await middle(inHand(solo, "card").last());
  await send("touchStart", [x, y]);
  for (const way of [12, 24, 36, 48]) await send("touchMove", [x, y - way]);
  assert.equal(await copies(solo), 0);
  await send("touchEnd");
  await hand.evaluate(async (part) => {
    while (part.scrollTop === 0) await new Promise(requestAnimationFrame);
  });
  assert.equal(await pressed(solo), 0);

  const [left, top] = await middle(inHand(solo, "card").last());
  await send("touchStart", [left, top]);
  for (const way of [12, 40, 90]) await send("touchMove", [left - way, top]);
  await carries(solo, 1);
  await send("touchEnd");
  await carries(solo, 0);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});

test("a finger drags; a tap, a long touch, a second finger and a cancelled touch are something else", async () => {
  const solo = await seatedAt("maybe", 0, { ...phone, touch: true });
  const send = await fingersOf(solo);
  const number = await solo.decision();
  const vote = inHand(solo, "vote").nth(1);
  const from = await middle(vote);
  const to = await middle(solo.page.getByTestId("pitch"));
  const along = (share) =>
    from.map((start, axis) => start + (to[axis] - start) * share);
  const swipe = async () => {
    await send("touchStart", from);
    for (const share of [0.1, 0.3, 0.6, 0.9, 1])
      await send("touchMove", along(share));
  };

  await vote.tap();
  await vote.and(solo.page.locator("[data-state=selected]")).waitFor();
  await solo.page.keyboard.press("Escape");

  const waits = await solo.page.evaluate(() => window.waits());
  await send("touchStart", from);
  await solo.page.waitForFunction((before) => window.waits() > before, waits);
  await solo.pass(600);
  await send("touchEnd");
  assert.equal(
    await vote.getAttribute("data-state"),
    "can",
    "held, it says what it is",
  );
  assert.match(await said(solo), /^(YES|NO)/);
  await solo.page.keyboard.press("Escape");

  await swipe();
  await carries(solo, 1);
  await send("touchCancel");
  await carries(solo, 0);
  assert.equal(
    await pressed(solo),
    0,
    "a touch that the browser takes away lets go",
  );

  await swipe();
  await send("touchMove", to, [30, 120]); // another finger
  await carries(solo, 1);
  await send("touchEnd");
  await dropped(solo, number);
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});
