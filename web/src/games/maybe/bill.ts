// The film of whoever won: their last pitch that was made, or else the last one of all.
import { t } from "../../messages/index.svelte";
import type { Bill, Ended } from "..";
import { titleOf } from "./things";
import { movieName, type View } from "./view";

type Seen = { kind: string; seat: number; movie: string };

/** Every pitch that was made, of those that are in the log: by whom, and its ideas. */
function madeIn(events: Ended["events"]) {
  const made: { by: number; row: string[] }[] = [];
  let row: string[] = [];
  for (const { event } of events) {
    const { kind, seat, movie } = (event ?? {}) as Seen;
    if (kind === "pitched" || kind === "added") row.push(movie);
    else if (kind === "removed") row = row.filter((name) => name !== movie);
    else if (kind === "succeeded" || kind === "failed") {
      if (kind === "succeeded" && row.length > 0) made.push({ by: seat, row });
      row = [];
    }
  }
  return made;
}

export function billOf({ view, outcome, events }: Ended): Bill | null {
  const [winner] = outcome.winners;
  const { made } = view as View;
  if (!winner) return null;
  const films = madeIn(events);
  const film = films.findLast(({ by }) => outcome.winners.includes(by)) ?? films.at(-1);
  const kept = made.at(-1)?.top;
  if (!film && !kept) return null;
  return {
    title: film ? titleOf(film.row) : movieName(kept ?? ""),
    cast: t.maybe.bill.cast(made.length),
    result: t.maybe.points(outcome.seats[winner - 1].score),
  };
}
