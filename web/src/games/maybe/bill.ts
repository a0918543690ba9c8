// The film of whoever won: their last pitch that was made, or else the last one of all. The card that was kept of it
// stands for it.
import { t } from "../../messages/index.svelte";
import type { Bill, Ended } from "..";
import { calledBy, titleOf } from "./things";
import type { View } from "./view";

type Kept = { kind: string; seat: number; movie: string; result: string };

export function billOf({ view, outcome, events, titles }: Ended): Bill | null {
  const [winner] = outcome.winners;
  const { made } = view as View;
  if (!winner) return null;
  const films = events
    .flatMap(({ event }) => (event?.kind === "kept" ? [event as unknown as Kept] : []))
    .filter(({ result }) => result === "success");
  const film = films.findLast(({ seat }) => outcome.winners.includes(seat)) ?? films.at(-1);
  const named = titles.findLast(({ seat, made: card }) => seat === film?.seat && card === film.movie);
  const given = calledBy(titles, named?.number);
  const card = film?.movie ?? made.at(-1)?.top;
  if (!card) return null;
  return {
    // As its pitcher called it.
    title: given?.title ?? titleOf([card]),
    cast: t.maybe.bill.cast(made.length),
    result: t.maybe.points(outcome.seats[winner - 1].score),
  };
}
