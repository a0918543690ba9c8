// What is fetched when it is needed cannot be had: the page says so, and a touch loads it again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

test("a part of the page that cannot be fetched is said, in both languages, and the page is loaded again", async () => {
  for (const [language, said, again] of [
    ["en", "A part of this page could not be fetched.", "Load the page again"],
    ["fr", "Une partie de cette page n'a pas pu être chargée.", "Recharger la page"],
  ]) {
    const ada = await Person.open(house.browser, "Ada");
    await ada.context.addInitScript((spoken) => localStorage.setItem("backlot:language", spoken), language);
    const learn = "**/Learn-*.js";
    await ada.page.route(learn, (route) => route.abort());
    await ada.page.goto(`${house.host.address}/learn`);
    const alert = ada.page.getByRole("alert").filter({ hasText: said });
    await alert.waitFor();
    await noViolations(ada, "[role=alert]");
    await ada.picture(`incomplete-${language}`);
    await ada.page.unroute(learn);
    await alert.getByRole("button", { name: again }).click();
    await ada.page.getByRole("heading", { level: 1 }).waitFor();
    assert.equal(await alert.count(), 0);
    await ada.context.close();
  }
});
