// Games that are over, looked at again: a record out of a file, and the replay of a table with its link.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { Person, build, openHouse, root } from "./support.mjs";
import { closeDrawer, openDrawer } from "./touch.mjs";

const house = openHouse();
const { host } = house;

const replayOf = ({ page }) => page.getByTestId("replay");
const at = (person, step, eyes = null) =>
  person.page.waitForFunction(
    ([wanted, whose]) => {
      const { dataset } = document.querySelector("[data-testid=replay]") ?? {};
      return dataset?.step === String(wanted) && (whose === null || dataset.eyes === String(whose));
    },
    [step, eyes],
  );
const open = (person, name, bytes) =>
  person.page.getByLabel("Open a record").setInputFiles({ name, mimeType: "application/jsonl", buffer: bytes });

/** A game of Hollywood between seven bots, who claim things, true and false. */
function talkative() {
  const file = join(host.folder, "hollywood.jsonl");
  const options = ["--players", "7", "--games", "1", "--seed", "4", "--records", file];
  execFileSync(join(build, "backlot"), ["simulate", "hollywood", ...options]);
  return readFileSync(file);
}

test("a record out of a file, step by step and through other eyes", async () => {
  const ada = await Person.open(house.browser, "Ada");
  const { page } = ada;
  await page.goto(`${host.address}/replay`);
  const record = talkative();

  // What verify says is wrong with a broken one.
  const lines = record.toString("utf8").split("\n");
  lines.splice(30, 1);
  await open(ada, "broken.jsonl", Buffer.from(lines.join("\n")));
  await page.getByRole("alert").getByText("Line 31").waitFor();

  await open(ada, "hollywood.jsonl", record);
  await at(ada, 0, "all");
  assert.ok((await ada.overflow()) <= 0, "the page is wider than the window");
  // With all revealed every hand and loyalty is told, at the seats and on a phone in a drawer.
  const seats = page.getByTestId("secrets");
  await seats.first().waitFor();
  assert.equal(await seats.locator("[data-secret=loyalty]").count(), 7);
  const hidden = page.getByTestId("hidden");
  await openDrawer(ada, "hidden");
  await hidden.waitFor();
  assert.equal(await hidden.getByText("Loyalty").count(), 7);
  assert.equal(await hidden.getByText("Hand", { exact: true }).count(), 7);
  await closeDrawer(ada);

  await page.getByRole("button", { name: "One step on" }).click();
  await at(ada, 1);
  await page.keyboard.press("ArrowRight");
  await at(ada, 2);
  await page.keyboard.press("ArrowLeft");
  await at(ada, 1);
  await page.getByLabel("Skip to").selectOption("Movie 2");
  await page.getByText(/Movie 2 of 7: Production/).waitFor();
  await openDrawer(ada, "story");
  const line = page.getByTestId("story").getByRole("button").nth(10);
  await line.click();
  assert.equal(await line.getAttribute("aria-current"), "step");
  await ada.picture("replay-all");
  await closeDrawer(ada);

  // Through the eyes of a seat others' hands are hidden, and nothing gives the truth away.
  await page.getByLabel("Seen by").selectOption("heuristic 2 (seat 2)");
  await page.locator("[data-drawer=hidden]").waitFor({ state: "detached" });
  assert.equal(await seats.count(), 0);
  assert.equal(await hidden.count(), 0);
  await openDrawer(ada, "heads");
  const claims = page.getByTestId("claims");
  await claims.waitFor();
  assert.equal(await claims.getByText("true", { exact: false }).locator("b").count(), 0);
  const belief = page.getByTestId("belief");
  assert.equal(await belief.locator("polyline").count(), 6);
  assert.equal(await belief.getByText("in truth").count(), 0);
  await closeDrawer(ada);

  await page.keyboard.press("End");
  await page.getByTestId("score").waitFor();
  await openDrawer(ada, "heads");
  await claims.getByText("✗ false").first().waitFor();
  await claims.getByText("✓ true").first().waitFor();
  assert.ok((await belief.getByRole("cell", { name: "Communist" }).count()) > 0);
  await ada.picture("replay-end");
  await closeDrawer(ada);

  // It plays by itself, and a reload comes back to the same place.
  await page.keyboard.press("Home");
  await page.getByLabel("Speed").selectOption("fast");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(() => Number(document.querySelector("[data-testid=replay]").dataset.step) > 3);
  await page.getByRole("button", { name: "Pause" }).click();
  const step = await replayOf(ada).getAttribute("data-step");
  await page.waitForFunction((now) => location.hash === `#step=${now}&eyes=2`, step);
  await page.reload();
  await at(ada, step, 2);
  assert.deepEqual(ada.complaints, []);
});

