// docs/record.md is enough to referee a game: what it says about hashes, seeds, the deal and money is
// done here by hand, with none of our code.
import assert from "node:assert/strict";
import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { goldenRecords, linesOf, root } from "./support.mjs";

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const games = goldenRecords()
  .filter(({ name }) => name.startsWith("cinecitta/"))
  .map(({ name, bytes }) => ({ name, bytes, lines: linesOf(bytes) }));
const standard = JSON.parse(readFileSync(join(root, "content/cinecitta/standard.json"), "utf8"));
const packOf = ({ lines }) => lines[0].content.pack ?? standard;
const professions = ["director", "actor", "cameraman", "scriptwriter", "producer"];
const eventsOf = ({ lines }) => lines.flatMap((line) => line.events ?? []);

const mask = (1n << 64n) - 1n;
const golden = 0x9e3779b97f4a7c15n;
function mixed(x) {
  x = ((x ^ (x >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
  x = ((x ^ (x >> 27n)) * 0x94d049bb133111ebn) & mask;
  return x ^ (x >> 31n);
}
const fastWord = (seed, purpose, counter) =>
  mixed((mixed((seed + golden) & mask) + ((purpose << 32n) + counter) * golden) & mask) >> 32n;

function draws(word, sizes) {
  let counter = 0n;
  return sizes.map((n) => {
    for (;;) {
      const product = word(counter++) * BigInt(n);
      if ((product & 0xffffffffn) >= (1n << 32n) % BigInt(n)) return [n, Number(product >> 32n)];
    }
  });
}

test("the closing line has the hash of the lines above", () => {
  for (const { name, bytes, lines } of games) {
    const closing = bytes.lastIndexOf("\n", bytes.length - 2) + 1;
    assert.equal(sha256(bytes.subarray(0, closing)), lines.at(-1).lines, name);
  }
});

const hmacWord = (seed, purpose, counter) => {
  const message = Buffer.alloc(9);
  message[0] = purpose;
  message.writeBigUInt64BE(counter, 1);
  return BigInt(createHmac("sha256", seed).update(message).digest().readUInt32BE(0));
};

test("the seed gives the draws of the deal", () => {
  let committed = 0;
  for (const { name, lines } of games) {
    const [header] = lines;
    const sizes = header.deal.map(([n]) => n);
    if (header.commitment) {
      ++committed;
      const seed = Buffer.from(lines.at(-1).seed, "hex");
      assert.equal(sha256(seed), header.commitment, name);
      assert.deepEqual(draws((counter) => hmacWord(seed, 0, counter), sizes), header.deal, name);
    } else {
      const seed = BigInt(header.seed);
      assert.deepEqual(draws((counter) => fastWord(seed, 0n, counter), sizes), header.deal, name);
    }
  }
  assert.equal(committed, 1);
});

test("the content's hash is that of its leaves", () => {
  for (const game of games) {
    const pack = packOf(game);
    const money = Buffer.alloc(12);
    [pack.note, pack.golden_award, pack.gray_award].forEach((amount, i) => money.writeInt32LE(amount, 4 * i));
    const leaves = pack.dealing.flatMap((d) => [d.players, d.cards, d.hand, d.notes]);
    leaves.push(pack.cards.length);
    for (const c of pack.cards) {
      leaves.push(professions.indexOf(c.profession), c.number, c.promotion, c.pen, c.audience, ...c.copies);
    }
    assert.equal(sha256(Buffer.concat([money, Buffer.from(leaves)])), game.lines[0].content.hash, game.name);
  }
});

test("C37-11 the deal gives the hands that are played", () => {
  for (const game of games) {
    const [header] = game.lines;
    const pack = packOf(game);
    const row = header.options.players - 3;
    const deck = pack.cards.flatMap((c) => {
      const name = `${c.profession[0].toUpperCase()}${c.profession.slice(1)} ${c.number}`;
      return Array(c.copies[row]).fill(name);
    });
    const deal = [...header.deal];
    for (let seat = 1; seat <= header.options.players; ++seat) {
      const hand = [];
      for (let i = 0; i < pack.dealing[row].hand; ++i) {
        const [n, k] = deal.shift();
        assert.equal(n, deck.length);
        hand.push(deck[k]);
        deck[k] = deck.at(-1);
        deck.pop();
      }
      const offered = eventsOf(game).filter((event) => event.kind === "offered" && event.seat === seat);
      assert.deepEqual(offered.map((event) => event.card).sort(), hand.sort(), `${game.name}, seat ${seat}`);
    }
    assert.equal(deal.length, 0);
  }
});

test("C37-29 the money in the events adds up to the wallets that are shown", () => {
  for (const game of games) {
    const { players } = game.lines[0].options;
    const wallets = Array(players + 1).fill(packOf(game).dealing[players - 3].notes);
    const folders = [];
    for (const event of eventsOf(game)) {
      if (event.kind === "offered") {
        wallets[event.seat] -= event.notes;
        folders[event.seat] = event.notes;
      } else if (event.kind === "returned") {
        const inFolder = folders[event.seat];
        wallets[event.to] += event.answer === "secure" ? inFolder : -inFolder;
        wallets[event.seat] += event.notes;
        assert.equal(event.notes, event.answer === "secure" ? 0 : 2 * inFolder);
      } else if (event.kind === "wallet_shown") {
        assert.equal(event.notes, wallets[event.seat], game.name);
      }
    }
  }
});

test("C37-54 the points of a seat's lines are its score, and the best score wins", () => {
  for (const { name, lines } of games) {
    const { seats, winners } = lines.at(-1).outcome;
    const running = seats.filter((seat) => seat.in_the_running);
    for (const seat of running) {
      const points = seat.lines.filter((line) => line.kind === "points");
      assert.equal(points.reduce((sum, line) => sum + line.amount, 0), seat.score, name);
    }
    const best = Math.max(...running.map((seat) => seat.score));
    const right = seats.flatMap((seat, i) => (seat.in_the_running && seat.score === best ? [i + 1] : []));
    assert.deepEqual(winners, right, name);
    for (const winner of winners) assert.equal(seats[winner - 1].payoff, 2520 / winners.length);
  }
});
