// Somebody chooses French on the first page and plays: nothing that the engine says is read in English.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Person, openHouse } from "./support.mjs";
import { story } from "./touch.mjs";

const house = openHouse();

// In practice the engine is a worker: what it says is kept here, in its own words.
function listen() {
  const Original = window.Worker;
  window.heard = [];
  window.Worker = class extends Original {
    constructor(...how) {
      super(...how);
      this.addEventListener("message", ({ data }) => window.heard.push(...(data.messages ?? [])));
    }
  };
}

/** Every sentence the engine has said so far: events, questions, choices. */
async function englishOf({ page }) {
  const heard = await page.evaluate(() => window.heard);
  return new Set(
    heard
      .filter(({ type }) => type === "update")
      .flatMap(({ update: { events, decision } }) => [
        ...events,
        ...(decision ? [{ text: decision.question }, ...decision.choices] : []),
      ])
      .map(({ text }) => text),
  );
}

test("who speaks French reads what happens and what is asked in French", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const { page } = ada;
  await page.addInitScript(listen);
  await page.goto(house.host.address);
  assert.equal(await page.locator("html").getAttribute("lang"), "en");
  await page.getByLabel("Language").selectOption("fr");
  await page.locator("html[lang=fr]").waitFor();
  await page.getByRole("button", { name: /Cinecittà 1937 tout de suite/ }).click();
  await ada.table.waitFor();
  for (let turn = 1; turn <= 4; ++turn) {
    await page.locator('[data-testid=table]:not([data-decision="0"])').waitFor();
    await ada.decide(turn);
  }
  await page.locator('[data-testid=table]:not([data-decision="0"])').waitFor();
  const english = await englishOf(ada);
  assert.ok(english.size > 30);
  const lines = await story(ada);
  assert.ok(lines.length > 15);
  assert.deepEqual(lines.filter((line) => english.has(line.trim())), []);
  assert.ok(lines.some((line) => line.includes("a rempli son dossier")));
  assert.ok(!english.has(await page.locator("#question").innerText()));

  // The clause behind the question, and the language again after a reload.
  await page.getByTestId("decision").getByRole("button", { name: /Règle C37-/ }).first().click();
  await page.getByRole("dialog").getByText(/Étape|Pour débaucher|Deux cartes se placent/).waitFor();
  await ada.picture("french");
  await page.reload();
  await page.locator("html[lang=fr]").waitFor();
  assert.deepEqual(ada.complaints, []);
});
