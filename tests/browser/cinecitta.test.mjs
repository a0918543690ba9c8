// Cinecittà by touching its things, alone against bots: on every size of screen, with three, four and five, in both
// languages, everything that a decision needs is in sight; the dock says what would happen; what cannot be says why.
import assert from "node:assert/strict";
import { test } from "node:test";
import { played, putInto } from "./played.mjs";
import { Person, openHouse } from "./support.mjs";
import { assertInSight, confirmIt, inDrawer, propose } from "./touch.mjs";

const house = openHouse();
const { host } = house;
const sizes = [
  { width: 390, height: 844 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 1440, height: 900 },
];

/** Somebody in front of a game of Cinecittà in which so many decisions were made. */
async function seatedAt(decisions, options, language = "en") {
  const solo = await Person.open(house.browser, "Solo");
  await solo.context.addInitScript((spoken) => localStorage.setItem("backlot:language", spoken), language);
  await solo.page.goto(host.address);
  const game = await played("cinecitta", decisions, { options });
  await putInto(solo.page, game);
  await solo.page.goto(`${host.address}/practice/${game.kept.table}`);
  await solo.table.waitFor();
  return solo;
}
const stepOf = (person) => person.page.getByTestId("decision").getAttribute("data-step");
const thing = (person, name) => person.table.locator(`[data-thing="${name}"]:visible`);
const said = (person) => person.page.locator(".dock .say").innerText();

for (const { players, language, ...options } of [
  { players: 3, language: "fr", awards: true },
  { players: 4, language: "en" },
  { players: 5, language: "fr", coaster: true, awards: true },
]) {
  test(`nothing is scrolled for with ${players} players, in ${language}`, async () => {
    const solo = await seatedAt(0, { players, ...options }, language);
    const steps = new Set();
    for (let turn = 0; !(await solo.over()); ++turn) {
      await solo.page.locator('[data-testid=table]:not([data-decision="0"]), [data-testid=score]').first().waitFor();
      if (await solo.over()) break;
      const step = await stepOf(solo);
      steps.add(step);
      for (const size of sizes) {
        await solo.resize(size);
        await assertInSight(solo, `${step}, decision ${turn}, ${size.width}×${size.height}`);
      }
      await solo.resize(sizes[turn % sizes.length]);
      const touched = await propose(solo, turn * 3);
      await assertInSight(solo, `${step}, ${touched}`);
      await confirmIt(solo);
    }
    assert.deepEqual([...steps].sort(), ["answer", "offer", "place"]);
    assert.deepEqual(solo.complaints, []);
    await solo.context.close();
  });
}

test("a card and notes go into the folder, one by one or by a swipe, and out again", async () => {
  const solo = await seatedAt(0, { players: 4 });
  await solo.resize(sizes[0]);
  const wallet = thing(solo, "note");
  const folder = solo.page.getByTestId("folder");
  await wallet.click();
  assert.match(await folder.innerText(), /\b10\b/, "money may come first");
  assert.equal(await solo.page.locator(".dock .confirm").count(), 0, "but a card there must be");
  const card = await solo.table.locator("[data-part=hand] [data-thing^='card ']").nth(2).getAttribute("data-thing");
  await solo.table.locator(`[data-part=hand] [data-thing="${card}"]`).click();
  assert.equal(await said(solo), `Send ${card.slice(5)} with 10?`);
  await solo.page.getByRole("button", { name: "One note more" }).click();
  assert.equal(await said(solo), `Send ${card.slice(5)} with 20?`);

  const { x, y, width, height } = await wallet.boundingBox();
  const [middle, from] = [x + width / 2, y + height / 2];
  const swipe = async (to) => {
    await solo.page.mouse.move(middle, from);
    await solo.page.mouse.down();
    await solo.page.mouse.move(middle, to, { steps: 12 });
    await solo.page.mouse.up();
  };
  await swipe(from - 70);
  assert.equal(await said(solo), `Send ${card.slice(5)} with 50?`);
  await swipe(from + 48);
  assert.equal(await said(solo), `Send ${card.slice(5)} with 30?`);
  await swipe(from - 700);
  assert.equal(await said(solo), `Send ${card.slice(5)} with 100?`, "not more than there is");
  assert.equal(await solo.page.getByRole("button", { name: "One note more" }).isDisabled(), true);
  await swipe(from + 700);
  assert.equal(await said(solo), `Send ${card.slice(5)} without money?`);

  // Another card takes the first one's place, and the money stays.
  await wallet.click();
  const other = await solo.table.locator("[data-part=hand] [data-thing^='card ']").first().getAttribute("data-thing");
  await solo.table.locator(`[data-part=hand] [data-thing="${other}"]`).click();
  assert.equal(await said(solo), `Send ${other.slice(5)} with 10?`);
  await confirmIt(solo);
  assert.deepEqual(solo.complaints, []);
});

