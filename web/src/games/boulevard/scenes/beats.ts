// Where each event of Boulevard happens on the table.
import type { Event } from "$types/boulevard";
import { fly, lift, seat, type Beats } from "../../../pace/beat";

export const beats: Beats<Event> = {
  placed: (event) => [fly("person", seat(event.seat), `place ${event.spot}`)],
  bought: (event) => [fly("dollar", `buy ${event.chip}`, seat(event.seat))],
  took_back: (event) => [fly("dollar", seat(event.seat), `buy ${event.chip}`)],
  borrowed: (event) => [fly("dollar", "loan", seat(event.seat))],
  repaid: (event) => [fly("dollar", seat(event.seat), "loan")],
  picked: (event) => [fly("ticket", `film ${event.film}`, seat(event.seat))],
  played: (event) => [lift(seat(event.seat))],
  cube_placed: (event) => [fly("star", seat(event.seat), `star ${event.star}`)],
};
