// A report in a real browser: it asks the network for nothing, every chart is drawn and has its table, and nothing
// is wider than the screen.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { build, launch, screenshots, patience } from "./support.mjs";

const folder = mkdtempSync(join(tmpdir(), "backlot-lab-"));
const backlot = (...words) => execFileSync(join(build, "backlot"), words, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
const quick = ["--games", "100", "--bots", "random"];
backlot("lab", "balance", "hollywood", "--players", "5-6", ...quick, "--estimates", "2", "--worlds", "2", "--deals", "2", "--html", "balance.html");
backlot("lab", "sweep", "hollywood", "--players", "5", ...quick, "--vary", "content.hand=1..3", "--vary", "content.stars=3..4", "--target", "patriots=0.5", "--html", "sweep.html");
backlot("simulate", "hollywood", "--players", "4", "--games", "1", "--records", "one.jsonl");
backlot("lab", "game", "one.jsonl", "--worlds", "2", "--html", "game.html");

const browser = await launch();
after(() => browser.close());

for (const name of ["balance", "sweep", "game"]) {
  for (const width of [360, 1440]) {
    test(`${name} at ${width} pixels`, async () => {
      const context = await browser.newContext({ viewport: { width, height: 900 } });
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      const complaints = [];
      const asked = [];
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("request", (request) => asked.push(request.url()));
      await page.goto(pathToFileURL(join(folder, `${name}.html`)).href);
      await page.locator("h1").waitFor();
      const charts = page.locator("article [role=img]");
      const count = await charts.count();
      assert.ok(count > 0, "there are charts");
      for (let i = 0; i < count; ++i) {
        await charts.nth(i).scrollIntoViewIfNeeded();
        await charts.nth(i).locator("svg path").first().waitFor({ state: "attached" });
      }
      // Behind every chart stands its table, with a row for each that is drawn.
      const tables = await page.evaluate(() =>
        [...document.querySelectorAll("article")].map((article) => article.querySelectorAll("tbody tr").length),
      );
      assert.ok(tables.every((rows) => rows > 0), `every article has rows: ${tables}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.equal(wide, 0, "nothing is wider than the screen");
      assert.deepEqual(complaints, []);
      assert.equal(asked.length, 1, `only the page itself is asked for: ${asked}`);
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(screenshots, `lab-${name}-${width}.png`), fullPage: true });
      await context.close();
    });
  }
}

test("sorting a table by a column, from the keyboard", async () => {
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, "balance.html")).href);
  const article = page.locator("article", { hasText: "Side by side" });
  const cells = () => article.locator("tbody tr td:first-child").allTextContents();
  await article.locator("tbody tr").first().waitFor();
  assert.deepEqual(await cells(), ["5", "6"]);
  await article.getByRole("button", { name: "players" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  assert.deepEqual(await cells(), ["6", "5"]);
  await page.close();
});
