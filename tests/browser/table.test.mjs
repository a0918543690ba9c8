// Every decision of the games that are played on the table is in sight, on the smallest phone, a usual one and a desk, in
// both languages, with as many players as there can be.
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { openHouse, Person } from "./support.mjs";
import { assertInSight, propose } from "./touch.mjs";

const house = openHouse();
const fullest = {
  maybe: { players: 6, trendsetter: true, changes: true, blockbusters: true },
  hollywood: { players: 9, costumes: true },
};
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

for (const [game, options] of Object.entries(fullest)) {
  test(`${game}: nothing that a decision needs is out of sight`, async () => {
    const tables = await Promise.all([0, 1, 3, 6].map((decisions) => played(game, decisions, { options })));
    for (const size of sizes) {
      for (const language of ["en", "fr"]) {
        const ada = await Person.open(house.browser, "Ada", size);
        await ada.context.addInitScript((spoken) => localStorage.setItem("backlot:language", spoken), language);
        await ada.page.goto(house.host.address);
        await putInto(ada.page, ...tables);
        for (const [at, { kept }] of tables.entries()) {
          if (kept.result) continue;
          await ada.page.goto(`${house.host.address}/practice/${kept.table}`);
          await ada.page.getByTestId("decision").waitFor();
          const where = `${game} ${at}, ${size.width} × ${size.height}, ${language}`;
          await assertInSight(ada, where);
          await propose(ada, at);
          await assertInSight(ada, `${where}, selected`);
        }
        await ada.context.close();
      }
    }
  });
}
