// What is seen of each event, and how long: ../shared/table/table.md §4.
import type { Event } from "$types/maybe";
import type { Rows } from "../../pace/by_kind";
import { creditsTiming } from "./scenes/credits";
import { voteTiming } from "./scenes/vote";

const market = { weight: 1, ms: 250, draw: "market", sound: "card" } as const;
const change = { weight: 3, ms: 900, draw: "change", sound: "whistle" } as const;
const verdict = {
  weight: 4,
  ms: 1600,
  draw: "vote",
  sound: "stamp",
  together: true,
  timing: voteTiming,
} as const;
const dealt = { ...verdict, each: 110, sound: "card" } as const;

export const ending = creditsTiming;

export const rows: Rows<Event> = {
  pitched: { weight: 2, ms: 450, draw: "pitched", sound: "clap" },
  finished: market,
  filled: market,
  drew_movie: market,
  new_deck: market,
  stacks_emptied: market,
  voted: { weight: 1, ms: 200, draw: "voted", sound: "tap" },
  shown: {
    weight: 4,
    ms: 2200,
    each: 700,
    draw: "vote",
    sound: "clap",
    together: true,
    timing: voteTiming,
  },
  chose: verdict,
  succeeded: verdict,
  failed: verdict,
  added: change,
  removed: change,
  skipped: change,
  taken_back: change,
  spent: change,
  drew: change,
  profit: dealt,
  won: dealt,
  returned: { ...dealt, unsaid: true },
  kept: { weight: 2, ms: 800, draw: "kept", sound: "stamp" },
};
