// What is seen of each event, and how long: ../shared/table/table.md §4.
import type { Event } from "$types/boulevard";
import { sounding, type Rows } from "../../pace/by_kind";
import { nightTiming } from "./scenes/night";
import { officeTiming } from "./scenes/office";
import { screensTiming } from "./scenes/screens";

const street = { weight: 2, ms: 600, draw: "street", sound: "coin" } as const;
const office = { weight: 2, ms: 700, draw: "office", sound: "muffled" } as const;
const wall = { weight: 3, ms: 1600, draw: "wall", sound: "paper" } as const;
const behind = { weight: 0, ms: 0, draw: "", sound: null } as const;
const screens = {
  weight: 4,
  ms: 2500,
  each: 450,
  draw: "screens-down",
  sound: "clack",
  together: true,
  timing: screensTiming,
} as const;
const quiet = { weight: 1, ms: 250, draw: "quiet", sound: null } as const;

export const ending = nightTiming;

export const rows: Rows<Event> = {
  week_ended: wall,
  films_dealt: wall,
  start_player: { weight: 2, ms: 600, draw: "start-player", sound: "bell" },
  placed: street,
  bought: street,
  took_back: street,
  repaid: street,
  borrowed: street,
  stopped: street,
  preview_rolled: office,
  genre_chosen: office,
  agency_rolled: office,
  picked: {
    weight: 2,
    ms: 900,
    draw: "picked",
    sound: "neon",
    timing: sounding(900, { at: 0, sound: "neon" }, { at: 500, sound: "coin" }),
  },
  played: { weight: 1, ms: 700, draw: "tip", sound: "card" },
  answered: { weight: 1, ms: 200, draw: "ready", sound: "tap" },
  ready: { weight: 1, ms: 200, draw: "ready", sound: "tap" },
  // Only their owner sees these, and has done them: they take no time and make no sound.
  invested: behind,
  choosing: behind,
  chosen: behind,
  out_of_picking: { ...quiet, draw: "dim", sound: "neon-off" },
  no_cube: { ...quiet, draw: "dim" },
  no_more_cubes: { ...quiet, draw: "dim" },
  lowered: { ...screens, unsaid: true },
  tip_shown: { ...screens, unsaid: true },
  agency_shown: screens,
  tie: screens,
  rolled_off: screens,
  section_won: screens,
  genre_shown: screens,
  paid_out: {
    weight: 4,
    ms: 2500,
    each: 1200,
    draw: "box-office",
    sound: "dice",
    together: true,
    timing: officeTiming,
  },
  cube_placed: { weight: 2, ms: 700, draw: "cube", sound: "coin" },
  upkeep_paid: { ...quiet, draw: "upkeep", sound: "till" },
  tip_drawn: { ...quiet, draw: "tip-drawn", sound: "card" },
  shuffled: { ...quiet, draw: "tip-drawn", sound: "card" },
};
