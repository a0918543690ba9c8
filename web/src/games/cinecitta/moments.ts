// What is seen of each event, and how long: ../shared/table/table.md §4.
import type { Event } from "$types/cinecitta";
import type { Rows } from "../../pace/by_kind";
import { foldersBackTiming, foldersTiming, placedTiming, screeningTiming } from "./scenes/timing";

const sealed = { weight: 1, ms: 200, draw: "sealed", sound: "tap" } as const;

export const rows: Rows<Event> = {
  offered: sealed,
  answered: sealed,
  arranged: sealed,
  passed: { weight: 3, ms: 900, draw: "folders", sound: "slide", timing: foldersTiming },
  // C37-25: the same for everybody, whatever comes back.
  returned: { weight: 3, ms: 900, draw: "folders-back", sound: "slide", timing: foldersBackTiming },
  placed: { weight: 3, ms: 1400, draw: "placed", sound: "card", timing: placedTiming },
  wallet_shown: {
    weight: 4,
    ms: 3100,
    each: 700,
    draw: "final-screening",
    sound: "flap",
    together: true,
    timing: screeningTiming,
  },
};
