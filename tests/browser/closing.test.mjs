// Closing night after a whole game: who won, said to me; what people will speak of, as the engine found it in the record;
// and each of it leads to its place in the replay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { noViolations } from "./accessible.mjs";
import { played, putInto } from "./played.mjs";
import { build, openHouse, Person } from "./support.mjs";

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
