// The pictures that the README shows, at 360 and 1440 px: node scripts/screenshots.mjs (or make screenshots). Games
// are played by the engine from fixed seeds, so that the same client gives the same pictures.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { played, putInto } from "../tests/browser/played.mjs";
import { Host, Person, launch, root } from "../tests/browser/support.mjs";
import { reduced } from "./png.mjs";

const folder = join(root, "docs/screenshots");
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const host = new Host();
await host.start();
const browser = await launch();
// As far into each game as there is something to see.
const tables = [];
for (const [game, decisions] of Object.entries({ cinecitta: 9, hollywood: 5, boulevard: 7, maybe: 8 })) {
  tables.push(await played(game, decisions));
}

async function take(person, name, width) {
  const file = join(folder, `${name}-${width}.png`);
  await person.page.screenshot({ path: file, animations: "disabled" });
  writeFileSync(file, reduced(readFileSync(file)));
  console.log(`${file.slice(root.length)}: ${Math.ceil(statSync(file).size / 1000)} kB`);
}

async function hosted(person) {
  const { page } = person;
  await page.goto(`${host.address}/games/cinecitta/host`);
  const form = await person.form("Cinecittà 1937");
  await form.getByLabel("Movie awards").check();
  await page.getByRole("button", { name: "Create the table" }).click();
  await person.enter();
  await page.getByRole("button", { name: "Add bot" }).last().click();
  await page.getByText("Tripod").waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

for (const { width, height, colorScheme } of [
  { width: 360, height: 740, colorScheme: "light" },
  { width: 1440, height: 900, colorScheme: "dark" },
]) {
  const person = await Person.open(browser, "Ada", { width, height, colorScheme });
  // The table behind the words plays only where things may move.
  await person.page.emulateMedia({ reducedMotion: "no-preference" });
  await person.page.goto(host.address);
  await person.page.getByText("No table is waiting.").first().waitFor();
  const live = person.page.getByTestId("live");
  await live.locator(".card:not(.space)").nth(3).waitFor(); // and has begun
  await take(person, "home", width);
  await person.page.emulateMedia({ reducedMotion: "reduce" });
  await putInto(person.page, ...tables);
  for (const { kept } of tables) {
    await person.page.goto(`${host.address}/practice/${kept.table}`);
    await person.table.waitFor();
    await take(person, kept.game, width);
  }
  await hosted(person);
  await take(person, "lobby", width);
  await person.context.close();
}
await browser.close();
await host.end();
