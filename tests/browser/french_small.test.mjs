// French runs longer: with as many players as can be and on the smallest phone, everything that a decision needs is on the
// screen, before anything is touched and while something is proposed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { assertInSight, confirmIt, propose } from "./touch.mjs";

const house = openHouse();

/** How many play, how many decisions they make, and what must have been asked among them. */
const tables = {
  cinecitta: { players: 5, decisions: 14, steps: ["offer", "answer", "place"] },
  hollywood: { players: 9, decisions: 24, steps: ["turn", "stars"] },
  boulevard: { players: 6, decisions: 24, steps: ["place", "pick", "advertise"] },
  maybe: { players: 6, decisions: 24, steps: ["pitch", "vote"] },
};

for (const [game, { players, decisions, steps }] of Object.entries(tables))
  test(`${game} in French at 360 × 640: every decision is in sight`, async () => {
    const ada = await Person.open(house.browser, "Ada", { width: 360, height: 640 });
    await ada.page.addInitScript(() => localStorage.setItem("backlot:language", "fr"));
    await ada.page.goto(house.host.address);
    const { kept, log } = await played(game, 0, { options: { players } });
    await putInto(ada.page, { kept, log });
    await ada.page.goto(`${house.host.address}/practice/${kept.table}`);
    await ada.page.locator("html[lang=fr]").waitFor();
    const asked = new Set();
    for (let turn = 0; turn < decisions; ++turn) {
      await ada.page.waitForFunction(
        () =>
          document.querySelector("[data-testid=score]") ||
          Number(document.querySelector("[data-testid=table]")?.dataset.decision) > 0,
      );
      if ((await ada.decision()) === 0) continue;
      if (await ada.over()) break;
      const step = await ada.page.getByTestId("decision").getAttribute("data-step");
      asked.add(step);
      await assertInSight(ada, `${game}: ${step}, decision ${turn}`);
      await propose(ada, turn * 5);
      await assertInSight(ada, `${game}: ${step} proposed, decision ${turn}`);
      await confirmIt(ada);
    }
    assert.deepEqual(steps.filter((step) => !asked.has(step)), [], [...asked].join());
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });
