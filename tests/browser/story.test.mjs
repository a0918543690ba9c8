// The Story: lines that are sentences, with the face of whose doing it was, and a count of what is new.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { inDrawer } from "./touch.mjs";

const house = openHouse();

/** What the Story says, line by line. */
const linesOf = (person) =>
  inDrawer(person, "story", (drawer) =>
    drawer.locator("li[data-line]").evaluateAll((all) =>
      all.map((line) => ({
        text: line.querySelector("p > :last-child").textContent.trim(),
        face: Number(line.querySelector("[data-face]")?.dataset.face ?? 0),
        drawn: line.querySelector("[data-face] use")?.getBoundingClientRect().width ?? 0,
      })),
    ),
  );

for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"])
  for (const language of ["en", "fr"])
    test(`every line is a sentence, and has the face of its seat: ${game}, ${language}`, async () => {
      const person = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
      await person.context.addInitScript((which) => localStorage.setItem("backlot:language", which), language);
      await person.page.goto(house.host.address);
      const kept = await played(game, 12);
      await putInto(person.page, kept);
      await person.page.goto(`${house.host.address}/practice/${kept.kept.table}`);
      await person.table.waitFor();
      await inDrawer(person, "story", () => person.picture(`story-${game}-${language}`));
      const lines = await linesOf(person);
      assert.ok(lines.length > 10, `${lines.length} lines`);
      for (const { text } of lines) assert.match(text, /^[^\p{Ll}]/u);
      // Whoever is named first in a line is who did it, in almost all of them.
      const names = new Map((await person.page.locator("[data-seat-sign]").evaluateAll((all) => all.map((each) => [each.querySelector(".name")?.firstChild?.textContent.trim(), Number(each.dataset.seatSign)]))).filter(([name]) => name));
      assert.ok(names.size > 1);
      const begins = lines.filter(({ text }) => [...names.keys()].some((name) => text.startsWith(`${name} `)));
      assert.ok(begins.length > 5, JSON.stringify([...names]));
      for (const { text, face, drawn } of begins) {
        assert.ok(face > 0, `“${text}” has no face`);
        assert.ok(drawn > 15, `the face of “${text}” is ${drawn} px wide`);
      }
      assert.deepEqual(person.complaints, []);
      await person.context.close();
    });

test("whoever gives no name is “you”, no “Player” and no “Guest”", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844 });
  await solo.page.goto(house.host.address);
  await solo.page.getByRole("button", { name: "Play Cinecittà 1937 now" }).click();
  await solo.page.getByTestId("decision").waitFor();
  await solo.decide(1);
  await solo.decision();
  const lines = await linesOf(solo);
  assert.ok(lines.some(({ text }) => text === "You have filled the folder" || text.startsWith("You put ")), JSON.stringify(lines));
  assert.ok(lines.every(({ text }) => !/Player|Guest|\byou (has|is|gets|puts)\b/.test(text)), JSON.stringify(lines));
  assert.equal(await solo.page.locator(".you .name").textContent().then((text) => text.trim()), "You");
  await solo.context.close();
});

test("the Story's tab counts what is new since one's last decision, until it is read", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844 });
  await solo.page.goto(house.host.address);
  await solo.page.getByRole("button", { name: "Play Cinecittà 1937 now" }).click();
  await solo.page.getByTestId("decision").waitFor();
  const tab = solo.page.locator("[data-drawer=story]");
  assert.equal(await tab.locator("b").count(), 0, "nothing is new at the beginning");
  await solo.decide(1);
  while ((await solo.decision()) === 0) await solo.page.waitForTimeout(20);
  const counted = Number(await tab.locator("b span[aria-hidden]").innerText());
  const marked = await inDrawer(solo, "story", (drawer) => drawer.locator("li.fresh").count());
  assert.ok(counted > 0);
  assert.equal(marked, counted);
  await tab.locator("b").waitFor({ state: "detached" });
  await solo.decide(2);
  await tab.locator("b").waitFor();
  assert.deepEqual(solo.complaints, []);
  await solo.context.close();
});
