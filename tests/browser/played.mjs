// Practice games played in Node by the engine, the same every time, and put into a browser as if played there.
import { createHash } from "node:crypto";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { build } from "./support.mjs";

const seedOf = (text) => createHash("sha256").update(text).digest("hex");

/** A choice that varies from decision to decision. */
const varied = ({ choices }, made) => choices[(made * 7) % choices.length];

/** A game against bots until somebody has made so many decisions, or is asked what `until` waits for, or to its end: what
 * web/src/lib/kept.ts keeps. With another `deal` it is another game. `choose` picks one of the choices of a decision; `each` is
 * told every update that asks something, with a function that gives what would be kept at that point. */
export async function played(
  game,
  decisions = Infinity,
  { name = "Ada", bot = "medium", options = {}, until = () => false, choose = varied, each = () => {}, deal = "" } = {},
) {
  const seed = seedOf(`${game} ${decisions}${deal}`); // a table of its own name for each
  const backlot = await load(moduleBytes(build, game));
  backlot.practiceBegin({ seed });
  const entries = [];
  let asked = 0;
  let lobby = null;
  const say = (message) => {
    const messages = [];
    for (let news = backlot.practiceReceive(message); news; news = backlot.practiceThink()) {
      entries.push(...news.entries);
      messages.push(...news.messages);
      lobby = news.messages.findLast(({ type }) => type === "table")?.lobby ?? lobby;
    }
    return messages;
  };
  const ask = (type, fields) => say({ type, id: `${type}-${++asked}`, ...fields });
  const [welcome] = say({ type: "hello", version: 1 });
  const wanted = { ...welcome.games.find(({ id }) => id === game).options, ...options };
  const [{ table }] = ask("create", { game, options: wanted });
  ask("join", { table, seen: 0 });
  ask("sit", { seat: 1, name, commitment: backlot.sha256(Buffer.from(seed, "hex")) });
  for (let seat = 2; seat <= wanted.players; ++seat) ask("bot", { seat, bot });
  ask("start");
  const last = (messages) => messages.findLast(({ type }) => type === "update").update;
  let update = last(ask("open", { contribution: seed }));
  const when = Date.UTC(2026, 0, 31, 20);
  const keptWith = (result) => ({
    kept: { table, game, options: wanted, bot, started: when, played: when, result },
    log: { seed, table, entries: [...entries] },
  });
  for (let made = 0; made < decisions && !update.outcome && !until(update); ++made) {
    each(update, () => keptWith(null));
    const { decision, decision_number } = update;
    const { action } = choose(decision, made, update.view);
    update = last(ask("act", { decision: decision_number, action }));
  }
  const result = update.outcome?.seats.map(({ score }, at) => ({
    name: lobby.seats[at].name,
    you: at === 0,
    won: update.outcome.winners.includes(at + 1),
    score,
  }));
  return { ...keptWith(result ?? null), ended: { outcome: update.outcome, view: update.view, seats: lobby.seats } };
}

/** Puts such games into the browser of a page that shows this client. */
export async function putInto(page, ...games) {
  await page.evaluate(async (all) => {
    const put = (database, store, table, value) =>
      new Promise((done, failed) => {
        const opening = indexedDB.open(database);
        opening.onupgradeneeded = () => opening.result.createObjectStore(store);
        opening.onerror = failed;
        opening.onsuccess = () => {
          const change = opening.result.transaction(store, "readwrite");
          change.objectStore(store).put(value, table);
          change.oncomplete = () => done(opening.result.close());
        };
      });
    for (const { kept, log } of all) {
      await put("backlot-practice", "games", kept.table, kept);
      await put("backlot-practice-logs", "logs", kept.table, log);
    }
  }, games);
}
