// Great moments of games that the engine really played, as an update that a session would get: for the page on which
// they are looked at (web/stage/main.ts).
import { dice } from "../node/dice.mjs";
import { clientModule } from "../node/client.mjs";
import { load } from "../../targets/wasm/backlot.mjs";
import { moduleBytes } from "../../targets/wasm/modules.mjs";
import { build } from "./support.mjs";

const { patched } = await clientModule("pace/patch.ts");
const names = [
  "Ada",
  "Bruno",
  "Clara",
  "Dev",
  "Emi",
  "Fay",
  "Gus",
  "Hana",
  "Ivo",
];

/** Every frame of a game, with the table before and after it; what came together has the same `batch`. */
async function framesOf(
  game,
  players,
  seed,
  choose = (roll, choices) => roll(choices.length),
) {
  const engine = await load(moduleBytes(build, game));
  const roll = dice(seed);
  const log = [];
  const said = [];
  let asked = 0;
  let table = "";
  let shown = null;
  let begun = null;
  let update = null;
  let lobby = null;
  let games = [];
  let batch = 0;
  function take(messages) {
    for (const message of messages) {
      if (message.type === "error") throw new Error(message.why);
      if (message.type === "welcome") games = message.games;
      if (message.type === "ack") table = message.table;
      if (message.type === "table") lobby = message.lobby;
      if (message.type !== "update") continue;
      update = message.update;
      const { frames, view, outlook, waiting } = update;
      ++batch;
      if (!frames) {
        shown = { view, outlook, waiting };
        begun ??= shown;
        continue;
      }
      let at = 0;
      for (const { events, changes, tellings = [] } of frames) {
        const before = shown;
        shown = patched(shown, changes);
        const items = [];
        for (let left = events; left > 0 && at < update.events.length; ++at) {
          if (!update.events[at].event) {
            said.push(update.events[at]);
            continue;
          }
          items.push(update.events[at]);
          --left;
        }
        log.push({ batch, before, after: shown, items, tellings });
      }
      said.push(...update.events.slice(at)); // what was said after the last of them
    }
  }
  function send(type, fields = {}) {
    const id = type === "hello" ? {} : { id: `r${++asked}` };
    take(engine.practiceReceive({ type, ...id, ...fields }).messages);
    for (let news = engine.practiceThink(); news; news = engine.practiceThink())
      take(news.messages);
  }
  engine.practiceBegin({ seed: seed.toString(16).padStart(64, "0") });
  send("hello", { version: 1 });
  const options = { ...games.find(({ id }) => id === game).options, players };
  send("create", { game, options });
  send("join", { table, frames: true });
  const contribution = "11".repeat(32);
  send("sit", {
    seat: 1,
    name: "Ada",
    commitment: engine.sha256(Buffer.from(contribution, "hex")),
  });
  for (let seat = 2; seat <= players; ++seat)
    send("bot", { seat, bot: "medium" });
  send("start");
  send("open", { contribution });
  while (!update.outcome) {
    const { decision, decision_number } = update;
    const { action } = decision.choices[choose(roll, decision.choices)];
    send("act", { decision: decision_number, action });
  }
  const people = lobby.seats.map((chair) => ({
    seat: chair.seat,
    kind: "person",
    name: names[chair.seat - 1],
    yours: chair.seat === 1,
    host: chair.seat === 1,
    commitment: "",
  }));
  return {
    game,
    log,
    said,
    begun,
    lobby: { ...lobby, seats: people },
    bots: lobby.seats.map(({ name }) => name),
    outcome: update.outcome,
  };
}

const kindsOf = ({ items }) => items.map(({ event }) => event.kind);
const has = (kind) => (frame) => kindsOf(frame).includes(kind);
/** With people's names where bots played. */
const named = ({ bots }) => (item) => ({
  ...item,
  text: bots.reduce((text, bot, at) => text.replaceAll(bot, names[at]), item.text),
});

/** The frames from `from` on for as long as they are of this batch and `goesOn`, as one update. */
function updateOf(played, from, goesOn) {
  const { game, log, said, lobby, outcome } = played;
  const first = log.indexOf(from);
  const frames = [];
  for (
    let at = first;
    at < log.length && log[at].batch === from.batch && goesOn(log[at]);
    ++at
  )
    frames.push(log[at]);
  const last = frames.at(-1) === log.at(-1);
  return {
    game,
    lobby,
    you: 1,
    before: from.before,
    heard: said.map(named(played)),
    sent: {
      from: said.length,
      number: said.length + frames.flatMap(({ items }) => items).length,
      events: frames.flatMap(({ items }) => items).map(named(played)),
      frames: frames.map((frame) => ({
        events: frame.items.length,
        changes: [{ op: "replace", path: "", value: frame.after }],
        tellings: frame.tellings,
      })),
      decision: null,
      decision_number: 0,
      undo: false,
      outcome: last ? outcome : null,
    },
  };
}

