// Every page, in light and dark, against the rules of WCAG 2.2 AA that a program can check; and none is wider than a
// window of 320 px, which is what 400% zoom leaves of a desk's.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse, root } from "./support.mjs";
import { closeDrawer, openDrawer } from "./touch.mjs";

const { AxeBuilder } = createRequire(join(root, "web/package.json"))("@axe-core/playwright");
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

async function violations(person, check) {
  const { violations: found } = await check(new AxeBuilder({ page: person.page }).setLegacyMode(true)).analyze();
  return found.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join("\n  ")}`);
}
const everything = (axe) => axe.withTags(rules);
// All that differs between the colour schemes.
const contrast = (axe) => axe.withRules(["color-contrast"]);

/** How much of the page a window of that width does not show. */
async function beyond(person, width) {
  await person.resize({ width, height: 740 });
  const lost = await person.overflow();
  await person.resize({ width: person.width, height: 740 });
  return lost;
}

/** Looks at the page as it is now, in both colour schemes, and in a narrow window. */
async function assertClean(person, where) {
  await person.page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  assert.deepEqual(await violations(person, everything), [], `${where}, light`);
  await person.page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  assert.deepEqual(await violations(person, contrast), [], `${where}, dark`);
  assert.equal(await beyond(person, 320), 0, `${where}, 320 px`);
}

// One browser that has these games and walks through the pages.
let ada;
let tables;
const house = openHouse(async () => {
  ada = await Person.open(house.browser, "Ada");
  await ada.page.goto(house.host.address);
  tables = {
    cinecitta: await played("cinecitta", 6),
    hollywood: await played("hollywood", 6),
    boulevard: await played("boulevard", 6),
    maybe: await played("maybe", 6),
    over: await played("maybe"),
  };
  await putInto(ada.page, ...Object.values(tables));
});
const go = (path) => ada.page.goto(house.host.address + path);
const goToTable = (which) => go(`/practice/${tables[which].kept.table}`);

test("the checks bite", async () => {
  await go("/archive");
  await ada.page.evaluate(() => document.querySelector("main").append(document.createElement("img")));
  assert.match((await violations(ada, everything)).join(), /^image-alt/);
  await ada.page.evaluate(() => (document.querySelector("main img").width = 400));
  assert.ok((await beyond(ada, 320)) > 0);
});

for (const [path, shows] of [
  ["/", "Make movies with friends"],
  ["/games/boulevard", "Boulevard 1954 in short"],
  ["/games/hollywood/host", "How you want to play"],
  ["/learn", "Learn a game"],
  ["/rules/maybe", "Maybe Movies: the rulebook"],
  ["/practice", "Finished"],
  ["/archive", "The first one could be yours."],
]) {
  test(path, async () => {
    await go(path);
    await ada.page.getByText(shows).first().waitFor();
    await assertClean(ada, path);
  });
}

test("everything that is folded where a table is made", async () => {
  await go("/games/hollywood/host");
  await ada.page.getByText("House rules and all options").click();
  await ada.page.getByText("Who can come").first().waitFor();
  await assertClean(ada, "all options");
});

test("a rule that is looked up", async () => {
  await go("/games/cinecitta");
  await ada.page.getByRole("button", { name: "Rule C37-20" }).click();
  await ada.page.getByRole("dialog").waitFor();
  await assertClean(ada, "a rule");
});

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"]) {
  test(`a game of ${game}`, async () => {
    await goToTable(game);
    await ada.table.waitFor();
    await assertClean(ada, game);
  });
}

test("the score and the replay", async () => {
  await goToTable("over");
  await ada.page.getByTestId("score").waitFor();
  await assertClean(ada, "score");
  await ada.page.getByRole("button", { name: /^Replay of/ }).click();
  await ada.table.waitFor();
  await assertClean(ada, "replay");
  for (const drawer of ["story", "hidden", "chances", "share"]) {
    await openDrawer(ada, drawer);
    await ada.page.getByTestId("drawer").filter({ visible: true }).waitFor();
    if (drawer === "chances") await ada.page.getByTestId("chances").getByRole("slider").waitFor();
    await assertClean(ada, `replay, ${drawer}`);
    await closeDrawer(ada);
  }
});

test("a device that is handed on", async () => {
  await go("/games/cinecitta");
  await ada.page.getByRole("combobox", { name: "Chair 2" }).selectOption("a friend on this device");
  await assertClean(ada, "who sits where");
  await ada.page.getByRole("button", { name: "Deal the cards" }).click();
  await ada.page.getByTestId("hand-over").getByRole("button").waitFor();
  await assertClean(ada, "handed on");
});

test("a table: lobby, play and screen", async () => {
  const { page } = ada;
  await go("/games/cinecitta/host");
  await page.getByText("House rules and all options").click();
  await page.getByLabel("Movie awards").check();
  await page.getByRole("button", { name: "Create the table" }).click();
  await page.getByLabel("Your name").waitFor();
  await assertClean(ada, "entrance");
  await ada.enter();
  await assertClean(ada, "lobby");
  await page.getByRole("button", { name: "Bots on the 3 free seats" }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await ada.table.waitFor();
  await assertClean(ada, "table");
  await page.goto(`${page.url()}/screen`);
  await page.getByTestId("screen").waitFor();
  await assertClean(ada, "screen");
});
