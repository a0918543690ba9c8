// Where each event of Maybe Movies happens on the table.
import type { Event } from "$types/maybe";
import { fly, lift, seat, type Beats } from "../../../pace/beat";

export const beats: Beats<Event> = {
  pitched: (event) => [fly("bulb", `movie ${event.movie}`, "pitch")],
  filled: (event) => [lift(`movie ${event.movie}`)],
  voted: (event) => [fly("ticket", seat(event.seat), "pitch")],
  added: (event) => [fly("bulb", seat(event.seat), "pitch")],
  removed: (event) => [fly("bulb", `movie ${event.movie}`, seat(event.seat))],
  taken_back: (event) => [fly("ticket", "pitch", seat(event.seat))],
  won: (event) => [fly("ticket", "pitch", seat(event.seat))],
  returned: () => [lift("pitch")],
  kept: (event) => [fly("bulb", `movie ${event.movie}`, "made")],
};
