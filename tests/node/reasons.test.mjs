// Why a hint is a good one: the engine says it as data that the schema knows, and the page as a sentence.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { engines, games, root } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const Ajv = require("ajv/dist/2020.js").default;
const ajv = new Ajv({ strict: false });
ajv.addSchema(JSON.parse(readFileSync(join(root, "docs/protocol.games.schema.json"), "utf8")), "games");
const pack = JSON.parse(readFileSync(join(root, "content/cinecitta/standard.json"), "utf8"));

/** Hints of a practice game, with the view they were asked in: of every `each`th decision, so many. */
function hinted(game, each, most) {
  const backlot = engines[game];
  const found = [];
  let requests = 0;
  let table = "";
  let update = null;
  const take = (news) => {
    for (const message of news.messages) {
      if (message.type === "error") throw new Error(`${game}: ${message.why}`);
      if (message.type === "ack") table = message.table ?? table;
      if (message.type === "update") update = message.update;
      if (message.type === "hint") found.push(...message.hints.map((hint) => ({ hint, view: update.view })));
    }
  };
  const send = (type, fields = {}) => {
    take(backlot.practiceReceive({ type, ...(type === "hello" ? {} : { id: `r${++requests}` }), ...fields }));
    for (let news = backlot.practiceThink(); news; news = backlot.practiceThink()) take(news);
  };
  backlot.practiceBegin({ seed: "07".repeat(32) });
  const [{ games: known }] = backlot.practiceReceive({ type: "hello", version: 1 }).messages;
  const { options } = known.find(({ id }) => id === game);
  send("create", { game, options });
  send("join", { table });
  const contribution = "11".repeat(32);
  send("sit", { seat: 1, name: "Ada", commitment: backlot.sha256(Buffer.from(contribution, "hex")) });
  for (let seat = 2; seat <= options.players; ++seat) send("bot", { seat, bot: "medium" });
  send("start");
  send("open", { contribution });
  for (let made = 0, asked = 0; update.outcome === null && asked < most; ++made) {
    const { decision, decision_number } = update;
    if (decision.choices.length > 1 && made % each === 0) {
      ++asked;
      send("hint", { decision: decision_number });
    }
    send("act", { decision: decision_number, action: decision.choices[(made * 7) % decision.choices.length].action });
  }
  return found;
}

/** What must hold of a reason whatever the engine thinks. */
const holds = {
  cinecitta: ({ action, reason }) => {
    if (!/sells|returns/.test(reason.kind)) return;
    assert.ok(reason.neighbour > 1 && reason.worth >= 0);
    const facts = pack.cards.find(({ profession, number }) => action.card === `${profession} ${number}`);
    if (reason.keeps_pen && facts) assert.equal(facts.pen ?? 0, 0, "the Pen that is kept is not the card that goes");
  },
  hollywood: ({ reason }) => {
    if (reason.kind === "cards") assert.ok(reason.symbols > 0, "cards that help");
    if (reason.kind === "token") {
      const quiet = reason.quiet.map((seat) => `seat ${seat}`);
      assert.ok(!quiet.includes(reason.who) && !quiet.includes("seat 1"), "others who show no star");
    }
  },
  boulevard: ({ action, reason }, view) => {
    if (reason.kind !== "film") return;
    assert.ok(reason.gain >= 0);
    if (reason.film) assert.ok(reason.film !== action.film && view.array.includes(reason.film), "another film of the week");
  },
  maybe: ({ reason }) => {
    if (reason.kind === "pitch") assert.ok(reason.icons > 0, "a movie costs something");
  },
};

const chairs = [1, 2, 3, 4, 5].map((seat) => ({ seat, name: ["Ada", "Ben", "Cleo", "Dan", "Eve"][seat - 1] }));
const wordsOf = {
  cinecitta: (reasonOf) => (reason) => reasonOf(reason, (seat) => chairs[seat - 1].name),
  hollywood: (reasonOf) => (reason, view) => reasonOf(reason, view, chairs),
  boulevard: (reasonOf) => reasonOf,
  maybe: (reasonOf) => reasonOf,
};

for (const game of games) {
  test(`${game}: hints have reasons, as data and in words`, async () => {
    const { reasonOf } = await clientModule(`games/${game}/reason.ts`);
    const say = wordsOf[game](reasonOf);
    const fits = ajv.compile({ $ref: `games#/$defs/${game}-reason` });
    const hints = hinted(game, 2, 10);
    const reasoned = hints.filter(({ hint }) => hint.reason);
    const most = reasoned.length >= 4 && 3 * reasoned.length >= 2 * hints.length;
    assert.ok(most, `${reasoned.length} of ${hints.length} hints have a reason`);
    for (const { hint, view } of reasoned) {
      assert.ok(fits(hint.reason), `${JSON.stringify(hint.reason)}: ${ajv.errorsText(fits.errors)}`);
      holds[game](hint, view);
      const words = say(hint.reason, view);
      if (process.env.BACKLOT_SHOW) console.log(`${hint.text}: ${words}`);
      assert.match(words, /^\S.*\.$/, JSON.stringify(hint.reason));
      assert.doesNotMatch(words, /undefined|null|NaN|%|\bseat \d/, words);
    }
  });
}
