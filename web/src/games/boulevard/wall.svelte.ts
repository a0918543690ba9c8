// The films of the week on the wall: in the order in which they were dealt, those that somebody has taken at their
// place, or in the order that somebody likes to see them; all of them, or those that somebody looks for.
import type { StreamItem } from "../../lib/protocol";
import { filmOf, type View } from "./view";

export const orders = ["dealt", "price", "dice", "minutes"] as const;
export type Order = (typeof orders)[number];
interface Wanted {
  order: Order;
  /** Every genre where it is empty. */
  genre: string;
  /** Only films that can be touched now. */
  bookable: boolean;
}
export const wall = $state<Wanted>({ order: "dealt", genre: "", bookable: false });
export function showAll() {
  wall.genre = "";
  wall.bookable = false;
}

/** Who has booked a film this week. */
export const ownerOf = ({ theatres }: View, title: string): number | undefined => {
  const at = theatres.findIndex(({ films }) => films.includes(title));
  return at < 0 ? undefined : at + 1;
};

export function filmsOfWeek(view: View, events: StreamItem[]): string[] {
  const taken = view.theatres.flatMap(({ films }) => films);
  const all = [...view.array, ...taken];
  const dealt = events.findLast(({ event }) => event?.kind === "films_dealt")?.event as
    { films?: string[] } | undefined;
  const known = dealt?.films?.filter((title) => all.includes(title)) ?? [];
  return [...known, ...all.filter((title) => !known.includes(title))];
}

/** As somebody wants to see them; `can` says which can be touched, and is missing while nothing is asked. */
export function onWall(
  films: string[],
  { order, genre, bookable }: Wanted,
  can?: (title: string) => boolean,
) {
  const shown = films.filter(
    (title) => (genre === "" || filmOf(title)?.genre === genre) && (!bookable || !can || can(title)),
  );
  if (order === "dealt") return shown;
  return shown.sort((a, b) => (filmOf(a)?.[order] ?? 0) - (filmOf(b)?.[order] ?? 0));
}

/** The genres there are this week, and the one that is looked for. */
export const genresOf = (films: string[], wanted: string): string[] =>
  [...new Set([...films.flatMap((title) => filmOf(title)?.genre ?? []), wanted])].filter(Boolean).sort();
