// Closing night after a whole game: who won, said to me; what people will speak of, as the engine found it in the record;
// and each of it leads to its place in the replay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { noViolations } from "./accessible.mjs";
import { drawnOn, listenToCanvas } from "./drawn.mjs";
import { played, putInto } from "./played.mjs";
import { build, openHouse, Person } from "./support.mjs";
import { inDrawer } from "./touch.mjs";

const house = openHouse();

/** What the engine finds in the record of that game. */
async function found({ kept, log }) {
  const engine = await load(moduleBytes(build, kept.game));
  engine.practiceBegin(log);
  const record = engine.practiceRecord(kept.table);
  assert.equal(engine.replayOpen(record).ok, true);
  const { chart, ...facts } = engine.replayClosing();
  return { facts, chart, log: engine.replayLog("all") };
}

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"])
  for (const size of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ])
    test(`closing night of ${game} at ${size.width} px`, async () => {
      const person = await Person.open(house.browser, "Ada", size);
      const { page } = person;
      await page.goto(house.host.address);
      const whole = await played(game);
      await putInto(page, whole);
      await page.goto(`${house.host.address}/practice/${whole.kept.table}`);
      await page.getByTestId("closing").waitFor();
      // The poster is of a film that happened, and one can play on without scrolling.
      await page.getByRole("img", { name: /^A film poster: (?!Cinecittà 1937|Hollywood 1947|Boulevard 1954|Maybe Movies)/ }).waitFor();
      const again = await page.getByRole("link", { name: "Start another practice game" }).boundingBox();
      assert.ok(again.height >= 60 && again.y >= 0 && again.y + again.height <= size.height, JSON.stringify(again));
      const { facts, chart, log } = await found(whole);
      const named = { decisive: "Decisive moment", lie: "Biggest lie", boldest: "Boldest choice" };
      const shown = page.getByRole("region", { name: "What people will speak of" });
      assert.ok(Object.keys(facts).length > 0, "a game without anything to speak of");
      await shown.waitFor();
      const titles = await shown.locator(".label").allInnerTexts();
      assert.deepEqual(titles, Object.keys(named).filter((kind) => facts[kind]).map((kind) => named[kind]));
      // How everybody stood, as the engine counted it.
      const figures = await page.locator("figure svg[role=img]").getAttribute("aria-label");
      assert.ok(chart.length >= 2);
      for (const { points } of chart) {
        assert.match(figures, new RegExp(`\\b${Math.abs(points.at(-1))}k?(\\. |$)`), figures);
      }
      for (const name of ["Share picture", "Watch it again", "Score"]) {
        const { y, height } = await page.getByRole("button", { name, exact: true }).boundingBox();
        assert.ok(height >= 44 && y + height <= size.height, `${name} is in sight`);
      }
      await page.getByRole("button", { name: "Score", exact: true }).click();
      await page.getByTestId("score").evaluate((part) => {
        const { top } = part.getBoundingClientRect();
        if (top < 0 || top > innerHeight - 100) throw new Error(`the score is at ${top}`);
      });
      const texts = await shown.locator("b").allInnerTexts();
      for (const text of texts) assert.match(text, /^.+[.!?]”?$/, "a whole sentence");
      // Somebody's act is told as the story tells it; a mere "no" or "pass" with what was asked.
      const { decisive } = facts;
      if (decisive?.choice) {
        const { items } = log.find(({ step }) => step === decisive.step);
        const line = items.find(({ event }) => event?.seat === decisive.seat);
        assert.ok(line, "the act left no trace in the story");
        if (Object.keys(decisive.choice.action).length > 1)
          assert.ok(texts[0].endsWith(`${line.text}.`), `${texts[0]}: ${line.text}`);
        else assert.match(texts[0], /: asked .+, .+ chose “.+”\.$/);
      }
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "wider than the window");
      await noViolations(person, "[data-testid=table]");
      await person.picture(`closing-${game}-${size.width}`);
      const [first] = Object.values(facts);
      await shown.locator(".fact").first().click();
      await page.waitForURL(/\/replay#/);
      assert.match(page.url(), new RegExp(`step=${first.step}&`));
      // At the end of the replay they are there again, and lead back.
      await person.table.waitFor();
      await page.keyboard.press("End");
      await shown.waitFor();
      assert.deepEqual(await shown.locator("b").allInnerTexts(), texts);
      await person.picture(`closing-replayed-${game}-${size.width}`);
      await shown.locator(".fact").last().click();
      await page.waitForFunction(
        (step) => document.querySelector("[data-testid=replay]").dataset.step === step,
        String(Object.values(facts).at(-1).step),
      );
      assert.equal(await shown.count(), 0);
      assert.deepEqual(person.complaints, []);
    });

