// The film that was on at the winner's theatre in their best week.
import { t } from "../../messages/index.svelte";
import type { Bill, Ended } from "..";
import { dollars, filmOf } from "./view";

type Seen = { kind: string; seat: number; film: string; money: number };

export function billOf({ outcome, events }: Ended): Bill | null {
  const [winner] = outcome.winners;
  const own = events
    .flatMap(({ event }) => (event ? [event as unknown as Seen] : []))
    .filter(({ kind, seat }) => seat === winner && (kind === "picked" || kind === "paid_out"));
  const best = own.filter(({ kind }) => kind === "paid_out").sort((one, other) => other.money - one.money)[0];
  const shown = own.slice(0, own.indexOf(best)).findLast(({ kind }) => kind === "picked");
  if (!best || !shown) return null;
  return {
    title: shown.film,
    cast: filmOf(shown.film)?.stars.slice(0, 3).join(" · ") ?? "",
    result: t.boulevard.bill(dollars(best.money)),
  };
}