test("who cannot pay for the card is told so by the card, and asked all the same", async () => {
  // All the money goes into the folder, again and again, until one comes that cannot be matched.
  const solo = await seatedAt(0, { players: 3 });
  const offered = () => thing(solo, "offered");
  for (;;) {
    const step = await stepOf(solo);
    if (step === "answer" && (await offered().getAttribute("data-state")) === "cannot") break;
    if (step === "offer") {
      await solo.table.locator("[data-part=hand] [data-thing^='card ']").first().click();
      const more = solo.page.getByRole("button", { name: "One note more" });
      while (await more.isEnabled()) await more.click();
    } else await propose(solo, 1);
    await confirmIt(solo);
    assert.ok(!(await solo.over()), "it came to that");
  }
  assert.match(await offered().innerText(), /too dear/);
  assert.match(await solo.page.locator(".dock .why").innerText(), /Everybody is asked all the same/);
  await offered().click();
  assert.match(await solo.page.locator(".dock .why").innerText(), /as much money in the wallet/);
  await solo.page
    .getByTestId("decision")
    .getByRole("button", { name: /Rule C37-24/ })
    .waitFor();
  await inDrawer(solo, "words", async (drawer) => {
    await drawer.getByRole("heading", { name: "Not possible now" }).waitFor();
    await drawer.getByRole("button", { name: "Rule C37-24" }).waitFor();
  });
  await thing(solo, "money").click();
  await confirmIt(solo);
  assert.deepEqual(solo.complaints, []);
});

for (const [language, read] of [
  ["en", /(\d), (\d),? and (\d), from low to high, make a quality of (\d{3})/],
  ["fr", /(\d), (\d) et (\d), du plus petit au plus grand, font une qualité de (\d{3})/],
]) {
  test(`why a quality is what it is: the three numbers of a Studio, from low to high (C37-40), in ${language}`, async () => {
    const found = { own: 0, others: 0 };
    for (const decisions of [9, 17]) {
      const solo = await seatedAt(decisions, { players: 5 }, language);
      await solo.resize(sizes[0]);
      const why = solo.page.locator(".dock .why > span");
      /** What is told of these cards, beside which this figure stands. */
      const told = async (cards, figure) => {
        const numbers = cards.split(", ").map((card) => /\d/.exec(card)[0]).sort();
        const [, ...words] = read.exec(await why.innerText()) ?? assert.fail(await why.innerText());
        assert.deepEqual(words, [...numbers, numbers.join("")]);
        assert.equal(figure.trim(), numbers.join(""));
      };
      const quality = thing(solo, "quality");
      if ((await quality.count()) > 0) {
        const things = solo.table.locator("[data-part=hand] .studio > .hidden, [data-part=hand] [data-thing^='studio ']");
        const cards = (await things.evaluateAll((all) => all.map((each) => each.dataset.thing?.slice(7) ?? each.textContent))).join(", ");
        for (const figure of [quality, thing(solo, "worth")]) {
          await figure.click();
          await told(cards, await quality.locator("b").innerText());
        }
        ++found.own;
      }
      for (const desk of await solo.table.locator("[data-thing^='desk ']:visible").all()) {
        await desk.click();
        const figure = desk.locator(".sums > b.display");
        if ((await figure.count()) === 0) {
          assert.doesNotMatch(await why.innerText(), read, "there is no movie yet");
          continue;
        }
        const [, cards] = /Studio\s?: ([^.]*)\./.exec(await why.innerText());
        await told(cards, await figure.innerText());
        ++found.others;
      }
      assert.deepEqual(solo.complaints, []);
      await solo.context.close();
    }
    assert.ok(found.own > 0 && found.others > 0, JSON.stringify(found));
  });
}

test("what is known of hands and folders is in a drawer, and nothing else", async () => {
  const solo = await seatedAt(9, { players: 4 });
  await inDrawer(solo, "known", async (drawer) => {
    const text = await drawer.innerText();
    assert.match(text, /wallet hidden/);
    assert.equal(text.match(/You sent/g).length, 3, "three folders have gone");
    assert.equal(text.match(/sent you/g).length, 3, "and three came");
  });
  assert.deepEqual(solo.complaints, []);
});
