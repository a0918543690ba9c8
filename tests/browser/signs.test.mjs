// Signs at a seat say what they mean: the tick stands beside words, for those who hear them and for those who touch it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

for (const [game, told, until] of [
  ["cinecitta", /has |ready|filled/, ({ view }) => view.decided.length > 0],
  ["hollywood", /has decided/, ({ view, decision }) => ["stars", "tokens"].includes(view.step) && view.decided.length > 0 && decision],
  ["boulevard", /ready/, ({ view }) => view.step === "advertise" && view.decided.length > 0],
  ["maybe", /has voted/, ({ view }) => view.step === "vote" && view.decided.length > 0],
])
  test(`a tick has words: ${game}`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
    await ada.page.goto(house.host.address);
    const kept = await played(game, 200, { until });
    await putInto(ada.page, kept);
    await ada.page.goto(`${house.host.address}/practice/${kept.kept.table}`);
    await ada.page.getByTestId("decision").waitFor();
    const ticks = ada.page.locator(".seat:has(.sign.done) [data-thing^='seat ']");
    assert.ok((await ticks.count()) > 0, "somebody has decided");
    for (const name of await ticks.evaluateAll((all) => all.map((each) => each.getAttribute("aria-label")))) assert.match(name, told);
    await ada.context.close();
  });
