// Several people in one WebAssembly hub: each is told what their own seat sees.
import assert from "node:assert/strict";
import { test } from "node:test";
import { engines } from "./support.mjs";

const engine = engines.cinecitta;

/** Two people and a bot, dealt; what each of them was told last. */
function dealt() {
  assert.equal(engine.practiceBegin({ seed: "5a".repeat(32) }), true);
  const told = [[], []];
  let requests = 0;
  const say = (person, type, fields = {}) => {
    const id = type === "hello" ? {} : { id: `r${++requests}` };
    const news = engine.practiceReceive({ type, ...id, ...fields }, person);
    [news.messages, ...news.friends].forEach((messages, each) => told[each].push(...messages));
    return told[person].findLast((message) => message.type === "ack");
  };
  const secrets = ["11", "22"].map((digits) => digits.repeat(32));
  const commitment = (person) => engine.sha256(Uint8Array.from(Buffer.from(secrets[person], "hex")));
  for (const person of [0, 1]) say(person, "hello", { version: 1 });
  const { table } = say(0, "create", { game: "cinecitta", options: { ...told[0][0].games[0].options, players: 3 } });
  for (const person of [0, 1]) {
    say(person, "join", { table, seen: 0 });
    say(person, "sit", { seat: person + 1, name: ["Ada", "Ben"][person], commitment: commitment(person) });
  }
  say(0, "bot", { seat: 3, bot: "heuristic" });
  say(0, "start");
  for (const person of [0, 1]) say(person, "open", { contribution: secrets[person] });
  return told.map((messages) => messages.findLast(({ type }) => type === "update").update);
}

test("two people at one page see their own hands, and not each other's", () => {
  const updates = dealt();
  updates.forEach(({ view, decision }, person) => {
    assert.equal(view.seat, person + 1);
    assert.equal(decision.asked, true);
    view.desks.forEach(({ hand }, at) => assert.equal(hand.some((card) => card !== null), at === person));
  });
  assert.notDeepEqual(updates[0].view.desks[0].hand, updates[1].view.desks[1].hand);
});

test("there are no more people than seats, somebody who watches and a television", () => {
  dealt();
  assert.equal(engine.practiceReceive({ type: "hello", version: 1 }, 11), null);
  assert.equal(engine.practiceReceive({ type: "hello", version: 1 }, 10).friends.length, 10);
});
