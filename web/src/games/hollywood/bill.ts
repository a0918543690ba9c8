// The side that won, and the movie that decided it.
import { t } from "../../messages/index.svelte";
import type { Bill, Ended } from "..";
import { title, type Outlook, type View } from "./view";

export function billOf({ view, outlook, outcome }: Ended): Bill | null {
  const [winner] = outcome.winners;
  const { desks, rounds } = view as View;
  const loyalty = winner ? desks[winner - 1].loyalty : null;
  if (!loyalty) return null;
  const { bill } = t.hollywood;
  const movie = rounds.findLastIndex(({ poster, winner }) => poster !== null && winner !== "none");
  const { won } = (outlook as Outlook).strip;
  const last = rounds[movie];
  // H47-61: the Rising Star wins by the last movie alone, whoever won more of them.
  const alone = loyalty === "rising_star";
  return {
    title: bill.sides[loyalty],
    headline: bill.wins[loyalty],
    cast: movie < 0 ? "" : bill.movie(movie + 1, title(rounds[movie].poster ?? "")),
    result: alone
      ? bill.close(last?.patriots ?? 0, last?.communists ?? 0)
      : bill.result(Math.max(won.patriots, won.communists), Math.min(won.patriots, won.communists)),
    alone,
  };
}
