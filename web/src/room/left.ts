// Seats that people have left, and who would play on there (docs/protocol.md, "The room").
import type { Guest, Lobby, Person, Seat } from "../lib/protocol";

/** Somebody without a seat who would like one that was left. */
export type Newcomer = Guest & { wants: Seat };

/** People for whom a bot plays and who are not connected. */
export const leftSeats = ({ seats }: Lobby, away: Seat[]): Person[] =>
  seats.filter(
    (chair): chair is Person => chair.kind === "person" && chair.held === true && away.includes(chair.seat),
  );

export const newcomers = (guests: Guest[]): Newcomer[] =>
  guests.filter((guest): guest is Newcomer => guest.wants !== undefined);

/** Nobody who is host is connected: then whoever plays may do what only the host may. */
export const hostIsGone = ({ seats }: Lobby, away: Seat[]): boolean =>
  !seats.some((chair) => chair.kind === "person" && chair.host && !away.includes(chair.seat));

/** A newcomer as they would sit there. */
export const seated = ({ wants, name, face }: Newcomer, chairs: Lobby["seats"]): Person => ({
  ...(chairs[wants - 1] as Person),
  name,
  face,
});
