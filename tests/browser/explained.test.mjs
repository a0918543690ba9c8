// What somebody wants to know before they decide: what a thing is, what is new; and nothing is decided by that.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { inDrawer } from "./touch.mjs";

const house = openHouse();

async function practise(title) {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844 });
  await solo.page.goto(house.host.address);
  await solo.page.getByRole("button", { name: `Play ${title} now` }).click();
  await solo.page.getByTestId("decision").waitFor();
  return solo;
}

test("a long touch says what a thing is, and picks nothing up", async () => {
  const solo = await Person.open(house.browser, "Solo", { width: 390, height: 844 });
  const { page } = solo;
  await page.goto(house.host.address);
  const game = await played("hollywood", 5, { options: { players: 4 } }); // in which it is their turn
  await putInto(page, game);
  await page.goto(`${house.host.address}/practice/${game.kept.table}`);
  const die = page.locator("[data-place] [data-thing^='die '][data-state=can]").first();
  await die.waitFor();
  const question = page.locator("#question");
  const asked = await question.innerText();

  const box = await die.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.waitForFunction((before) => document.querySelector("#question").innerText !== before, asked);
  await page.mouse.up();
  const told = await question.innerText();
  assert.match(await die.getAttribute("aria-label"), new RegExp(`^${told.replace(/[.?]/g, "\\$&")}`));
  assert.equal(await die.getAttribute("data-state"), "can", "it is not picked up");
  assert.equal(await page.locator(".dock .confirm").count(), 0);
  await page.getByRole("button", { name: "Let go" }).click();
  assert.equal(await question.innerText(), asked);

  // So does the other button of a mouse; what was picked stays.
  await die.click();
  const proposed = await question.innerText();
  assert.notEqual(proposed, asked);
  await page.locator("[data-place] [data-thing^='seat ']").first().click({ button: "right" });
  assert.notEqual(await question.innerText(), proposed);
  await page.getByRole("button", { name: "Let go" }).click();
  assert.equal(await question.innerText(), proposed);
  await page.getByRole("button", { name: "Take it back" }).click();
  assert.equal(await question.innerText(), asked);
  assert.deepEqual(solo.complaints, []);
});

test("the story marks what is new since one's last decision", async () => {
  const solo = await practise("Cinecittà 1937");
  const { page } = solo;
  const marked = () =>
    inDrawer(solo, "story", async (drawer) => ({
      told: await drawer.getByTestId("since").allInnerTexts(),
      lines: await drawer.locator("li.fresh").allInnerTexts(),
    }));
  assert.deepEqual(await marked(), { told: [], lines: [] });
  await solo.decide(1);
  await page.getByTestId("decision").waitFor();
  const { told, lines } = await marked();
  assert.ok(lines.length > 1);
  assert.match(told.join(), new RegExp(`The ${lines.length} lines with a bar`));
  await solo.picture("since");
  assert.deepEqual(solo.complaints, []);
});

test("a rule opens with its picture and its page of the rulebook", async () => {
  const solo = await practise("Cinecittà 1937");
  const { page } = solo;
  await page.locator("[data-drawer=rules]").click();
  const drawer = page.getByTestId("drawer").filter({ visible: true });
  await drawer.getByRole("button", { name: "Rule C37-20" }).first().click();
  const sheet = page.getByRole("dialog", { name: "Rule C37-20" });
  await sheet.getByText("A card and three notes go into the folder").waitFor();
  assert.ok((await sheet.locator("figure svg").count()) > 1, "a card, notes and a folder");
  const link = sheet.getByRole("link", { name: "In the rulebook" });
  assert.equal(await link.getAttribute("href"), "/rules/cinecitta#C37-20");
  await solo.picture("clause");
  const [book] = await Promise.all([solo.context.waitForEvent("page"), link.click()]);
  await book.locator("#C37-20.target").waitFor();
  assert.deepEqual(solo.complaints, []);
});
