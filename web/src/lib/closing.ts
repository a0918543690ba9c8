// What people speak of after a game, found by the engine in its record and said in the language that is spoken.
import type { Closing, ReplayEntry } from "$engine/backlot.mjs";
import type { Lobby, StreamItem } from "./protocol";
import { spokenItems } from "./speech";
import { aboutGame, t } from "../messages/index.svelte";

export interface Fact {
  kind: "decisive" | "lie" | "boldest";
  seat?: number;
  title: string;
  text: string;
  more: string;
  /** Where in the replay. */
  step: number;
}

export type ChartLine = NonNullable<Closing["chart"]>[number];
export interface LookedBack {
  facts: Fact[];
  chart: ChartLine[];
}

type Act = Pick<NonNullable<Closing["boldest"]>, "step" | "round" | "seat" | "choice">;

/** Of a game that is over, with its whole log. */
export const lookedBack = (
  closing: Closing,
  log: ReplayEntry[],
  lobby: Pick<Lobby, "game" | "seats">,
  winners: string[],
): LookedBack => ({ facts: factsOf(closing, log, lobby, winners), chart: closing.chart ?? [] });

export function factsOf(
  { decisive, lie, boldest }: Closing,
  log: ReplayEntry[],
  lobby: Pick<Lobby, "game" | "seats">,
  winners: string[],
): Fact[] {
  const { game, seats } = lobby;
  const { asked: questions, round: roundOf } = aboutGame(game);
  /** What somebody did, in the words of the story; where that says little, what they were asked and what they chose. */
  const act = ({ step, round, seat, choice }: Act) => {
    const items = (log.find((entry) => entry.step === step)?.items ?? []) as StreamItem[];
    const line = items.find(({ event }) => (event as { seat?: number } | undefined)?.seat === seat);
    const told = line && spokenItems([line], lobby)[0].text;
    const { name } = seats[seat - 1];
    // "no" and "pass" name nothing: away from their question nobody knows what they mean.
    const plain = Object.keys(choice.action).length === 1;
    if (told?.includes(name) && !plain) return t.after.told(roundOf(round), told);
    const asked = questions[choice.asked];
    const chosen = t.engine.choice(choice, game, seats);
    return asked
      ? t.after.answered(roundOf(round), asked, name, chosen)
      : t.after.byOne(roundOf(round), name, chosen);
  };
  const facts: Fact[] = [];
  if (decisive) {
    const { step, round, seat, choice, behind } = decisive;
    const text = choice && seat ? act({ step, round, seat, choice }) : t.after.together(roundOf(round));
    const more = behind ? t.after.neverBehind(winners) : t.after.aloneAhead(winners);
    facts.push({ kind: "decisive", title: t.after.decisive, seat, text, more, step });
  }
  if (lie) {
    const text = t.after.quoted(t.engine.claim(lie, game, seats));
    const more = t.after.inTruth(roundOf(lie.round), t.engine.fact(lie.fact, game));
    facts.push({ kind: "lie", title: t.after.lie, seat: lie.seat, text, more, step: lie.step });
  }
  if (boldest) {
    const { seat, step } = boldest;
    const more = t.after.othersWould(t.engine.choice(boldest.usual, game, seats));
    facts.push({ kind: "boldest", title: t.after.boldest, seat, text: act(boldest), more, step });
  }
  return facts;
}
