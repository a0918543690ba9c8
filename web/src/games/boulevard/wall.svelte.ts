// The films of the week on the wall: in the order in which they were dealt, those that somebody has taken at their
// place, or in the order that somebody likes to see them.
import type { StreamItem } from "../../lib/protocol";
import { filmOf, type View } from "./view";

export const orders = ["dealt", "price", "dice", "minutes"] as const;
export type Order = (typeof orders)[number];
export const wall = $state<{ order: Order }>({ order: "dealt" });

/** Who has booked a film this week. */
export const ownerOf = ({ theatres }: View, title: string): number | undefined => {
  const at = theatres.findIndex(({ films }) => films.includes(title));
  return at < 0 ? undefined : at + 1;
};

export function filmsOnWall(view: View, events: StreamItem[]): string[] {
  const taken = view.theatres.flatMap(({ films }) => films);
  const all = [...view.array, ...taken];
  const dealt = events.findLast(({ event }) => event?.kind === "films_dealt")?.event as
    { films?: string[] } | undefined;
  const known = dealt?.films?.filter((title) => all.includes(title)) ?? [];
  const films = [...known, ...all.filter((title) => !known.includes(title))];
  const { order } = wall;
  if (order === "dealt") return films;
  return films.sort((a, b) => (filmOf(a)?.[order] ?? 0) - (filmOf(b)?.[order] ?? 0));
}
