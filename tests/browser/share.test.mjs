// The picture of closing night: its size, what is on it, and whom it names.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { drawnOn, listenToCanvas } from "./drawn.mjs";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

/** A PNG's width and height, from its first chunk. */
function sizeOf(png) {
  assert.equal(png.subarray(0, 8).toString("latin1"), "\x89PNG\r\n\x1a\n", "it is a PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
/** How many different colours a part of the picture has, and how much of it is the poster's yellow. */
const lookAt = (person, png, [left, top, width, height]) =>
  person.page.evaluate(
    async ({ bytes, box }) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext("2d");
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(...box);
      const colours = new Map();
      for (let at = 0; at < data.length; at += 4) {
        const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
        colours.set(colour, (colours.get(colour) ?? 0) + 1);
      }
      const share = (colour) => (colours.get(colour) ?? 0) / (data.length / 4);
      return { colours: colours.size, yellow: share("240,182,75"), red: share("107,15,12") + share("169,29,23"), pale: share("207,224,247") + share("248,207,198") };
    },
    { bytes: [...png], box: [left, top, width, height] },
  );

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"]) {
  test(`${game}: a picture to share shows the poster, the scores and no name that was not ticked`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
    await listenToCanvas(ada.page);
    await ada.page.goto(house.host.address);
    const finished = await played(game);
    await putInto(ada.page, finished);
    await ada.page.goto(`${house.host.address}/practice/${finished.kept.table}`);
    await ada.page.getByRole("button", { name: "Share picture" }).click();
    const dialog = ada.page.getByRole("dialog", { name: "A picture to share" });
    const picture = dialog.getByTestId("share-picture");
    await picture.waitFor();
    await noViolations(ada, "dialog[open]");
    // What it says: the game, who won and by what, everybody by name or seat, and the film; of Ada not a word.
    const titles = { cinecitta: "Cinecittà 1937", hollywood: "Hollywood 1947", boulevard: "Boulevard 1954", maybe: "Maybe Movies" };
    const { outcome, seats } = finished.ended;
    const bots = seats.slice(1).map(({ name }) => name);
    const texts = await drawnOn(picture);
    const includes = (text) => assert.ok(texts.includes(text), `${text} is not among ${JSON.stringify(texts)}`);
    for (const text of ["Backlot", titles[game], "Seat 1", ...bots]) includes(text);
    assert.deepEqual(texts.filter((text) => /\bAda\b/i.test(text)), [], "she has not ticked anything");
    const onPage = ada.page.locator(".standing .points");
    if (game === "hollywood") includes((await ada.page.getByTestId("closing").locator(".headline").innerText()).toUpperCase());
    else {
      const winners = outcome.winners.map((seat) => seats[seat - 1].name);
      if (outcome.winners.includes(1)) includes(winners.length === 1 ? "WE HAVE A WINNER" : `WE HAVE ${winners.length} WINNERS`);
      else includes(`${new Intl.ListFormat("en").format(winners)} ${winners.length === 1 ? "wins" : "win"}.`.toUpperCase());
      const points = await onPage.allInnerTexts();
      assert.equal(points.length, seats.length);
      for (const each of points) includes(each);
    }
    const film = await ada.page.locator("[data-testid=poster] text").allTextContents();
    assert.ok(film.length >= 4, String(film));
    const names = await ada.page.locator("[data-testid=poster] text[data-names]").textContent();
    for (const line of film.filter((each) => each !== names)) includes(line);
    assert.equal(texts.includes(names), !outcome.winners.includes(1), "the poster names the winners when all of them may be named");
    const saved = async (name) => {
      const [file] = await Promise.all([
        ada.page.waitForEvent("download"),
        dialog.getByRole("button", { name: "Save it" }).click(),
      ]);
      assert.equal(file.suggestedFilename(), `backlot-${game}.png`);
      const path = join(house.host.folder, name);
      await file.saveAs(path);
      return readFileSync(path);
    };
    const nameless = await saved(`${game}.png`);
    assert.deepEqual(sizeOf(nameless), [1200, 630]);
    assert.ok(nameless.length < 600_000, `${nameless.length} bytes`);
    const poster = await lookAt(ada, nameless, [60, 60, 370, 370]);
    assert.ok(poster.yellow > 0.05 && poster.colours > 20, JSON.stringify(poster));
    assert.ok((await lookAt(ada, nameless, [480, 100, 680, 80])).colours > 3, "a headline");
    assert.ok((await lookAt(ada, nameless, [480, 212, 680, 380])).colours > 30, "everybody's standing");

    if (game === "hollywood") {
      // Everybody's own card, where they stand; and the strip of movies below.
      const sides = await ada.page.locator(".standing .card").evaluateAll((all) => all.map(({ textContent }) => /communist/i.test(textContent)));
      assert.ok(sides.includes(true) && sides.includes(false), String(sides));
      const step = (1156 - 482) / Math.max(5, sides.length);
      for (const [at, communist] of sides.entries()) {
        const { red } = await lookAt(ada, nameless, [Math.round(482 + 18 + at * step), 290, 60, 70]);
        assert.equal(red > 0.1, communist, `card ${at + 1}: ${red}`);
      }
      assert.ok((await lookAt(ada, nameless, [482, 524, 674, 70])).pale > 0.2, "the strip of movies");
      await ada.page.locator(".fact .lie").waitFor({ state: "attached" });
      assert.match(await picture.getAttribute("aria-label"), /Biggest lie: .+\. “.+”/);
    }

    const before = await picture.evaluate((canvas) => canvas.toDataURL());
    await dialog.getByLabel("Pictures of this table may name me, Ada").check();
    await ada.page.waitForFunction((old) => document.querySelector("[data-testid=share-picture]").toDataURL() !== old, before);
    const named = await saved(`${game}-named.png`);
    assert.ok(!named.equals(nameless), "the name makes a difference");
    const now = await drawnOn(picture);
    assert.ok(now.includes("Ada") && !now.includes("Seat 1"), JSON.stringify(now));
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
}