test("every game is drawn through all eyes", async () => {
  const ben = await Person.open(house.browser, "Ben", { width: 1440, height: 900, colorScheme: "dark" });
  await ben.page.goto(`${host.address}/replay`);
  const records = {
    cinecitta: "sole-winner-all-options",
    hollywood: "nine-players-all-options",
    boulevard: "long-reshuffled",
    maybe: "all-expansions",
  };
  for (const [game, name] of Object.entries(records)) {
    const bytes = readFileSync(join(root, "tests/golden", game, `${name}.jsonl`));
    if ((await replayOf(ben).count()) > 0) await openDrawer(ben, "share");
    await open(ben, `${name}.jsonl`, bytes);
    await at(ben, 0, "all");
    const rounds = await ben.page.getByLabel("Skip to").locator("option").count();
    assert.ok(rounds > 3, game);
    await ben.page.getByLabel("Skip to").selectOption(String(Math.ceil(rounds / 2)));
    for (const eyes of ["watch", "1", "all"]) {
      await ben.page.getByLabel("Seen by").selectOption(eyes);
      await ben.page.keyboard.press("ArrowRight");
    }
    await ben.picture(`replay-${game}`);
    await ben.page.keyboard.press("End");
    await ben.page.getByTestId("score").waitFor();
    assert.ok((await ben.overflow()) <= 0, `${game}: the page is wider than the window`);
  }
  assert.deepEqual(ben.complaints, []);
});

/** Plays a game against bots over a socket of the page, always the first choice; gives its table. */
const playQuickly = ({ page }) =>
  page.evaluate(async () => {
    const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    const contribution = crypto.getRandomValues(new Uint8Array(32));
    const commitment = hex(new Uint8Array(await crypto.subtle.digest("SHA-256", contribution)));
    const socket = new WebSocket(`ws://${location.host}/ws`);
    let id = 0;
    const waiting = new Map();
    const send = (type, fields = {}) =>
      new Promise((resolve) => {
        waiting.set(String(++id), resolve);
        socket.send(JSON.stringify({ type, id: String(id), ...fields }));
      });
    const over = new Promise((resolve, reject) => {
      const heard = (message) => {
        if (message.type === "error") reject(new Error(message.why));
        if (message.type === "ack") waiting.get(message.id)?.(message.table);
        if (message.type !== "update") return;
        const { outcome, decision, decision_number } = message.update;
        if (outcome) resolve();
        else if (decision?.asked) {
          void send("act", { decision: decision_number, action: decision.choices[0].action });
        }
      };
      socket.onmessage = ({ data }) => {
        for (const line of data.split("\n")) heard(JSON.parse(line));
      };
    });
    await new Promise((opened) => (socket.onopen = opened));
    socket.send(JSON.stringify({ type: "hello", version: 1 }));
    const options = { players: 3, trendsetter: false, changes: false, blockbusters: false };
    const table = await send("create", { game: "maybe", options });
    await send("join", { table, seen: 0 });
    await send("sit", { seat: 1, name: "Ada", commitment });
    await send("bot", { seat: 2, bot: "heuristic" });
    await send("bot", { seat: 3, bot: "heuristic" });
    await send("start");
    await send("open", { contribution: hex(contribution) });
    await over;
    socket.close();
    return table;
  });

test("a finished table: its score, what was promised, its replay, and a link to one step of it", async () => {
  const ada = await Person.open(house.browser, "Ada", { width: 1440, height: 900 });
  await ada.page.goto(host.address);
  const table = await playQuickly(ada);
  await ada.page.goto(`${host.address}/table/${table}`);
  const score = ada.page.getByTestId("score");
  await score.getByText(/MM-5[23]/).waitFor();
  await score.getByText("What each line means").click();
  await score.getByText("Every Vote won scores the number of times its icon appears").waitFor();
  await ada.picture("after-score");
  await ada.page.getByText("The deal was fair: check it").click();
  await ada.page.getByText("The cards and dice follow from these numbers").waitFor();
  assert.equal(await ada.page.locator("details", { hasText: "The deal was fair: check it" }).getByText("✗").count(), 0);
  await ada.picture("after-fair");

  await ada.page.getByRole("link", { name: "Replay it step by step" }).click();
  await at(ada, 0, 1);
  await ada.page.getByLabel("Skip to").selectOption("Pitch 2");
  const step = await replayOf(ada).getAttribute("data-step");
  assert.ok(Number(step) > 0);
  await openDrawer(ada, "share");
  const link = await ada.page.getByLabel("Link to this step").inputValue();
  assert.ok(link.endsWith(`/table/${table}/replay#step=${step}&eyes=1`), link);

  const cleo = await Person.open(house.browser, "Cleo");
  await cleo.page.goto(link);
  await at(cleo, step, 1);
  await openDrawer(cleo, "story");
  await openDrawer(ada, "story");
  assert.equal(
    await cleo.page.getByTestId("story").locator("[aria-current]").first().innerText(),
    await ada.page.getByTestId("story").locator("[aria-current]").first().innerText(),
  );
  assert.deepEqual([...ada.complaints, ...cleo.complaints], []);
});

test("a game that is not over has no replay", async () => {
  const ben = await Person.open(house.browser, "Ben");
  await ben.page.goto(host.address);
  const form = await ben.form("Maybe Movies");
  await form.getByRole("button", { name: "Create the table" }).click();
  await ben.page.waitForURL(/\/table\//);
  await ben.page.goto(`${ben.page.url()}/replay`);
  await ben.page.getByRole("alert").getByText("the game is not over").waitFor();
});
