import type { Chair, Seat } from "./protocol";

/** Everybody else, from the left neighbour on; everybody, from the first seat on, for who watches. */
export const othersAround = (chairs: Chair[], seat: Seat | null): Chair[] =>
  chairs.map((_, at) => chairs[((seat ?? 0) + at) % chairs.length]).filter((chair) => chair.seat !== seat);