/** The end of a game whose events have no climax for it. */
const endOf = ({ game, log, lobby, outcome }) => ({
  game,
  lobby,
  you: 1,
  before: log.at(-1).after,
  sent: {
    from: 0,
    number: 0,
    events: [],
    frames: [{ events: 0, changes: [] }],
    decision: null,
    decision_number: 0,
    undo: false,
    outcome,
  },
});

/** All of them, by name. */
export async function staged() {
  const cinecitta = await framesOf("cinecitta", 4, 4);
  const rounds = (kind) => cinecitta.log.filter(has(kind));
  const boulevard = await framesOf("boulevard", 4, 5);
  const isScreens = (frame) =>
    ["lowered", "section_won", "tie", "rolled_off", "genre_shown"].some(
      (kind) => has(kind)(frame),
    );
  const batches = (kind) =>
    boulevard.log.filter(
      (frame, at, all) => has(kind)(frame) && !has(kind)(all[at - 1]),
    );
  const lengthOf = (frame) =>
    boulevard.log
      .slice(boulevard.log.indexOf(frame))
      .findIndex((each) => !isScreens(each) || each.batch !== frame.batch);
  const screens = boulevard.log
    .filter(has("lowered"))
    .sort((one, other) => lengthOf(other) - lengthOf(one))[0];
  const tied = boulevard.log.filter(has("rolled_off"))[0];
  const office = batches("paid_out")[3];
  const maybe = await framesOf("maybe", 5, 4);
  const votes = maybe.log.filter(has("shown"));
  const ends = (frame) => maybe.log[maybe.log.indexOf(frame) + 1];
  const pairs = (frame) =>
    ends(frame).tellings[0]?.telling.wild_pairs.length ?? 0;
  const isVote = (frame) =>
    ["shown", "succeeded", "failed", "won", "returned"].some((kind) =>
      has(kind)(frame),
    );
  const saved = votes.find(
    (frame) => has("succeeded")(ends(frame)) && pairs(frame) > 0,
  );
  const failed = votes.find((frame) => has("failed")(ends(frame)));
  const hollywood = await framesOf("hollywood", 5, 3);
  const premiere = hollywood.log
    .filter(has("revealed"))
    .sort((a, b) => b.before.view.movie.size - a.before.view.movie.size)[0];
  // Two who said who they are; one of them lied.
  const claims = [2, 3].map((seat) => ({
    said: { seat, text: "", claim: { kind: "loyalty", loyalty: "patriot" } },
    text: "",
  }));
  hollywood.said.push(...claims);
  return {
    "hollywood-roles": {
      game: "hollywood",
      lobby: hollywood.lobby,
      you: 1,
      before: hollywood.begun,
    },
    "hollywood-premiere": updateOf(hollywood, premiere, has("revealed")),
    "hollywood-masks-off": updateOf(
      hollywood,
      hollywood.log.find(has("loyalty_shown")),
      has("loyalty_shown"),
    ),
    "cinecitta-folders": updateOf(
      cinecitta,
      rounds("passed")[2],
      has("passed"),
    ),
    "cinecitta-folders-back": updateOf(
      cinecitta,
      rounds("returned")[2],
      has("returned"),
    ),
    "cinecitta-placed": updateOf(cinecitta, rounds("placed")[4], has("placed")),
    "cinecitta-final-screening": updateOf(
      cinecitta,
      rounds("wallet_shown")[0],
      has("wallet_shown"),
    ),
    "boulevard-screens-down": updateOf(boulevard, screens, isScreens),
    "boulevard-screens-tie": updateOf(boulevard, tied, isScreens),
    "boulevard-box-office": updateOf(boulevard, office, has("paid_out")),
    "boulevard-the-end": endOf(boulevard),
    "maybe-vote": updateOf(maybe, saved, isVote),
    "maybe-vote-failed": updateOf(maybe, failed, isVote),
    "maybe-the-end": endOf(maybe),
  };
}