/** A game that Ada has won, or lost, of those that are dealt one after the other. */
async function endedWith(game, won, options = {}) {
  for (let deal = 0; deal < 60; ++deal) {
    const whole = await played(game, Infinity, { options, deal: deal === 0 ? "" : String(deal) });
    if (whole.kept.result[0].won === won) return whole;
  }
  throw new Error(`no game of ${game} ends so`);
}
const listed = (names) => new Intl.ListFormat("en").format(names);

for (const game of ["maybe", "hollywood"])
  for (const won of [true, false])
    test(`closing night of ${game} says to whoever ${won ? "won" : "lost"} that they did`, async () => {
      const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
      const { page } = ada;
      await page.goto(house.host.address);
      const whole = await endedWith(game, won, game === "maybe" ? { players: 3 } : {});
      await putInto(page, whole);
      await page.goto(`${house.host.address}/practice/${whole.kept.table}`);
      const said = page.getByTestId("closing");
      const { outcome, seats, view } = whole.ended;
      const others = outcome.winners.filter((seat) => seat !== 1).map((seat) => seats[seat - 1].name);
      const side = { patriot: "The Patriots win", communist: "The Communists win", rising_star: "The Rising Star wins" };
      const headline =
        game === "hollywood"
          ? side[view.desks[outcome.winners[0] - 1].loyalty]
          : won
            ? `You win${others.length > 0 ? `, with ${listed(others)}` : ""}`
            : `${listed(others)} ${others.length === 1 ? "wins" : "win"}`;
      await said.locator(".headline").getByText(headline, { exact: true }).waitFor();
      // A side may be one person.
      const alone = game === "hollywood" && view.desks[outcome.winners[0] - 1].loyalty === "rising_star";
      const mine = {
        maybe: { true: null, false: "You did not, this time." },
        hollywood: alone
          ? { true: "That was you.", false: `That was ${others[0]}.` }
          : { true: "You were one of them.", false: "You were not one of them." },
      }[game][won];
      assert.equal(await said.locator(".why b").count(), mine ? 1 : 0);
      if (mine) assert.equal(await said.locator(".why b").innerText(), mine);
      const stars = await page.locator(".standing li.won .name").allInnerTexts();
      assert.deepEqual(
        stars.map((text) => seats.find(({ name }) => text.startsWith(name)).seat).sort(),
        [...outcome.winners].sort(),
      );
      assert.deepEqual(ada.complaints, []);
      await ada.context.close();
    });

