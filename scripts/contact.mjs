// Contact sheets of every game: ten positions and every drawer, on a phone and on a desk, into build/contact, and each picture by
// itself. To be laid beside the pictures that the table was designed with: node scripts/contact.mjs [GAME...] [--small] [--french]
// --small: on the smallest phone only. --french: for those who speak French.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { played, putInto } from "../tests/browser/played.mjs";
import { Host, Person, build, launch } from "../tests/browser/support.mjs";
import { closeDrawer, openDrawer } from "../tests/browser/touch.mjs";

// How many play and how many decisions the person has made.
const positions = {
  cinecitta: [[3, 0], [3, 4], [3, 14], [4, 1], [4, 6], [4, 11], [5, 2], [5, 9], [5, 17], [4, Infinity]],
  hollywood: [[9, 3], [9, 14], [1, 6], [7, 10], [6, 2], [5, 5], [4, 8], [3, 4], [2, 12], [5, Infinity]],
  boulevard: [[2, 0], [2, 9], [3, 4], [3, 22], [4, 7], [4, 30], [5, 12], [6, 2], [6, 26], [3, Infinity]],
  maybe: [[3, 0], [3, 7], [4, 2], [4, 10], [5, 4], [5, 9], [6, 1], [6, 5], [6, 8], [4, Infinity]],
};
const small = process.argv.includes("--small");
const language = process.argv.includes("--french") ? "fr" : "en";
const sizes = small
  ? [{ width: 360, height: 640, columns: 8 }]
  : [
      { width: 390, height: 844, columns: 8 },
      { width: 1440, height: 900, columns: 4 },
    ];
const folder = join(build, "contact");
mkdirSync(folder, { recursive: true });

const host = new Host();
await host.start();
const browser = await launch();

/** Pictures of one game, each with what it shows. */
async function picturesOf(person, game) {
  const shots = [];
  const take = async (name) => {
    await person.page.waitForTimeout(500); // pictures of things and fonts have come
    shots.push({ name, png: (await person.page.screenshot({ animations: "disabled" })).toString("base64") });
  };
  await person.page.goto(host.address);
  for (const [players, decisions] of positions[game]) {
    const { kept, log } = await played(game, decisions, { options: { players } });
    await putInto(person.page, { kept, log });
    await person.page.goto(`${host.address}/practice/${kept.table}`);
    await person.page.getByTestId("score").or(person.page.getByTestId("decision")).first().waitFor();
    const step = await person.table.getByTestId("decision").getAttribute("data-step").catch(() => "end");
    await take(`${players} players, ${decisions === Infinity ? "the end" : `${step}, after ${decisions}`}`);
    if (shots.length !== 5) continue;
    const drawers = await person.page.locator("[data-drawer]").evaluateAll((all) => all.map(({ dataset }) => dataset.drawer));
    for (const id of new Set([...drawers, "menu"])) {
      await openDrawer(person, id);
      await take(`drawer: ${id}`);
      await closeDrawer(person);
    }
  }
  return shots;
}

const wanted = process.argv.slice(2).filter((each) => !each.startsWith("--"));
for (const game of Object.keys(positions)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  for (const { width, height, columns } of sizes) {
    const person = await Person.open(browser, "Ada", { width, height });
    await person.context.addInitScript((spoken) => localStorage.setItem("backlot:language", spoken), language);
    const shots = await picturesOf(person, game);
    if (person.complaints.length > 0) throw new Error(`${game}: ${person.complaints.join("\n")}`);
    await person.context.close();
    const path = join(folder, `${game}-${width}${language === "en" ? "" : `-${language}`}`);
    mkdirSync(path, { recursive: true });
    for (const [at, { png }] of shots.entries()) writeFileSync(join(path, `${at + 1}.png`), Buffer.from(png, "base64"));
    const sheet = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await sheet.setContent(
      `<style>body { margin: 12px; background: #222; color: #eee; font: 14px sans-serif; display: grid; gap: 12px;
        grid-template-columns: repeat(${columns}, 1fr) } figure { margin: 0 } img { width: 100%; display: block }</style>
      ${shots.map(({ name, png }) => `<figure><img src="data:image/png;base64,${png}" alt="">${name}</figure>`).join("")}`,
    );
    await sheet.screenshot({ path: `${path}.png`, fullPage: true });
    await sheet.close();
    console.log(`${path}.png`);
  }
}
await browser.close();
await host.end();
