// The winner's film: its three are the cast, and call it what it is.
import { t } from "../../messages/index.svelte";
import type { Bill, Ended } from "..";
import { cardName, factsOf, type Outlook, type View } from "./view";

export function billOf({ view, outlook, outcome }: Ended): Bill | null {
  const [winner] = outcome.winners;
  if (!winner) return null;
  const { bill } = t.cinecitta;
  const cast = (view as View).desks[winner - 1].studio
    .flatMap((card) => factsOf(card) ?? [])
    .sort((one, other) => one.number - other.number);
  const [lowest, highest] = [cast.at(0), cast.at(-1)];
  if (!lowest || !highest) return null;
  return {
    title: bill.title(highest.profession, lowest.number),
    cast: (view as View).desks[winner - 1].studio.map(cardName).join(" · "),
    result: bill.result((outlook as Outlook).seats[winner - 1].quality, outcome.seats[winner - 1].score),
  };
}
