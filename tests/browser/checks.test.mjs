// The checks of the browser test bite: frames of the engine pass, frames with one secret in them do not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { assertNoSecrets, cardNames, cardsIn } from "./secrets.mjs";
import { build, protocolSchema } from "./support.mjs";

const hex = "5a".repeat(32);
const loaded = () => load(moduleBytes(build, "cinecitta"));

/** A practice game from the first message to the end: {received, sent}. */
async function practiceGame() {
  const backlot = await loaded();
  assert.equal(backlot.practiceBegin({ seed: "ab".repeat(31) }), false);
  assert.equal(backlot.practiceBegin({ seed: hex }), true);
  const received = [];
  const sent = [];
  const journal = [];
  const say = (message) => {
    sent.push(message);
    const { messages: answers, entries } = backlot.practiceReceive(message);
    journal.push(...entries);
    for (let news = backlot.practiceThink(); news; news = backlot.practiceThink()) {
      journal.push(...news.entries);
      answers.push(...news.messages);
    }
    received.push(...answers);
    return answers;
  };
  const ask = (type, fields) => say({ type, id: `${type}-${sent.length}`, ...fields });
  say({ type: "hello", version: 1 });
  const [{ table }] = ask("create", { game: "cinecitta", options: { players: 3, coaster: false, awards: true } });
  ask("join", { table, seen: 0 });
  ask("sit", { seat: 2, name: "Me", commitment: backlot.sha256(Buffer.from(hex, "hex")) });
  for (const seat of [1, 3]) ask("bot", { seat, bot: "heuristic" });
  ask("start");
  let update = ask("open", { contribution: hex }).at(-1).update;
  const early = backlot.practiceRecord(table);
  ask("act", { decision: 99, action: update.decision.choices[0].action }); // refused: a stale click
  ask("preview", { decision: update.decision_number, action: update.decision.choices[0].action });
  while (!update.outcome) {
    const { decision, decision_number } = update;
    const { action } = decision.choices[decision_number % decision.choices.length];
    update = ask("act", { decision: decision_number, action }).findLast(({ type }) => type === "update").update;
  }
  return { received, sent, journal, table, record: backlot.practiceRecord(table), early };
}

const { received, sent, journal, table, record, early } = await practiceGame();
const copy = () => structuredClone(received);
const updatesIn = (messages) => messages.filter(({ type }) => type === "update").map(({ update }) => update);

test("an honest game has no secrets, and the same seed and messages give it again", async () => {
  assertNoSecrets("Me", received);
  assert.deepEqual((await practiceGame()).received, received);
});

test("a practice game is taken up from its log, with a hint for the next decision", async () => {
  const backlot = await loaded();
  assert.equal(backlot.practiceBegin({ seed: hex, table, entries: journal.slice(0, -20) }), true);
  backlot.practiceReceive({ type: "hello", version: 1 });
  const messages = backlot.practiceReceive({ type: "join", id: "j", table, seen: 0 }).messages;
  const all = (news) => [...(news?.messages ?? []), ...(news ? all(backlot.practiceThink()) : [])];
  messages.push(...all(backlot.practiceThink()));
  const update = messages.findLast(({ type }) => type === "update").update;
  assert.ok(update.decision, "somebody is asked");
  const ask = { type: "hint", id: "h", decision: update.decision_number };
  backlot.practiceReceive(ask);
  const hint = backlot.practiceThink().messages.find(({ type }) => type === "hint");
  const fits = protocolSchema();
  assert.ok(fits(ask) && fits(hint), JSON.stringify(fits.errors?.slice(-2)));
  const offered = update.decision.choices.map(({ action }) => JSON.stringify(action));
  assert.ok(hint.hints.length > 0 && hint.hints.length <= 3);
  for (const { action, wins } of hint.hints) {
    assert.ok(offered.includes(JSON.stringify(action)));
    assert.ok(wins >= 0 && wins <= 1);
  }
});

test("a practice game that is over has a record, and one that is not has none", async () => {
  const backlot = await loaded();
  assert.equal(early, null);
  assert.equal(backlot.verify(record).ok, true);
  assert.equal(backlot.practiceBegin({ seed: hex, table, entries: journal }), true);
  assert.equal(backlot.practiceRecord(table), record, "the kept log gives the same");
  assert.equal(backlot.practiceRecord("another"), null);
});

test("one secret in one frame is found", () => {
  const withEvents = (m) => updatesIn(m).find(({ events }) => events.length > 0);
  const told = cardsIn(received.slice(0, received.findIndex(({ update }) => update?.events.length > 0) + 1));
  const unseen = cardNames.find((card) => !told.includes(card));
  const leaks = {
    "another's wallet": (m) => (updatesIn(m)[5].view.desks[0].wallet = 7),
    "another's hand": (m) => (updatesIn(m)[5].view.desks[2].hand[0] = "Actor 9"),
    "a sealed placement": (m) => updatesIn(m)[5].view.desks[0].moving_out.push("Actor 2"),
    "a left-over card": (m) => (updatesIn(m)[3].view.left_over[0] = "Producer 9"),
    "a card in a text": (m) => (withEvents(m).events[0].text = `Bot 1 puts ${unseen} and no money into the folder`),
    "a card in a preview": (m) => (m.find(({ type }) => type === "preview").events[0].text = `Bot 1 puts ${unseen}`),
    "the server's seed": (m) => (m.find(({ type }) => type === "table").lobby.server_seed = hex),
    "a contribution too early": (m) => (m.find(({ type }) => type === "table").lobby.seats[0].contribution = hex),
    "a question to somebody who watches": (m) => updatesIn(m).forEach(({ view }) => (view.seat = null)),
  };
  for (const [what, leak] of Object.entries(leaks)) {
    const messages = copy();
    leak(messages);
    assert.throws(() => assertNoSecrets("Me", messages), { code: "ERR_ASSERTION" }, what);
  }
});

test("every message fits the schema of the protocol, and broken ones do not", () => {
  const fits = protocolSchema();
  for (const message of [...received, ...sent]) {
    assert.ok(fits(message), `${JSON.stringify(message).slice(0, 200)}: ${JSON.stringify(fits.errors?.slice(-2))}`);
  }
  assert.deepEqual(
    [...new Set([...received, ...sent].map(({ type }) => type))].sort(),
    ["ack", "act", "bot", "create", "error", "hello", "join", "open", "preview", "sit", "start", "table", "update", "welcome"],
  );
  for (const message of [...received, ...sent]) {
    for (const field of Object.keys(message)) {
      if (message.type === "join" && ["table", "seen", "frames"].includes(field)) continue; // these may be missing
      if (message.type === "error" && field === "with") continue;
      if (message.type === "act" && field === "action") continue; // or actions: the server says so
      const { [field]: _, ...rest } = message;
      assert.equal(fits(rest), false, `${message.type} without ${field}`);
    }
    assert.equal(fits({ ...message, extra: 1 }), false, message.type);
  }
  const update = copy().find(({ type }) => type === "update");
  update.update.view.desks[0].wallet = "much";
  assert.equal(fits(update), false);
});
