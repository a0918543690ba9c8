// The networks of the bots `net` in WebAssembly: in whole games the module scores every choice as the native library does.
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { build, engineFor, engines, games, goldenRecords, nativeScored, root } from "./support.mjs";

const fileOf = (game) => join(root, `networks/${game}.net`);
const learned = games.filter((game) => existsSync(fileOf(game)));

/** A game of somebody who picks at random against that bot: its record. */
function played(backlot, game, players, bot, number) {
  let requests = 0;
  let table = "";
  let update = null;
  const take = (news) => {
    for (const message of news.messages) {
      if (message.type === "error") throw new Error(`${game}: ${message.why}`);
      if (message.type === "ack") table = message.table ?? table;
      if (message.type === "update") update = message.update;
    }
  };
  const send = (type, fields = {}) => {
    take(backlot.practiceReceive({ type, ...(type === "hello" ? {} : { id: `r${++requests}` }), ...fields }));
    for (let news = backlot.practiceThink(); news; news = backlot.practiceThink()) take(news);
  };
  backlot.practiceBegin({ seed: number.toString(16).padStart(2, "0").repeat(32) });
  const [{ games: known }] = backlot.practiceReceive({ type: "hello", version: 1 }).messages;
  const { options, bots } = known.find(({ id }) => id === game);
  assert.equal(bots.includes("net"), learned.includes(game));
  send("create", { game, options: { ...options, players } });
  send("join", { table });
  const contribution = "11".repeat(32);
  send("sit", { seat: 1, name: "Ada", commitment: backlot.sha256(Buffer.from(contribution, "hex")) });
  for (let seat = 2; seat <= players; ++seat) send("bot", { seat, bot });
  send("start");
  send("open", { contribution });
  for (let made = 0; update.outcome === null; ++made) {
    const { decision, decision_number } = update;
    send("act", { decision: decision_number, action: decision.choices[(made * 7 + number) % decision.choices.length].action });
  }
  return backlot.practiceRecord(table);
}

test("thousands of scores of the module are those of the native library, and in practice it takes the best", () => {
  assert.ok(learned.length >= 2);
  for (const game of learned) {
    const backlot = engines[game];
    assert.equal(backlot.networkGive(readFileSync(fileOf(game))), null);
    const records = Array.from({ length: 40 }, (_, number) => Buffer.from(played(backlot, game, 3 + (number % 3), "net", number)));
    const native = nativeScored(records);
    let choices = 0;
    let best = 0;
    records.forEach((record, number) => {
      const { seats, steps: last } = backlot.replayOpen(record);
      const { scored, chances } = native[number];
      assert.deepEqual(backlot.replayScored(), scored, `${game}: game ${number}`);
      assert.deepEqual(["all", ...seats.map((_, at) => at + 1)].map(backlot.replayChances), chances, `${game}: game ${number}`);
      assert.ok(chances.every(({ steps }) => steps.length === last + 1));
      for (const { seat, done, scores } of scored) {
        if (scores.length === 1 || seat === 1) continue;
        ++choices;
        if (scores[done] === Math.max(...scores)) ++best;
      }
    });
    console.log(`${game}: ${choices} choices of bots, ${best} the best`);
    assert.ok(choices > 1000, `${game}: ${choices}`);
    // Who decides at the same time as others may have decided before the record has them decide.
    assert.ok(best > choices * 0.9, `${game}: ${best} of ${choices}`);
  }
});

test("without its network a module scores nothing", async () => {
  const [game] = learned;
  const backlot = await load(moduleBytes(build, game));
  assert.equal(backlot.replayScored(), null);
  const record = Buffer.from(played(backlot, game, 3, "random", 1));
  assert.equal(backlot.replayOpen(record).ok, true);
  assert.deepEqual(backlot.replayScored(), []);
  assert.equal(backlot.replayChances("all"), null);
});

test("chances are told neither to those who only watch nor where the game has no network", () => {
  for (const game of learned) assert.equal(engines[game].networkGive(readFileSync(fileOf(game))), null);
  for (const { name, bytes } of goldenRecords()) {
    const backlot = engineFor(bytes);
    const [game] = name.split("/");
    assert.equal(backlot.replayOpen(bytes).ok, true);
    assert.equal(backlot.replayChances("watch"), null);
    assert.equal(backlot.replayChances("all") !== null, learned.includes(game), name);
  }
});

test("a network of another game or a damaged one is refused with a sentence, and the one before stays", async () => {
  const [game, other] = learned;
  const backlot = await load(moduleBytes(build, game));
  const good = readFileSync(fileOf(game));
  const bad = Buffer.from(good);
  bad[bad.length >> 1] ^= 1;
  assert.equal(backlot.networkGive(readFileSync(fileOf(other))), `this network plays ${other}, not ${game}`);
  assert.match(backlot.networkGive(bad), /^this network is damaged/);
  assert.match(backlot.networkGive(Buffer.alloc(0)), /no network/);
  assert.equal(backlot.networkGive(good), null);
  assert.match(backlot.networkGive(bad), /damaged/);
  const record = Buffer.from(played(backlot, game, 3, "net", 5));
  assert.equal(backlot.replayOpen(record).ok, true);
  assert.deepEqual(backlot.replayScored(), nativeScored([record])[0].scored);
});
