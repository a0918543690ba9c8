// Where each event of Hollywood happens on the table.
import type { Event } from "$types/hollywood";
import { fly, lift, seat, tumble, type Beats } from "../../../pace/beat";

export const beats: Beats<Event> = {
  posters_drawn: (event) => [fly("ticket", "poster", seat(event.seat))],
  poster_shown: (event) => [fly("ticket", seat(event.seat), "poster")],
  jobs_swapped: ({ jobs: [one, other] }) => [
    fly("arrows", `job ${one}`, `job ${other}`),
    fly("arrows", `job ${other}`, `job ${one}`),
  ],
  job_taken: (event) => [fly("arrows", `job ${event.jobs[0]}`, seat(event.seat))],
  token_given: ({ from, to }) => [fly("star", from === "nowhere" ? "tokens" : from, to)],
  token_taken: (event) => [fly("star", "tokens", seat(event.seat))],
  invited: (event) => [fly("camera", seat(event.seat), event.to)],
  dressed: (event) => [fly("hanger", seat(event.seat), event.to)],
  spent: (event) => [fly("hanger", seat(event.seat), event.to)],
  designed: (event) => [fly("hanger", "poster", seat(event.seat))],
  light_set: (event) => [fly("lamp", seat(event.seat), "poster")],
  edit_declared: (event) => [fly("scissors", seat(event.seat), "movie")],
  rolled: ({ die }) => [tumble(`die ${die}`)],
  die_turned: ({ die }) => [tumble(`die ${die}`)],
  dice_rolled: () => [tumble("dice")],
  ghosts_rolled: () => [tumble("dice")],
  drew: ({ to }) => [lift(to)],
  added: ({ to }) => [fly("script", to, "movie")],
  dealt: () => [lift("movie")],
  composed: (event) => [fly("note", "movie", seat(event.seat))],
  scored: (event) => [fly("note", seat(event.seat), "movie")],
  hand_seen: (event) => [fly("eye", seat(event.seat), event.to)],
  exchanged: (event) => [fly("eye", seat(event.seat), event.to)],
  movie_seen: (event) => [fly("eye", seat(event.seat), "movie")],
  cut_seen: (event) => [fly("eye", seat(event.seat), "movie")],
  put_back: () => [lift("movie")],
  removed: (event) => [fly("scissors", "movie", seat(event.seat))],
  movie_discarded: () => [lift("movie")],
};
