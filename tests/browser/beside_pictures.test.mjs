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

test("Hollywood's desk: they sit on the rim of a round table, the role lies in its envelope, the hand is a fan", async () => {
  const ada = await seatedAt("hollywood", 5, desk, 5);
  const { rim, faces, turned } = await ada.page.evaluate(() => {
    const frame = document.querySelector(".frame");
    const { width, height } = frame.getBoundingClientRect();
    const wood = getComputedStyle(frame, "::before");
    const [left, top, high] = [wood.left, wood.top, wood.height].map(parseFloat);
    const middles = [...document.querySelectorAll(".place .avatar")].map((face) => {
      const { x, y, width: wide, height: tall } = face.getBoundingClientRect();
      return [x + wide / 2, y + tall / 2];
    });
    return {
      rim: { x: width / 2, y: top + high / 2, across: width / 2 - left, down: high / 2, height },
      faces: middles,
      turned: [...document.querySelectorAll(".held")].map((card) => getComputedStyle(card).rotate),
    };
  });
  assert.equal(faces.length, 4);
  for (const [x, y] of faces) {
    const far = Math.hypot((x - rim.x) / rim.across, (y - rim.y) / rim.down);
    assert.ok(Math.abs(far - 1) < 0.06, `a face at ${x}, ${y} is ${far} of the way to the rim`);
  }
  assert.equal(new Set(turned).size, turned.length, `each card is turned otherwise: ${turned}`);
  const role = ada.page.getByRole("button", { name: "Hold to see your role" });
  assert.ok((await role.boundingBox()).height > 100, "an envelope");
  await role.hover();
  await ada.page.mouse.down();
  await ada.page.getByTestId("role").getByText("You are").waitFor();
  await ada.page.mouse.up();
  await ada.page.getByTestId("role").waitFor({ state: "detached" });
  await leave(ada);
});

test("Hollywood with nine on the smallest phone: no job's name is cut", async () => {
  const ada = await seatedAt("hollywood", 3, small, 9);
  const names = ada.page.locator(".seat .tag .name:visible");
  assert.equal(await names.count(), 8);
  const cut = await names.evaluateAll((all) =>
    all.filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent),
  );
  assert.deepEqual(cut, []);
  await leave(ada);
});

/** The big screen of a table with bots that has just begun. */
async function onTelevision(game, players) {
  const ada = await Person.open(house.browser, "Ada", { width: 1920, height: 1080 });
  await ada.page.goto(`${host.address}/games/${game}/host`);
  await ada.page.getByLabel("Players, you and bots included").selectOption(players);
  await ada.page.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  await ada.page.getByRole("button", { name: `Bots on the ${players - 1} free seats` }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await ada.table.waitFor();
  await ada.page.goto(`${ada.page.url()}/screen`);
  await ada.page.locator(".frame.tv").waitFor();
  return ada;
}

for (const [game, title, players] of [
  ["hollywood", "Hollywood 1947", "9"],
  ["boulevard", "Boulevard 1954", "6"],
]) {
  test(`${title} on a television: nothing is written in the outer 3%`, async () => {
    const ada = await onTelevision(game, players);
    for (const [width, height] of [
      [1920, 1080],
      [1280, 720],
    ]) {
      await ada.resize({ width, height });
      await ada.picture(`television-${game}-${height}`);
      const outside = await ada.page.evaluate(() => {
        const [across, down] = [innerWidth * 0.03, innerHeight * 0.03];
        const texts = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
        const found = [];
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          if (!text.textContent.trim() || !text.parentElement.checkVisibility()) continue;
          if (text.parentElement.closest(".hidden, h1, svg")) continue;
          const range = document.createRange();
          range.selectNodeContents(text);
          const { left, top, right, bottom, width: wide } = range.getBoundingClientRect();
          // What does not fit into its box is cut off there.
          const box = text.parentElement.getBoundingClientRect();
          const end = getComputedStyle(text.parentElement).overflow === "hidden" ? Math.min(right, box.right) : right;
          const free = left >= across && top >= down && end <= innerWidth - across && bottom <= innerHeight - down;
          if (wide > 1 && !free) found.push(`${text.textContent.trim()}: ${left}, ${top} to ${end}, ${bottom}`);
        }
        return found;
      });
      assert.deepEqual(outside, [], `${width} × ${height}`);
    }
    await leave(ada);
  });
}

for (const players of ["4", "6"]) {
  test(`Boulevard on a television, ${players} players: the town and what is said of a theatre are read from the sofa, and not cut`, async () => {
    const ada = await onTelevision("boulevard", players);
    await ada.page.locator(".frame.tv .town").waitFor();
    const texts = await ada.page.locator(".town .name, .seat .facts, .seat .marquee span").evaluateAll((all) =>
      all.flatMap((part) => {
        if (!part.checkVisibility() || !part.textContent.trim()) return [];
        const size = Number.parseFloat(getComputedStyle(part).fontSize) * (part.currentCSSZoom ?? 1);
        const range = document.createRange();
        range.selectNodeContents(part);
        const [text, row] = [range.getBoundingClientRect(), part.closest(".front, .time, .marquee").getBoundingClientRect()];
        const cut = part.scrollWidth > part.clientWidth + 1 || text.height > row.height + 6;
        return [{ text: part.textContent.trim(), small: size < 25.9, cut }];
      }),
    );
    assert.ok(texts.length > 15 + Number(players), `${texts.length} texts`);
    assert.deepEqual(texts.filter(({ small, cut }) => small || cut), []);
    await leave(ada);
  });
}

for (const [players, decisions] of [
  [3, 0],
  [4, 6],
  [5, 9],
])
  test(`Cinecittà's desk, ${players} players: whoever has filled a folder sees it on its way, under nothing`, async () => {
    const ada = await seatedAt("cinecitta", decisions, desk, players);
    assert.equal(await ada.page.getByTestId("decision").getAttribute("data-step"), "offer");
    const { folders, over } = await ada.page.evaluate(() => {
      const boxes = (selector) =>
        [...document.querySelectorAll(selector)].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect().toJSON());
      return { folders: boxes(".paths .shut"), over: boxes(".seat[data-place], [data-testid=folder], .hand [data-thing]") };
    });
    assert.equal(folders.length, players - 1, "all bots are ready");
    assert.equal(await ada.page.locator(".before .folder:visible").count(), 0);
    for (const folder of folders) {
      const covered = over.filter(
        (part) =>
          Math.min(folder.right, part.right) - Math.max(folder.left, part.left) > 4 &&
          Math.min(folder.bottom, part.bottom) - Math.max(folder.top, part.top) > 4,
      );
      assert.deepEqual(covered, [], JSON.stringify(folder));
    }
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

test("Boulevard's desk: the screen fills the stage, and beside it stand the film and what is known", async () => {
  const ada = await seatedAt("boulevard", 7, desk);
  const [screen, stage] = [await box(ada, "[data-testid=screen]"), await box(ada, ".frame > .stage")];
  assert.ok(screen.height > 0.9 * stage.height, `${screen.height} of ${stage.height}`);
  assert.ok(screen.width > 0.45 * stage.width, `${screen.width} of ${stage.width}`);
  const beside = [await box(ada, "section[aria-label=Tonight]"), await box(ada, "section[aria-label='What you know']")];
  for (const part of beside) {
    assert.ok(apart(part, screen), "beside the screen");
    assert.ok(part.y + part.height <= stage.y + stage.height + 1, "on the stage");
  }
  assert.ok(apart(...beside));
  assert.match(await ada.page.locator(".you .cash").innerText(), /^\$\d+,000$/);
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
