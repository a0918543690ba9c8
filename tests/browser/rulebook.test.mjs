// The rulebook of each game in the page: facts, pictures, a search that finds, and links between clauses.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();
const books = {
  cinecitta: { title: "Cinecittà 1937", words: "wages pen", finds: "C37-51", time: "about 25 minutes" },
  hollywood: { title: "Hollywood 1947", words: "token centre", finds: "H47-41", time: "20 to 40 minutes" },
  boulevard: { title: "Boulevard 1954", words: "upkeep chip", finds: "B54-92", time: "about two hours" },
  maybe: { title: "Maybe Movies", words: "left-over missing", finds: "MM-25", time: "about 30 minutes" },
};

for (const [game, { title, words, finds, time }] of Object.entries(books)) {
  test(`${title}: the rulebook is read and searched`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
    const { page } = ada;
    await page.goto(`${house.host.address}/learn`);
    await page.getByRole("link", { name: `Rulebook: ${title}` }).click();
    await page.getByRole("heading", { name: `${title}: the rulebook` }).waitFor();
    await page.getByText(time).waitFor();
    assert.ok((await page.locator("figure svg").count()) >= 4, "pictures of the game's own cards");
    const clauses = page.locator("li[id]");
    const all = await clauses.count();
    assert.ok(all > 40, `${all} clauses`);
    await noViolations(ada, "main");
    assert.ok((await ada.overflow()) <= 0, "nothing is wider than the phone");

    await page.getByLabel("Search the rules").fill(words);
    await page.getByText(/^\d+ clauses?$/).waitFor();
    assert.ok((await clauses.count()) < all / 4);
    await page.locator(`[id="${finds}"]`).waitFor();
    await page.getByLabel("Search the rules").fill("zeppelin");
    await page.getByText("No clause has all of this: zeppelin").waitFor();
    await page.getByLabel("Search the rules").fill("");

    // A clause named in another one is a step away.
    const link = page.locator("li[id] a[href^='#']").first();
    const to = (await link.getAttribute("href")).slice(1);
    await link.click();
    await page.locator(`li[id="${to}"].target`).waitFor();
    const { y } = await page.locator(`li[id="${to}"]`).boundingBox();
    assert.ok(y > 0 && y < 844, "and in sight");

    // From outside, too, and in French.
    await page.evaluate(() => localStorage.setItem("backlot:language", "fr"));
    await page.goto(`${house.host.address}/rules/${game}#${finds}`);
    await page.reload();
    await page.getByRole("heading", { name: `${title} : le livret de règles` }).waitFor();
    await page.locator(`li[id="${finds}"].target`).waitFor();
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
}
