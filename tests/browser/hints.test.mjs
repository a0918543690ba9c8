// A hint: one reason in words, at the object that it speaks of; a tap picks it up, and nothing is done yet.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { apart } from "./guided.mjs";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"]) {
  test(`${game}: a hint points at the object, says why, and is taken with a tap`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
    await ada.page.goto(house.host.address);
    const table = await played(game, 0);
    await putInto(ada.page, table);
    await ada.page.goto(`${house.host.address}/practice/${table.kept.table}`);
    const decision = ada.page.getByTestId("decision");
    await decision.waitFor();
    const number = await ada.decision();
    await decision.getByRole("button", { name: "What would you do?" }).click();
    const hint = ada.page.getByTestId("hint");
    await hint.waitFor();
    const said = await hint.innerText();
    assert.match(said, /(Clearly|A little) better than the rest|about equally good\. Take what you like|no other choice/);
    assert.doesNotMatch(said, /%|\bseat \d/, "a reason in words");
    const choices = hint.getByRole("listitem").getByRole("button");
    assert.ok((await choices.count()) >= 1 && (await choices.count()) <= 3);
    if (/equally good/.test(said)) assert.ok((await choices.count()) > 1, "those that are equal are named");
    await noViolations(ada, "[data-testid=hint]");
    assert.ok(apart(await hint.boundingBox(), await ada.page.locator(".dock").boundingBox()), "the dock is free");

    await choices.first().click();
    await hint.waitFor({ state: "detached" });
    await ada.page.locator("[data-testid=table] .dock :is(.confirm, .either)").first().waitFor();
    assert.equal(await ada.decision(), number, "nothing is done yet");
    await ada.page.getByRole("button", { name: "Take it back" }).click();
    await ada.page.locator(".dock .confirm").waitFor({ state: "detached" });
    assert.equal(await hint.count(), 0, "and it does not come back by itself");

    // It can be put away.
    await decision.getByRole("button", { name: "What would you do?" }).click();
    await hint.waitFor();
    await hint.getByRole("button", { name: "Close" }).click();
    await hint.waitFor({ state: "detached" });
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
}
