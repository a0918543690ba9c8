// What is seen of each event, and how long: ../shared/table/table.md §4.
import type { Event } from "$types/hollywood";
import { sounding, type Rows } from "../../pace/by_kind";
import { masksTiming } from "./scenes/masks";
import { premiereTiming } from "./scenes/premiere";

const posters = { weight: 1, ms: 250, draw: "posters", sound: "card" } as const;
const jobs = { weight: 2, ms: 700, draw: "jobs", sound: "slide" } as const;
const token = { weight: 2, ms: 650, draw: "token", sound: "coin" } as const;
const performed = { weight: 2, ms: 500, draw: "job", sound: "lift" } as const;
const die = { weight: 2, ms: 800, draw: "die", sound: "dice" } as const;
const dice = { weight: 3, ms: 900, draw: "dice", sound: "dice" } as const;
const cards = { weight: 1, ms: 280, draw: "cards", sound: "card" } as const;
// The same for who sees the card and for who sees its back.
const look = { weight: 2, ms: 800, draw: "look", sound: "swell" } as const;
const added = { weight: 2, ms: 450, draw: "added", sound: "card" } as const;
const cut = { weight: 2, ms: 900, draw: "cut", sound: "shears" } as const;
const costume = { weight: 2, ms: 800, draw: "costume", sound: "paper" } as const;
const quiet = { weight: 1, ms: 200, draw: "quiet", sound: "tap" } as const;

export const rows: Rows<Event> = {
  turn_started: { weight: 1, ms: 250, draw: "turn", sound: null },
  posters_drawn: posters,
  posters_shuffled: posters,
  reshuffled: { ...posters, draw: "reshuffled" },
  poster_shown: {
    weight: 3,
    ms: 1400,
    draw: "poster",
    sound: "paper",
    timing: sounding(1400, { at: 0, sound: "paper" }, { at: 900, sound: "stamp" }),
  },
  jobs_swapped: jobs,
  job_taken: jobs,
  token_given: token,
  token_taken: token,
  light_set: performed,
  edit_declared: performed,
  invited: performed,
  accepted: performed,
  designed: performed,
  dressed: performed,
  rolled: die,
  die_turned: die,
  ghosts_rolled: dice,
  dice_rolled: dice,
  drew: cards,
  discarded: cards,
  composed: cards,
  scored: cards,
  ghosts_seen: look,
  hand_seen: look,
  movie_seen: look,
  exchanged: look,
  cut_seen: look,
  sealed: { weight: 1, ms: 160, draw: "sealed", sound: "tap" },
  added,
  dealt: added,
  put_back: cut,
  removed: cut,
  revealed: { weight: 4, ms: 9000, draw: "premiere", sound: "heartbeat", timing: premiereTiming },
  called_off: costume,
  spent: costume,
  jobs_dealt: { weight: 3, ms: 1600, draw: "shake-up", sound: "slide" },
  movie_discarded: quiet,
  declined: quiet,
  passed: quiet,
  loyalty_shown: {
    weight: 4,
    ms: 2500,
    each: 700,
    draw: "masks-off",
    sound: "pop",
    together: true,
    timing: masksTiming,
  },
};
