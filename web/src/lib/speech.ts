// Whatever the engine says at a table passes here, and comes out in the language that is spoken.
import { capital } from "./capital";
import { t } from "../messages/index.svelte";
import { unnamed } from "./unnamed";
import type { Decision, Hint, Lobby, StreamItem, Update } from "./protocol";

type Table = Pick<Lobby, "game" | "seats">;

export const spokenItems = (items: StreamItem[], lobby: Table | null): StreamItem[] =>
  lobby ? items.map((item) => spokenItem(item, lobby)) : items;
/** The same as lines of their own: each begins as a sentence does. */
export const spokenLines = (items: StreamItem[], lobby: Table | null): StreamItem[] =>
  spokenItems(items, lobby).map((item) => ({ ...item, text: capital(item.text) }));

function spokenItem(item: StreamItem, { game, seats }: Table): StreamItem {
  const { said } = item;
  const line = t.engine.line(item, game, seats);
  const you = unnamed(seats);
  const text = you ? t.engine.asYou(line, you.name) : line;
  if (!said?.claim) return { ...item, text };
  const claim = { claim: said.claim, text: said.text };
  return { ...item, text, said: { ...said, text: t.engine.claim(claim, game, seats) } };
}

function spokenDecision(decision: Decision, view: unknown, { game, seats }: Table): Decision {
  return {
    ...decision,
    question: t.engine.question(decision, view, game, seats),
    choices: decision.choices.map((choice) => ({ ...choice, text: t.engine.choice(choice, game, seats) })),
    barred: decision.barred?.map((each) => ({ ...each, why: t.engine.refusal(each) })),
  };
}

export const spokenUpdate = (update: Update | null, lobby: Lobby | null): Update | null =>
  update?.decision && lobby
    ? { ...update, decision: spokenDecision(update.decision, update.view, lobby) }
    : update;

export const spokenLobby = (lobby: Lobby | null): Lobby | null =>
  lobby && {
    ...lobby,
    claims: lobby.claims?.map((claim) => ({
      ...claim,
      text: t.engine.claim(claim, lobby.game, lobby.seats),
    })),
    why: lobby.why && t.engine.closed(lobby),
  };

export const spokenHints = (hints: Hint[], lobby: Lobby | null): Hint[] =>
  lobby
    ? hints.map((hint) => ({
        ...hint,
        text: t.engine.choice(hint, lobby.game, lobby.seats),
      }))
    : hints;
