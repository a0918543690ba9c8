// A table whose stream is too long for one message, in a browser: the log shows the newest lines and goes back to the
// first, by button and by scrolling; the connection is lost, tried again and taken up over a gap. The table is the test's
// own and answers as docs/protocol.md has it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { play, welcome } from "../node/french.mjs";
import { LongTable, line } from "../node/streamed.mjs";
import { noViolations } from "./accessible.mjs";
import { Person, openHouse, protocolSchema } from "./support.mjs";
import { closeDrawer, openDrawer } from "./touch.mjs";

const house = openHouse();
const fits = protocolSchema();

/** The middle of a real game with so much talk between its events that the stream has `length` items. */
function longTable(length) {
  const greeting = welcome();
  const heard = [];
  play(greeting.games.find(({ id }) => id === "cinecitta"), {}, 5, (message) => heard.push(message));
  const updates = heard.filter(({ type }) => type === "update").map(({ update }) => update);
  const upTo = updates.findIndex(({ view }) => view.round === 5 && view.step === "place");
  const { from: _, number: __, events: ___, ...now } = updates[upTo];
  const { lobby, table: id } = heard.findLast(({ type, lobby }) => type === "table" && lobby.phase === "opening");
  const table = new LongTable(0);
  Object.assign(table, { table: id, welcome: greeting, update: now, lobby: { ...lobby, phase: "playing" } });
  const events = updates.slice(0, upTo + 1).flatMap((update) => update.events);
  for (let number = 1; number <= length; ++number) {
    const at = Math.floor(((number - 1) * events.length) / length);
    const first = number === 1 || Math.floor(((number - 2) * events.length) / length) !== at;
    table.items.push(first ? events[at] : line(number));
  }
  return table;
}

/** Every connection of this page goes to the table; while `down` it is closed at once. */
async function connect(person, table) {
  const line = { down: false, connections: 0, socket: null };
  let heard = () => {};
  /** When there have been so many connections. */
  line.reached = async (count) => {
    while (line.connections < count) await new Promise((resolve) => (heard = resolve));
  };
  const check = (message) =>
    assert.ok(fits(message), `${JSON.stringify(message).slice(0, 300)}: ${JSON.stringify(fits.errors?.slice(-3))}`);
  await person.page.routeWebSocket(/\/ws\//, (socket) => {
    ++line.connections;
    heard();
    if (line.down) return void socket.close({ code: 1001 });
    line.socket = socket;
    table.listener = (message) => {
      check(message);
      socket.send(JSON.stringify(message));
    };
    socket.onMessage((text) => {
      const message = JSON.parse(text);
      check(message);
      table.receive(message);
    });
  });
  line.lose = async () => {
    line.down = true;
    table.listener = null;
    await line.socket.close({ code: 1001 });
  };
  return line;
}

/** The numbers of the lines as they stand in the log. */
const numbers = (person) =>
  person.page.locator("ol[reversed] > li").evaluateAll((lines) => lines.map(({ dataset }) => Number(dataset.line)));
const shown = async (person, from, to) => {
  await person.page.waitForFunction(
    ([lines, oldest]) =>
      document.querySelectorAll("ol[reversed] > li").length === lines &&
      document.querySelector("ol[reversed] > li:last-child").dataset.line === String(oldest),
    [to - from, from + 1],
  );
  assert.deepEqual(await numbers(person), Array.from({ length: to - from }, (_, at) => to - at), "once, in order");
};
const earlier = (person, count) => person.page.getByRole("button", { name: `Show earlier lines (${count})` });

