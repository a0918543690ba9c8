// Games of the engine to try the client's French on.
import { dice } from "./dice.mjs";
import { engines, games } from "./support.mjs";

/** What the engines greet with: the games with their options, and the levels of bots. */
export function welcome() {
  const said = games.map((game) => {
    engines[game].practiceBegin({ seed: "00".repeat(32) });
    return engines[game].practiceReceive({ type: "hello", version: 1 }).messages[0];
  });
  return { ...said[0], games: said.flatMap((each) => each.games) };
}

/**
 * A practice game to its end with options other than the usual ones; on seat 1 anything is played. `heard` gets every
 * message; `showing` is how seat 1 wants to be shown it, as in `join`.
 */
export function play({ id: game, options: usual }, changed, seed, heard, showing = {}) {
  const backlot = engines[game];
  const options = { ...usual, ...changed };
  const roll = dice(seed);
  let requests = 0;
  let table = "";
  let update = null;
  const take = ({ messages }) => {
    for (const message of messages) {
      if (message.type === "error") throw new Error(`${game}: ${message.why}`);
      if (message.type === "ack") table = message.table;
      if (message.type === "update") update = message.update;
      heard(message);
    }
  };
  const send = (type, fields = {}) => {
    take(backlot.practiceReceive({ type, ...(type === "hello" ? {} : { id: `r${++requests}` }), ...fields }));
    for (let news = backlot.practiceThink(); news; news = backlot.practiceThink()) take(news);
  };
  const contribution = "11".repeat(32);
  backlot.practiceBegin({ seed: seed.toString(16).padStart(64, "0") });
  send("hello", { version: 1 });
  send("create", { game, options });
  send("join", { table, ...showing });
  const commitment = backlot.sha256(Buffer.from(contribution, "hex"));
  send("sit", { seat: 1, name: "Ada", commitment });
  for (let seat = 2; seat <= options.players; ++seat) send("bot", { seat, bot: "random" });
  send("start");
  send("open", { contribution });
  while (update.outcome === null) {
    const { decision, decision_number } = update;
    if (!decision) throw new Error(`${game}: nobody is asked, and it is not over`);
    // First what kind of thing to do: otherwise what is rare hardly ever happens.
    const kinds = [...new Set(decision.choices.map(({ action }) => action.kind))];
    const kind = kinds[roll(kinds.length)];
    const choices = decision.choices.filter(({ action }) => action.kind === kind);
    send("act", { decision: decision_number, action: choices[roll(choices.length)].action });
  }
}
