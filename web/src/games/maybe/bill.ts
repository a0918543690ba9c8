// The film of whoever won: their last pitch that was made, or else the last one of all.
import { t } from "../../messages/index.svelte";
import type { Bill, Ended } from "..";
import { titleOf } from "./things";
import { movieName, type View } from "./view";

type Seen = { kind: string; seat: number; movie: string };
const ends = new Set(["succeeded", "failed"]);

/** Every pitch that was made, of those that are in the log: by whom, its ideas, and which one of all it was, from 0.
 * There were `turns` of them. */
function madeIn(events: Ended["events"], turns: number) {
  const made: { by: number; row: string[]; number: number }[] = [];
  const ended = events.filter(({ event }) => ends.has((event as Seen | undefined)?.kind ?? "")).length;
  let number = turns - ended;
  let row: string[] = [];
  for (const { event } of events) {
    const { kind, seat, movie } = (event ?? {}) as Seen;
    if (kind === "pitched" || kind === "added") row.push(movie);
    else if (kind === "removed") row = row.filter((name) => name !== movie);
    else if (ends.has(kind)) {
      if (kind === "succeeded" && row.length > 0) made.push({ by: seat, row, number });
      row = [];
      ++number;
    }
  }
  return made;
}

export function billOf({ view, outcome, events, titles }: Ended): Bill | null {
  const [winner] = outcome.winners;
  const { made, turn } = view as View;
  if (!winner) return null;
  const films = madeIn(events, turn);
  const film = films.findLast(({ by }) => outcome.winners.includes(by)) ?? films.at(-1);
  const given = titles.find(({ number }) => number === film?.number);
  const kept = made.at(-1)?.top;
  if (!film && !kept) return null;
  return {
    // As its pitcher called it.
    title: given?.title ?? (film ? titleOf(film.row) : movieName(kept ?? "")),
    cast: t.maybe.bill.cast(made.length),
    result: t.maybe.points(outcome.seats[winner - 1].score),
  };
}