test("the log of a table with 3,000 lines goes back to the first, while the table goes on", async () => {
  const table = longTable(3000);
  const ada = await Person.open(house.browser, "Ada");
  await connect(ada, table);
  await ada.page.goto(`${house.host.address}/table/${table.table}`);
  await openDrawer(ada, "story");
  await earlier(ada, 2000).waitFor();
  await shown(ada, 2000, 3000);
  // What is not here is not counted.
  const heads = ["The latest round", "An earlier round", "An earlier round"];
  assert.deepEqual(await ada.page.locator("ol[reversed] h3").allInnerTexts(), heads);
  assert.equal(await ada.page.getByRole("navigation", { name: "Jump to" }).count(), 0);
  await ada.picture("long-log");

  const announced = ada.page.getByTestId("announced").locator("p");
  await announced.first().evaluate((line) => (line.dataset.said = "once"));

  // By keyboard: the focus is where the older lines begin, and a screen reader is told.
  await earlier(ada, 2000).focus();
  await ada.page.keyboard.press("Enter");
  await shown(ada, 1800, 3000);
  await ada.page.waitForFunction(() => document.activeElement?.getAttribute("data-line") === "2000");
  await ada.page.getByText("200 earlier lines; 1800 are left.").waitFor();

  assert.equal(await announced.first().getAttribute("data-said"), "once", "nothing is announced again");

  // Something is said while older lines are on their way.
  table.slow = true;
  await earlier(ada, 1800).click();
  await ada.page.getByText("Earlier lines are coming").waitFor();
  table.live(2);
  await ada.page.locator("ol[reversed]").getByText("Ada: 3002").waitFor();
  table.slow = false;
  table.release();
  await shown(ada, 1600, 3002);

  // By scrolling, to the first line.
  const list = ada.page.locator("ol[reversed]");
  for (let from = 1600; from > 0; from -= 200) {
    await list.evaluate((box) => (box.scrollTop = box.scrollHeight));
    await shown(ada, Math.max(0, from - 200), 3002);
  }
  await earlier(ada, 0).waitFor({ state: "detached" });
  const jump = ada.page.getByRole("navigation", { name: "Jump to" });
  await jump.getByRole("button", { name: "Round 6" }).waitFor();
  assert.equal(await jump.getByRole("button").count(), 6);
  await jump.getByRole("button", { name: "Round 1" }).click();
  assert.equal(await ada.page.evaluate(() => document.activeElement.textContent), "Round 1");
  await ada.page.getByText("this is the beginning").waitFor();
  // Only what is new is announced, whatever comes from the past.
  assert.equal(await announced.count(), 20);
  assert.equal(await announced.last().innerText(), "Ada: 3002.");
  assert.deepEqual(ada.complaints, []);
  assert.ok((await ada.overflow()) <= 0);
});

test("a lost connection says when it is tried again, waits longer each time, and is taken up over a gap", async () => {
  const table = longTable(300);
  const ada = await Person.open(house.browser, "Ada");
  const wire = await connect(ada, table);
  // Chance, by which the waits are long or short, is the test's.
  await ada.context.addInitScript(() => {
    window.drawn = 0;
    Math.random = () => window.drawn;
  });
  await ada.page.goto(`${house.host.address}/table/${table.table}`);
  await openDrawer(ada, "story");
  await shown(ada, 0, 300);

  await wire.lose();
  await ada.page.getByText("The connection is lost").waitFor();
  await wire.reached(9); // one after the other, without a wait: by now it would be half a minute
  await ada.page.evaluate(() => (window.drawn = 0.9 * 10_000));
  await ada.page.getByText("Next try in 270000 s.").waitFor();
  await noViolations(ada, "[data-testid=connection]");
  await ada.picture("lost");
  table.grow(5000);
  wire.down = false;
  await closeDrawer(ada);
  await ada.page.getByRole("button", { name: "Try now" }).click();
  await ada.page.getByText("The connection is lost").waitFor({ state: "detached" });
  await openDrawer(ada, "story");
  await shown(ada, 4300, 5300);
  await earlier(ada, 4300).waitFor();
  assert.equal(table.asked.findLast(({ type }) => type === "join").seen, 300);
  assert.deepEqual(ada.complaints, []);
});

test("the big screen, those who watch and the French have it too", async () => {
  const table = longTable(3000);
  const screen = await Person.open(house.browser, "Screen", { width: 1920, height: 1080 });
  await connect(screen, table);
  await screen.page.goto(`${house.host.address}/table/${table.table}/screen`);
  await screen.page.getByTestId("last-lines").locator("li").nth(1).waitFor();
  const overlong = () => document.documentElement.scrollHeight - innerHeight;
  assert.ok((await screen.page.evaluate(overlong)) <= 0, "nobody scrolls a television");
  await screen.picture("screen-long");
  assert.equal(table.asked.find(({ type }) => type === "join").tv, true);

  // Nothing more than the first message has is given at first.
  const other = longTable(3000);
  other.refuses = true;
  const odette = await Person.open(house.browser, "Odette");
  await odette.context.addInitScript(() => localStorage.setItem("backlot:language", "fr"));
  await connect(odette, other);
  await odette.page.goto(`${house.host.address}/table/${other.table}`);
  await openDrawer(odette, "story");
  await shown(odette, 2800, 3000);
  await noViolations(odette, "[data-testid=drawer]");
  const back = odette.page.getByRole("button", { name: "Afficher les lignes précédentes (2800)" });
  await back.click();
  await odette.page.getByText("not now").waitFor();
  other.refuses = false;
  await back.click();
  await shown(odette, 2600, 3000);
  assert.equal(await odette.page.locator("ol[reversed] h3").first().innerText(), "La dernière manche");
  for (const person of [screen, odette]) assert.deepEqual(person.complaints, [], person.name);
});
