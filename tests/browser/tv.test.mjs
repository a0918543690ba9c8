// The table on a television: a layout of its own, read from the sofa. People sit in front of it with phones; here one
// person and bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { apart } from "./guided.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

/** Texts that are too small or too near the edge, small cards left out; and how long the page is. */
const readFrom = (page) =>
  page.evaluate(() => {
    const [wide, tall] = [innerWidth, innerHeight];
    const least = (26 * wide) / 1920 - 0.1;
    const found = { small: [], outside: [], scrolls: document.documentElement.scrollHeight > tall };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const part = walker.currentNode.parentElement;
      const text = walker.currentNode.textContent.trim();
      if (!text || !part.checkVisibility() || part.closest("svg, .hidden, dialog, script, style")) continue;
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      const { left, right, top, bottom, height } = range.getBoundingClientRect();
      if (height === 0) continue;
      // What is drawn larger by zooming says so by its boxes only.
      const zoom = part.currentCSSZoom ?? 1;
      if (Number.parseFloat(getComputedStyle(part).fontSize) * zoom < least) found.small.push(text);
      if (left < wide * 0.03 - 1 || right > wide * 0.97 + 1 || top < tall * 0.015 || bottom > tall * 0.98)
        found.outside.push(text);
    }
    return found;
  });

const told = {
  cinecitta: /of 4 folders are filled/,
  maybe: null, // Ada pitches first or somebody else does: only names
};

for (const [game, title, players] of [
  ["cinecitta", "Cinecittà 1937", 4],
  ["maybe", "Maybe Movies", 5],
])
  test(`${title} on a television: the lobby and the table are read from the sofa`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
    const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
    await ada.page.goto(house.host.address);
    const form = await ada.form(title);
    await form.getByLabel(/^Players/).selectOption(String(players));
    await form.getByRole("button", { name: "Create the table" }).click();
    await ada.enter();
    const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
    const { pathname } = new URL(link);
    await tv.page.goto(`${house.host.address}${pathname}/screen`);
    await tv.page.getByTestId("coming").getByText("Ada", { exact: true }).waitFor();
    assert.deepEqual(await readFrom(tv.page), { small: [], outside: [], scrolls: false });
    const qr = await tv.page.locator(".qr img").boundingBox();
    assert.ok(qr.width >= 379, `the picture of the link is ${qr.width} px wide`);
    const code = await tv.page.getByTestId("code").evaluate((part) => ({
      size: Number.parseFloat(getComputedStyle(part).fontSize),
      fits: part.scrollWidth <= part.clientWidth + 1,
    }));
    assert.ok(code.size >= 207 && code.fits, JSON.stringify(code));

    for (let seat = 2; seat <= players; ++seat)
      await ada.page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add bot" }).click();
    await ada.page.getByRole("button", { name: "Start the game" }).click();
    await tv.page.getByTestId("screen").waitFor();
    const asked = tv.page.locator(".asked");
    await asked.getByText("Ada is choosing…").waitFor();
    if (told[game]) assert.match(await asked.innerText(), told[game]);
    // In the corner, for whoever comes in: how to watch on a phone.
    const watch = tv.page.locator(".watch img");
    await watch.waitFor();
    const drawn = await watch.evaluate(async (image) => {
      await image.decode();
      const { left, top, right, bottom } = image.getBoundingClientRect();
      return { dots: image.naturalWidth, left, top, right, bottom };
    });
    assert.ok(drawn.dots > 0 && drawn.right - drawn.left >= 124, JSON.stringify(drawn));
    assert.ok(drawn.left > 1920 / 2 && drawn.top > 1080 / 2 && drawn.right <= 1920 && drawn.bottom <= 1080, JSON.stringify(drawn));
    assert.deepEqual(await readFrom(tv.page), { small: [], outside: [], scrolls: false });
    const name = await tv.page.locator(".seat .name").first().evaluate((part) => Number.parseFloat(getComputedStyle(part).fontSize) * (part.currentCSSZoom ?? 1));
    assert.ok(name >= 36, `names are ${name} px`);
    if (game === "maybe") {
      await tv.page.getByText("Movies Made").waitFor();
      await tv.page.getByText("Ideas on show").waitFor();
      // An odd one sits below the sheet, beside what is said of them.
      const [said, seat] = [await asked.boundingBox(), await tv.page.locator(".place.bottom .who").boundingBox()];
      assert.ok(apart(said, seat), JSON.stringify([said, seat]));
    }
    await tv.picture(`tv-${game}`);
    // A window that is lower or narrower than a television: things are smaller, and nobody is cut off or covered.
    for (const [width, height] of [[1366, 650], [1180, 720], [1000, 640], [390, 844]]) {
      await tv.resize({ width, height });
      await tv.page.locator(width < 1180 ? ".frame:not(.tv)" : ".frame.tv").waitFor();
      const seats = await tv.page
        .locator(".seats .seat")
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON()));
      assert.equal(seats.length, players);
      for (const [i, seat] of seats.entries()) {
        const inside = seat.left >= -1 && seat.right <= width + 1 && seat.top >= -1 && seat.bottom <= height + 1;
        assert.ok(inside, `${width} × ${height}: seat ${i + 1} ${JSON.stringify(seat)}`);
        for (const other of seats.slice(i + 1)) assert.ok(apart(seat, other), `${width} × ${height}: ${JSON.stringify([seat, other])}`);
      }
    }
    for (const person of [ada, tv]) {
      assert.deepEqual(person.complaints, []);
      await person.context.close();
    }
  });

/** What is drawn of each seat, colours and the sign of the seat left out. */
const drawnIn = (faces) =>
  faces.evaluateAll((all) =>
    all.map((face) =>
      [...face.querySelectorAll("svg > g[clip-path] :is(path, circle, rect, ellipse)")]
        .map((part) => ["d", "cx", "cy", "r", "x", "y", "width", "height", "rx"].map((name) => part.getAttribute(name)).join())
        .join(";"),
    ),
  );

test("a lobby of nine on a television: every bot has a face of its own, and says how well it plays", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  await ada.page.goto(house.host.address);
  const form = await ada.form("Hollywood 1947");
  await form.getByLabel(/^Players/).selectOption("9");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const { pathname } = new URL(await ada.page.getByLabel("Send this link to your friends").inputValue());
  await tv.page.goto(`${house.host.address}${pathname}/screen`);
  const seats = tv.page.getByTestId("coming").locator("ol > li");
  await ada.page.getByLabel("How good bots are:").selectOption("hard");
  await ada.page.locator('[data-seat="2"]').getByRole("button", { name: "Add bot" }).click();
  await seats.nth(1).getByText("bot · hard", { exact: true }).waitFor();
  await ada.page.getByLabel("How good bots are:").selectOption("medium");
  for (let seat = 3; seat <= 9; ++seat) {
    await ada.page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add bot" }).click();
    await seats.nth(seat - 1).getByText("bot · medium", { exact: true }).waitFor();
  }
  const faces = await drawnIn(seats.locator(".face"));
  assert.equal(new Set(faces).size, 9, "nobody looks like somebody else");
  assert.deepEqual(await readFrom(tv.page), { small: [], outside: [], scrolls: false });
  await noViolations(tv);
  await tv.picture("tv-lobby-nine");
  await ada.picture("lobby-nine");
  for (const person of [ada, tv]) {
    assert.deepEqual(person.complaints, []);
    await person.context.close();
  }
});