test("closing night at a served table: each is told as themselves, and a picture names whoever has ticked it", async () => {
  const [ada, ben] = await Promise.all(
    ["Ada", "Ben"].map((name) => Person.open(house.browser, name, { width: 390, height: 844 })),
  );
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  for (const person of [ada, ben]) await listenToCanvas(person.page);
  await ada.page.goto(house.host.address);
  const form = await ada.form("Boulevard 1954");
  await form.getByLabel(/^Players/).selectOption("2");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const { pathname } = new URL(await ada.page.getByLabel("Send this link to your friends").inputValue());
  await ben.page.goto(`${house.host.address}${pathname}`);
  await ben.enter();
  await tv.page.goto(`${house.host.address}${pathname}/screen`);
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  for (const person of [ada, ben]) {
    await person.table.waitFor();
    await inDrawer(person, "menu", (drawer) => drawer.getByRole("button", { name: "Let a bot play for me", exact: true }).click());
  }
  for (const person of [ada, ben, tv]) await person.page.getByTestId("score").waitFor();
  const { outcome } = ada.received.findLast(({ type, update }) => type === "update" && update.outcome).update;
  for (const [person, seat] of [[ada, 1], [ben, 2], [tv, null]]) {
    const [winner] = outcome.winners;
    const tied = outcome.winners.length > 1;
    const other = { 1: "Ben", 2: "Ada" }[seat];
    const headline = tied
      ? seat === null ? "Ada and Ben win" : `You win, with ${other}`
      : winner === seat ? "You win" : `${["Ada", "Ben"][winner - 1]} wins`;
    await person.page.getByTestId("closing").locator(".headline").getByText(headline, { exact: true }).waitFor();
    await noViolations(person, "[data-testid=table]");
    await person.picture(`closing-served-${person.name.toLowerCase()}`);
  }
  // On the television everything is read from the sofa, and nothing is cut off: a fact without room is beside the others, unseen.
  await tv.page.locator("figure svg[role=img]").waitFor();
  const sofa = await tv.page.evaluate(() => {
    const small = [];
    const cut = [];
    for (const part of document.querySelectorAll(".closing :is(.headline, .why, .standing .name, .standing .points, .label, .fact b, .more, figcaption, figure text)")) {
      const scale = part.ownerSVGElement?.getScreenCTM().a ?? part.currentCSSZoom;
      const least = part.closest(".standing") ? 36 : 26;
      if (Number.parseFloat(getComputedStyle(part).fontSize) * scale < least - 0.5) small.push(part.textContent);
      const { left, bottom } = part.getBoundingClientRect();
      if (left < innerWidth * 0.97 && bottom > innerHeight * 0.97) cut.push(part.textContent);
    }
    return { small, cut };
  });
  assert.deepEqual(sofa, { small: [], cut: [] });
  // Ada may be named, Ben has said nothing: nobody's picture names him.
  const picture = ({ page }) => page.getByTestId("share-picture");
  for (const person of [ada, ben]) {
    await person.page.getByRole("button", { name: "Share picture" }).click();
    await picture(person).waitFor();
  }
  await ada.page.getByLabel("Pictures of this table may name me, Ada").check();
  for (const person of [ada, ben]) {
    await person.page.waitForFunction(() => document.querySelector("[data-testid=share-picture]").drawnTexts?.includes("Ada"));
    const texts = await drawnOn(picture(person));
    assert.ok(texts.includes("Seat 2"), JSON.stringify(texts));
    assert.deepEqual(texts.filter((text) => /\bBen\b/i.test(text)), [], `${person.name}'s picture`);
  }
  for (const person of [ada, ben, tv]) {
    assert.deepEqual(person.complaints, [], person.name);
    await person.context.close();
  }
});

/** What both languages call the same: games, people, and some words. */
const same = /^(Cinecittà 1937|Hollywood 1947|Boulevard 1954|Maybe Movies|Score|Total|Menu|Promotion|-?\d+ points?|[A-Z]+\d*-\d+)$/;

/** Every text of closing night that somebody reads, in its order. */
const readOn = (page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.querySelector("[data-testid=table]"), NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent.replace(/\s+/g, " ").trim();
      if (/\p{L}{2}/u.test(text) && walker.currentNode.parentElement.checkVisibility()) texts.push(text);
    }
    for (const part of document.querySelectorAll("[data-testid=table] [aria-label]")) texts.push(part.getAttribute("aria-label"));
    return texts;
  });

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"])
  test(`closing night of ${game} is French for those who speak it`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
    const { page } = ada;
    await page.goto(house.host.address);
    const whole = await played(game);
    await putInto(page, whole);
    const read = async (language) => {
      await page.evaluate((spoken) => localStorage.setItem("backlot:language", spoken), language);
      await page.goto(`${house.host.address}/practice/${whole.kept.table}`);
      await page.locator(`html[lang=${language}]`).waitFor();
      await page.getByTestId("closing").waitFor();
      await page.locator(".fact").first().waitFor();
      await page.locator("figure svg[role=img]").waitFor();
      return readOn(page);
    };
    const english = new Set(await read("en"));
    const french = await read("fr");
    await page.getByText("Soirée de clôture").waitFor();
    assert.match(await page.getByTestId("closing").locator(".headline").innerText(), /gagne/i);
    await page.getByRole("region", { name: "Ce dont on parlera" }).waitFor();
    await page.getByRole("img", { name: /^Une affiche de film : / }).waitFor();
    // Names stay, those of films and actors among them, and so does what both languages call the same.
    const names = new Set(whole.ended.seats.flatMap(({ name }) => [name, name.toUpperCase(), `${name}, bot`]));
    const film = game === "boulevard" ? await page.locator("[data-testid=poster] text:not([letter-spacing])").allTextContents() : [];
    const left = french.filter((text) => english.has(text) && !names.has(text) && !same.test(text) && !film.includes(text));
    assert.deepEqual(left, []);
    assert.ok(french.length > 20, String(french.length));
    await noViolations(ada, "[data-testid=table]");
    await ada.picture(`closing-french-${game}`);
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
