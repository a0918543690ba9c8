import type { Chair, Seat, StreamItem } from "./protocol";

/** Everybody else, from the left neighbour on; everybody, from the first seat on, for who watches. */
export const othersAround = (chairs: Chair[], seat: Seat | null): Chair[] =>
  chairs.map((_, at) => chairs[((seat ?? 0) + at) % chairs.length]).filter((chair) => chair.seat !== seat);

/** Whose line of the story it is: who did it, or whom it came to; null: the table's. */
export function seatOf({
  event,
  said,
  note,
}: Omit<Partial<StreamItem>, "event"> & { event?: object }): Seat | null {
  const { seat, to } = (event ?? {}) as { seat?: Seat | null; to?: unknown };
  const came = Number(/^(?:seat )?(\d)$/.exec(String(to))?.[1] ?? 0);
  return seat ?? (came || null) ?? said?.seat ?? note?.seat ?? null;
}
