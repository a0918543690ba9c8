// The films of the week in Boulevard: sorted, and only those that somebody looks for.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse, root } from "./support.mjs";
import { assertInSight } from "./touch.mjs";

const house = openHouse();
const { films } = JSON.parse(readFileSync(join(root, "content/boulevard/standard.json"), "utf8"));
const fact = (title, name) => films.find((film) => film.title === title)[name];

for (const [width, height] of [
  [390, 844],
  [1440, 900],
])
  test(`films are sorted, and found by genre and by what can be booked: ${width} × ${height}`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width, height });
    const { page } = ada;
    await page.goto(house.host.address);
    const game = await played("boulevard", 40, { until: ({ view, decision }) => view.step === "pick" && decision?.barred?.length > 2 });
    await putInto(page, game);
    await page.goto(`${house.host.address}/practice/${game.kept.table}`);
    const wall = page.getByRole("group", { name: "Films of the week" });
    await wall.waitFor();
    const things = wall.locator("[data-thing^='film ']");
    const shown = () => things.evaluateAll((all) => all.map(({ dataset }) => dataset.thing.slice(5)));
    const all = await shown();
    const can = await things.and(page.locator("[data-state=can]")).evaluateAll((found) => found.map(({ dataset }) => dataset.thing.slice(5)));
    assert.ok(can.length > 0 && can.length < all.length, `${can.length} of ${all.length}`);

    for (const [order, name] of [["price", "by price"], ["dice", "by dice"], ["minutes", "by running time"]]) {
      await page.getByLabel("Sort", { exact: true }).selectOption({ label: name });
      const sorted = await shown();
      assert.deepEqual(sorted.map((title) => fact(title, order)), all.map((title) => fact(title, order)).sort((a, b) => a - b), order);
      assert.deepEqual([...sorted].sort(), [...all].sort());
    }
    await page.getByLabel("Sort", { exact: true }).selectOption({ label: "as dealt" });
    assert.deepEqual(await shown(), all);

    await page.getByRole("button", { name: "Only what I can book" }).click();
    assert.deepEqual(await shown(), can);
    await assertInSight(ada, "only what can be booked");
    await ada.picture("films-bookable");
    // What is found is booked like any other.
    await things.first().click();
    await page.locator(".dock .confirm").waitFor();
    await page.getByRole("button", { name: "Take it back" }).click();
    await page.getByRole("button", { name: "Show all" }).click();
    assert.deepEqual(await shown(), all);

    const genre = fact(all[0], "genre");
    await page.getByLabel("Genre", { exact: true }).selectOption(genre);
    assert.deepEqual(await shown(), all.filter((title) => fact(title, "genre") === genre));
    await assertInSight(ada, genre);
    await page.getByLabel("Genre", { exact: true }).selectOption("");
    assert.deepEqual(await shown(), all);
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
