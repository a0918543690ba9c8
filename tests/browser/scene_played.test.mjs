// A great moment in a game that is really played: what the engine tells reaches the picture, two taps end it, and readers
// hear of it in one sentence.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { openHouse, Person } from "./support.mjs";
import { openDrawer } from "./touch.mjs";

const house = openHouse();

/** Somebody at a game of practice that is shown in its own time; whatever `look` finds in the page is kept in window.seen. */
async function watching(name, look) {
  const person = await Person.open(house.browser, "Ada", { width: 390, height: 844 });
  await person.context.addInitScript(() => localStorage.setItem("backlot:speed", "normal"));
  await person.page.goto(house.host.address);
  const game = await played(name, 5);
  await putInto(person.page, game);
  await person.page.goto(`${house.host.address}/practice/${game.kept.table}`);
  await person.table.waitFor();
  await person.page.evaluate((code) => {
    window.seen = new Set();
    const found = (0, eval)(code);
    new MutationObserver(() => found().forEach((each) => window.seen.add(each))).observe(document.body, {
      subtree: true,
      childList: true,
    });
  }, String(look));
  return person;
}
/** Decides until something was seen. A scene may come before the next question, or over what is being touched. */
async function playUntilSeen(person) {
  const seen = () => person.page.evaluate(() => [...window.seen]);
  for (let turn = 1; !(await person.over()); ++turn) {
    const decided = person.decide(turn).catch(() => {});
    person.deciding = decided; // it may go on when the scene is over
    const shown = person.page.waitForFunction(() => window.seen.size > 0).catch(() => {});
    await Promise.race([decided, shown]);
    if ((await seen()).length > 0) break;
  }
  return seen();
}

test("a vote is counted in, turned over and stamped where it is played", async () => {
  const person = await watching("maybe", () =>
    [...document.querySelectorAll("[data-scene=vote]")].filter((scene) => scene.querySelectorAll("svg").length > 5).map(() => "vote"),
  );
  const { page } = person;
  assert.deepEqual(await playUntilSeen(person), ["vote"]);
  // Two taps end it, unless it has ended by itself.
  const vote = page.locator("[data-scene=vote]");
  const endScene = async () => {
    while ((await vote.count()) > 0) await page.getByTestId("climax").dblclick({ timeout: 1000 }).catch(() => {});
  };
  await endScene();
  const told = page.getByTestId("announced").locator("p").filter({ hasText: /^The vote: .*votes.*; / });
  await told.first().waitFor({ state: "attached" });
  assert.equal(await told.count(), 1, (await told.allInnerTexts()).join("\n"));

  // Its last picture stays in the Story, and so do its lines: each shows it again, above a dock that stays in reach. What was
  // being decided when it came is decided first.
  let settled = false;
  void person.deciding.then(() => (settled = true));
  while (!settled) {
    await endScene();
    await page.waitForTimeout(100);
  }
  await endScene();
  await page.getByTestId("decision").waitFor();
  const again = page.getByTestId("again");
  const story = async () => {
    await openDrawer(person, "story");
    return page.getByTestId("drawer").filter({ visible: true });
  };
  const great = (await story()).getByTestId("great");
  // It is a picture, as soon as it is drawn.
  await great.locator("[data-scene=vote] svg").nth(5).waitFor({ state: "attached" });
  const small = await great.boundingBox();
  assert.ok(small.width < 240 && small.height < 140, `${small.width}×${small.height}`);
  await great.click();
  await again.locator("[data-scene=vote]").waitFor();
  const onTop = (selector) =>
    page.evaluate((wanted) => {
      const { left, top, width, height } = document.querySelector(wanted).getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(wanted) !== null;
    }, selector);
  assert.deepEqual([await onTop("[data-testid=again]"), await onTop(".dockarea")], [true, true]);
  const [picture, dock] = [await again.boundingBox(), await page.locator(".dockarea").boundingBox()];
  assert.ok(picture.y + picture.height <= dock.y + 1, "the picture ends where the dock begins");
  await page.keyboard.press("Escape");
  await again.waitFor({ state: "detached" });
  await (await story()).getByRole("button", { name: /^Show again: .*votes/ }).first().click();
  await again.locator("[data-scene=vote]").waitFor();
  await page.keyboard.press("Escape");
  assert.deepEqual(person.complaints, []);
});

test("what has no picture of its own happens at its place on the table", async () => {
  const person = await watching("hollywood", () => [...document.querySelectorAll("[data-flies]")].map(({ dataset }) => dataset.flies));
  const flights = await playUntilSeen(person);
  assert.ok(flights.length > 0, "nothing flew");
  const places = /^(seat \d|ghost \d|job \w+|movie|poster|tokens)$/;
  for (const place of flights.flatMap((flight) => flight.split(" → "))) assert.match(place, places);
  assert.deepEqual(person.complaints, []);
});

test("a scene dims the rest of the table to 60 %, but for its own place", async () => {
  const person = await watching("hollywood", () =>
    [...document.querySelectorAll("[data-testid=dimmed]")].map((rest) => {
      const { opacity, backgroundColor, clipPath, pointerEvents } = getComputedStyle(rest);
      return [opacity, backgroundColor, /M.*M/.test(clipPath) ? "with a place" : "all of it", pointerEvents].join(" | ");
    }),
  );
  const [dimmed] = await playUntilSeen(person);
  assert.equal(dimmed, "0.4 | rgb(0, 0, 0) | with a place | none");
  assert.deepEqual(person.complaints, []);
});
