// Whatever the engine says passes here, and comes out in the language that is spoken.
import { t } from "../messages/index.svelte";
import type { Decision, GameInfo, Hint, Level, Lobby, Refused, StreamItem, Update } from "./protocol";

export const spokenItems = (items: StreamItem[], { game, seats }: Lobby): StreamItem[] =>
  items.map((item) => ({ ...item, text: t.engine.line(item, game, seats) }));

export function spokenDecision(decision: Decision, view: unknown, { game, seats }: Lobby): Decision {
  return {
    ...decision,
    question: t.engine.question(decision, view, game, seats),
    choices: decision.choices.map((choice) => ({ ...choice, text: t.engine.choice(choice, game, seats) })),
  };
}

export const spokenUpdate = (update: Update, lobby: Lobby): Update => ({
  ...update,
  decision: update.decision && spokenDecision(update.decision, update.view, lobby),
});

export const spokenLobby = (lobby: Lobby): Lobby => ({
  ...lobby,
  claims: lobby.claims?.map((claim) => ({
    ...claim,
    text: t.engine.claim(claim, lobby.game, lobby.seats),
  })),
  why: lobby.why && t.engine.answer(lobby.why),
});

export const spokenHints = (hints: Hint[], { game, seats }: Lobby): Hint[] =>
  hints.map((hint) => ({
    ...hint,
    text: t.engine.choice(hint, game, seats),
    why: t.engine.hint(hint, hints[0]),
  }));

export const spokenGames = (games: GameInfo[]): GameInfo[] =>
  games.map((game) => ({
    ...game,
    option_list: game.option_list.map((option) => ({ ...option, what: t.engine.option(option, game.id) })),
  }));

export const spokenLevels = (levels: Level[]): Level[] =>
  levels.map((level) => ({ ...level, about: t.engine.level(level) }));

export const spokenWhy = ({ why }: Refused) => t.engine.answer(why);
