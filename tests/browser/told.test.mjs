// What happens, in words, while it happens: in the dock, and at the foot of a television. It covers nothing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();

/** In the page: keeps of everything that is told where it stands, and what it lies over. */
function observe() {
  window.told = [];
  const box = (part) => part.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const look = () => {
    for (const part of document.querySelectorAll("[data-told]")) {
      const text = part.dataset.told;
      if (window.told.some((each) => each.text === text)) continue;
      // Wherever else these words are, too; readers have them in a place of their own.
      const words = [...document.querySelectorAll("p, li, span")].filter(
        (each) => each.children.length === 0 && each.textContent.includes(text) && each.checkVisibility() && !each.closest(".hidden, dialog"),
      );
      const read = [...document.querySelectorAll(".bar, .track, .seats .who, .stage [data-thing], .hand [data-thing], .asked, .watch")];
      const covers = words.flatMap((word) =>
        read.filter((each) => each.checkVisibility() && !apart(box(word), box(each))).map((each) => each.className),
      );
      const own = part.closest(".dock, .tvfoot");
      const inside = words.length > 0 && words.every((word) => own?.contains(word));
      window.told.push({ text, covers, inside });
    }
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
}
const toldTo = ({ page }) => page.evaluate(() => window.told);
function assertBeside(told, where) {
  assert.ok(told.length > 0, `${where}: nothing was told`);
  for (const { text, covers, inside } of told) {
    assert.deepEqual(covers, [], `${where}: “${text}” lies over something`);
    assert.ok(inside, `${where}: “${text}” is in its place`);
    assert.match(text, /^\P{Ll}/u, where);
  }
}
/** Decides until enough was told. What is shown meanwhile may lie over what is being touched. */
async function playUntilTold(person, watcher = person) {
  for (let turn = 1; turn < 60 && (await toldTo(watcher)).length < 4; ++turn) {
    if (await person.over()) return;
    await Promise.race([
      person.decide(turn).catch(() => {}),
      watcher.page.waitForFunction((had) => window.told.length > had, (await toldTo(watcher)).length).catch(() => {}),
    ]);
  }
}

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [1440, 900],
])
  test(`the dock tells what happens, and nothing lies over the table: ${width} × ${height}`, async () => {
    const person = await Person.open(house.browser, "Ada", { width, height });
    await person.context.addInitScript(() => localStorage.setItem("backlot:speed", "normal"));
    await person.page.goto(house.host.address);
    const game = await played("hollywood", 3);
    await putInto(person.page, game);
    await person.page.goto(`${house.host.address}/practice/${game.kept.table}`);
    await person.table.waitFor();
    await person.page.evaluate(observe);
    await playUntilTold(person);
    assertBeside(await toldTo(person), `${width} × ${height}`);
    await person.picture("told");
    assert.deepEqual(person.complaints, []);
    await person.context.close();
  });

test("a television tells it at its foot, beside who is waited for", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  const tv = await Person.open(house.browser, "TV", { width: 1920, height: 1080 });
  await tv.context.addInitScript(() => localStorage.setItem("backlot:speed", "normal"));
  await ada.page.goto(house.host.address);
  const form = await ada.form("Boulevard 1954");
  await form.getByLabel(/^Players/).selectOption("3");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ada.enter();
  const link = await ada.page.getByLabel("Send this link to your friends").inputValue();
  await tv.page.goto(`${house.host.address}${new URL(link).pathname}/screen`);
  await tv.page.getByTestId("coming").waitFor();
  for (const seat of [2, 3]) await ada.page.locator(`[data-seat="${seat}"]`).getByRole("button", { name: "Add bot" }).click();
  await ada.page.getByRole("button", { name: "Start the game" }).click();
  await tv.page.getByTestId("screen").waitFor();
  await tv.page.evaluate(observe);
  await playUntilTold(ada, tv);
  assertBeside(await toldTo(tv), "television");
  await tv.picture("told-tv");
  for (const person of [ada, tv]) {
    assert.deepEqual(person.complaints, []);
    await person.context.close();
  }
});
