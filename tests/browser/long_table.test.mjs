// A real game whose stream does not fit into one message, at a real server and in practice: whoever comes late or loads
// the page again has all of it, once and in order.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { played, putInto } from "./played.mjs";
import { Person, build, openHouse, protocolSchema } from "./support.mjs";
import { openDrawer } from "./touch.mjs";

const house = openHouse();
const game = "boulevard";
const most = 200;

/** What a page does to play a whole game against bots by the protocol alone; the table, and how many items there were. */
async function playByMessages({ game, options, contribution, commitment }) {
  const socket = new WebSocket(`ws://${location.host}/ws`);
  let asked = 0;
  let table = "";
  const send = (type, fields = {}) => socket.send(JSON.stringify({ type, id: `p${++asked}`, ...fields }));
  return new Promise((resolve, reject) => {
    const steps = [
      () => send("create", { game, options }),
      () => send("join", { table }),
      () => send("sit", { seat: 1, name: "Ada", commitment }),
      ...Array.from({ length: options.players - 1 }, (_, at) => () => send("bot", { seat: at + 2, bot: "easy" })),
      () => send("start"),
      () => send("open", { contribution }),
    ];
    let decided = 0;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: 1 }));
    socket.onclose = () => reject(new Error("the server ended it"));
    socket.onmessage = ({ data }) => {
      for (const message of data.split("\n").map((line) => JSON.parse(line))) {
        if (message.type === "error") return reject(new Error(message.why));
        if (message.type === "ack") table = message.table;
        if (message.type === "welcome" || message.type === "ack") steps.shift()?.();
        const update = message.type === "update" ? message.update : null;
        if (update?.outcome) {
          socket.onclose = null;
          socket.close();
          return resolve({ table, number: update.number });
        }
        if (update?.decision && update.decision_number !== decided) {
          decided = update.decision_number;
          send("act", { decision: decided, action: update.decision.choices[0].action });
        }
      }
    };
  });
}

/** The numbers of the lines as they stand in the log, when there are so many. */
async function lines(person, count) {
  const items = person.page.locator("ol[reversed] > li");
  await items.nth(count - 1).waitFor({ state: "attached" });
  return items.evaluateAll((all) => all.map(({ dataset }) => Number(dataset.line)));
}
async function openStory(person) {
  await person.table.waitFor();
  await openDrawer(person, "story");
}
const downFrom = (count) => Array.from({ length: count }, (_, at) => count - at);

test("a table of a server, for who played, who watches and the big screen", async () => {
  const engine = await load(moduleBytes(build, game));
  engine.practiceBegin({ seed: "00".repeat(32) });
  const [welcome] = engine.practiceReceive({ type: "hello", version: 1 }).messages;
  const contribution = "11".repeat(32);
  const ada = await Person.open(house.browser, "Ada");
  await ada.page.goto(house.host.address);
  const { table, number } = await ada.page.evaluate(playByMessages, {
    game,
    options: welcome.games[0].options,
    contribution,
    commitment: engine.sha256(Buffer.from(contribution, "hex")),
  });
  assert.ok(number > most, `${number} items`);

  const ben = await Person.open(house.browser, "Ben");
  const screen = await Person.open(house.browser, "Screen", { width: 1920, height: 1080 });
  const fits = protocolSchema();
  for (const [person, place] of [[ada, ""], [ben, ""], [screen, "/screen"]]) {
    person.received.length = 0;
    await person.page.goto(`${house.host.address}/table/${table}${place}`);
    if (person !== screen) await openStory(person);
    await person.page.locator(person === screen ? "[data-testid=score]" : "ol[reversed] > li").first().waitFor();
    const first = person.received.find(({ type }) => type === "update").update;
    assert.equal(first.events.length, most, person.name);
    assert.equal(first.from, first.number - most);
    if (person !== screen) {
      assert.deepEqual(await lines(person, first.number), downFrom(first.number), person.name);
      // Chapters have their numbers, because the first of them is here.
      await person.page.locator("[data-chapter='1']").first().waitFor({ state: "attached" });
    }
    for (const message of [...person.received, ...person.sent]) {
      assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
    }
    assert.ok(person.received.some(({ type }) => type === "history"));
    assert.deepEqual(person.complaints, [], person.name);
  }
});

test("a practice game that is taken up again", async () => {
  const { kept, log } = await played(game);
  const ada = await Person.open(house.browser, "Ada");
  await ada.page.goto(`${house.host.address}/practice`);
  await ada.page.getByRole("heading", { level: 1 }).waitFor();
  await putInto(ada.page, { kept, log });
  await ada.page.goto(`${house.host.address}/practice/${kept.table}`);
  await openStory(ada);
  await ada.page.locator("[data-chapter='1']").first().waitFor({ state: "attached" });
  const numbers = await lines(ada, most + 1);
  assert.deepEqual(numbers, downFrom(numbers.length));
  assert.deepEqual(ada.complaints, []);
});
