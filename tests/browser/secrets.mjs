// What a seat of Cinecittà may know, worked out from the frames it got, and whether it got more.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./support.mjs";

const pack = JSON.parse(readFileSync(join(root, "content/cinecitta/standard.json"), "utf8"));
export const cardNames = pack.cards.map(
  ({ profession, number }) => `${profession[0].toUpperCase()}${profession.slice(1)} ${number}`,
);

/** Every card that is named anywhere in there, in texts too. */
export const cardsIn = (value) => {
  const text = JSON.stringify(value);
  return cardNames.filter((name) => text.includes(name));
};

export function assertNoSecrets(who, messages) {
  const allowed = new Set();
  let updates = 0;
  for (const message of messages) {
    if (message.type === "table") assertLobby(who, message.lobby);
    if (message.type === "preview") {
      for (const card of cardsIn(message)) assert.ok(allowed.has(card), `a preview told ${who} of ${card}`);
      continue;
    }
    if (message.type !== "update") {
      assert.deepEqual(cardsIn(message), [], `${who}: a card in ${message.type}`);
      continue;
    }
    ++updates;
    const { view, events, decision, outcome } = message.update;
    // C37-14: one's own hand; C37-25, C37-72: what was placed; C37-28: folders given or received.
    if (view.seat !== null) cardsIn(view.desks[view.seat - 1].hand).forEach((card) => allowed.add(card));
    for (const { event } of events) {
      if (!event) continue; // said, or about the table
      const mine = view.seat !== null && (event.seat === view.seat || event.to === view.seat);
      if (event.kind === "placed" || mine) cardsIn(event).forEach((card) => allowed.add(card));
    }
    for (const card of cardsIn(message)) assert.ok(allowed.has(card), `${who} was told of ${card}`);
    assertDesks(who, view, outcome);
    if (view.seat === null) assert.equal(decision, null, `${who} was asked something`);
  }
  assert.ok(updates > 0, `${who} saw nothing`);
}

function assertLobby(who, lobby) {
  assert.equal("server_seed" in lobby, lobby.phase === "over", `${who}: the server's seed while ${lobby.phase}`);
  for (const chair of lobby.seats) {
    if (lobby.phase === "lobby") assert.equal(chair.contribution, undefined, `${who}: opened too early`);
  }
}

function assertDesks(who, view, outcome) {
  view.desks.forEach((desk, at) => {
    if (at + 1 === view.seat) return;
    assert.ok(desk.hand.every((card) => card === null), `${who} saw a hand`);
    assert.deepEqual(desk.moving_out, [], `${who} saw a sealed placement`); // C37-35
    if (!outcome) assert.equal(desk.wallet, null, `${who} saw a wallet`); // C37-12
  });
  assert.ok(view.left_over.every((card) => card === null), `${who} saw a left-over card`); // C37-15
}
