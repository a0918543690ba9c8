// Learning a game: a guided first round that is finished by doing what it says, and that waits for whoever leaves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { noViolations } from "./accessible.mjs";
import { follow, followTo, nextSaid, saidNow } from "./guided.mjs";
import { Person, openHouse } from "./support.mjs";

const house = openHouse();
const titles = {
  cinecitta: "Cinecittà 1937",
  hollywood: "Hollywood 1947",
  boulevard: "Boulevard 1954",
  maybe: "Maybe Movies",
};
const sizes = [
  {
    width: 390,
    height: 844,
    language: "en",
    start: "Guided first round: ",
    over: "That was your first round",
  },
  {
    width: 1440,
    height: 900,
    language: "fr",
    start: "Première manche guidée : ",
    over: "C'était votre première manche",
  },
  {
    width: 360,
    height: 640,
    language: "en",
    start: "Guided first round: ",
    over: "That was your first round",
  },
];

async function learner({ width, height, language }) {
  const ada = await Person.open(house.browser, "Ada", {
    width,
    height,
    newcomer: true,
  });
  await ada.context.addInitScript(
    (spoken) => localStorage.setItem("backlot:language", spoken),
    language,
  );
  await ada.page.goto(`${house.host.address}/learn`);
  return ada;
}

for (const [game, title] of Object.entries(titles)) {
  for (const size of sizes) {
    test(`${game}, ${size.width} × ${size.height}: doing what it says finishes the guided round`, async () => {
      const ada = await learner(size);
      await ada.page
        .getByRole("button", { name: `${size.start}${title}` })
        .click();
      const followed = await follow(ada);
      assert.ok(followed.length >= 6, followed.join("\n"));
      const end = ada.page.getByTestId("guided");
      await end.getByRole("heading", { name: size.over }).waitFor();
      await noViolations(ada, "[data-testid=guided]");
      assert.ok(
        (await end.getByRole("button", { name: /^(Rule|Règle) / }).count()) > 0,
        "with the rules behind it",
      );
      await end
        .getByRole("button", { name: /^(Play on|Continuer à jouer)$/ })
        .click();
      await end.waitFor({ state: "detached" });
      await ada.page.getByTestId("table").waitFor();
      assert.equal(ada.sockets, 0, "no server is asked");
      assert.deepEqual(ada.complaints, []);
      await ada.context.close();
    });
  }
}

test("whoever leaves a guided round finds it where it was; the cards are the same for everybody", async () => {
  const [ada, ben] = [await learner(sizes[0]), await learner(sizes[0])];
  const start = (person) =>
    person.page
      .getByRole("button", { name: `Guided first round: ${titles.cinecitta}` })
      .click();
  const hand = (person) =>
    person.page
      .locator("[data-part=hand] [data-thing^='card ']")
      .evaluateAll((cards) => cards.map(({ dataset }) => dataset.thing));
  const guide = ada.page.getByTestId("guide");
  for (const person of [ada, ben]) {
    await start(person);
    await person.page.getByTestId("guide").waitFor();
  }
  assert.ok((await hand(ada)).length > 5);
  assert.deepEqual(await hand(ada), await hand(ben));
  // The reason is told once.
  await guide.getByText("2, 9 and 9 make 299").waitFor();
  await noViolations(ada, "[data-testid=guide]");
  await guide.getByRole("button", { name: "Got it" }).click();
  await guide.getByText("2, 9 and 9 make 299").waitFor({ state: "detached" });

  await follow(ada, (followed) => followed.length === 3);
  await guide.getByText("Choose what you keep").waitFor();
  const decision = await ada.decision();
  await ada.kept();
  await ada.page.goto(`${house.host.address}/learn`);
  await ada.page
    .getByRole("button", {
      name: `Go on with the guided round: ${titles.cinecitta}`,
    })
    .click();
  await guide.getByText("Choose what you keep").waitFor();
  assert.equal(await ada.decision(), decision, "where it was");
  await follow(ada);
  await ada.page
    .getByTestId("guided")
    .getByRole("link", { name: "Other games" })
    .click();
  await ada.page
    .getByRole("button", {
      name: `Guided round once more: ${titles.cinecitta}`,
    })
    .waitFor();

  // Whoever wants to play alone is left alone.
  await ben.page
    .getByTestId("guide")
    .getByRole("button", { name: "Play without help" })
    .click();
  await ben.page.getByTestId("guide").waitFor({ state: "detached" });
  await ben.decide(1);
  await ben.kept();
  await ben.page.reload();
  await ben.table.waitFor();
  assert.equal(await ben.page.getByTestId("guide").count(), 0);
  for (const person of [ada, ben]) assert.deepEqual(person.complaints, []);
});

for (const [game, title] of Object.entries(titles))
  test(`${game}: a guided round that is left goes on where it was, and ends`, async () => {
    const ada = await learner({ ...sizes[0], language: "fr" });
    const { page } = ada;
    await page.getByRole("button", { name: `Première manche guidée : ${title}` }).click();
    const { mark, followed } = await followTo(ada, (instructions) => instructions.length === 4);
    const next = await nextSaid(page, mark);
    const decision = await ada.decision();
    await ada.kept();
    await page.goto(`${house.host.address}/learn`);
    await page.getByRole("button", { name: `Reprendre la manche guidée : ${title}` }).click();
    await page.getByTestId("guide").waitFor();
    await nextSaid(page, null);
    // What was only touched is let go, so it may be the instruction before.
    const { said } = await saidNow(page);
    assert.ok([followed.at(-1), next.said].includes(said), `${said} follows ${followed.join(" / ")}`);
    assert.equal(await ada.decision(), decision, "where it was");
    await follow(ada);
    await page.getByTestId("guided").getByRole("heading", { name: "C'était votre première manche" }).waitFor();
    assert.deepEqual(ada.complaints, []);
    await ada.context.close();
  });

/** Every move of the practice game that this browser has kept, and what each led to. */
const movesOf = (person) =>
  person.page.evaluate(async () => {
    const opened = await new Promise((done, failed) => {
      const opening = indexedDB.open("backlot-practice-logs");
      opening.onerror = failed;
      opening.onsuccess = () => done(opening.result);
    });
    const logs = await new Promise((done, failed) => {
      const asked = opened.transaction("logs").objectStore("logs").getAll();
      asked.onerror = failed;
      asked.onsuccess = () => done(asked.result);
    });
    opened.close();
    const entries = logs.flatMap((log) => log.entries).map((entry) => (typeof entry === "string" ? JSON.parse(entry) : entry));
    // A request has a number of its own; what was done, drawn and told has not.
    return entries.filter(({ kind }) => kind === "acted").map(({ move }) => move);
  });

for (const [game, title] of Object.entries(titles))
  test(`${game}: whoever chooses the same in a guided round is answered the same, whatever they are called`, async () => {
    const rounds = [];
    for (const name of ["Ada", "Ben"]) {
      const person = await Person.open(house.browser, name, { width: 390, height: 844, newcomer: true });
      await person.context.addInitScript((own) => localStorage.setItem("backlot:name", own), name);
      await person.page.goto(`${house.host.address}/learn`);
      await person.page.getByRole("button", { name: `Guided first round: ${title}` }).click();
      const followed = await follow(person);
      await person.kept();
      rounds.push({ followed, moves: await movesOf(person) });
      assert.deepEqual(person.complaints, []);
      await person.context.close();
    }
    const [ada, ben] = rounds;
    assert.ok(ada.moves.length >= 6, `${ada.moves.length} moves`);
    assert.deepEqual(ben.followed, ada.followed);
    assert.deepEqual(ben.moves, ada.moves);
  });
