// When what happens while the screens come down: the agency's die, section by section, ties, the genre. No telling is
// needed: everything is in the events. It takes no longer than clocks wait for it (scene_length): what comes before the
// first section and after the last counts with the agency, so what follows an answered tie begins and ends at once.
import type { Timing } from "../../../pace/by_kind";
import type { Cue, Told } from "../../../pace/moment";

export const fold = 380;
const lengths: Record<string, number> = {
  agency_shown: 900,
  section_won: 450,
  tie: 700,
  rolled_off: 600,
  genre_shown: 1200,
};

export interface Happened {
  kind: string;
  seat: number | null;
  section?: string;
  dice?: number;
  pips?: number | (number | null)[] | null;
  seats?: number[];
  genre?: string;
  investments?: number[];
}
export interface ScreenStep {
  at: number;
  event: Happened;
}

export function screenTimes(told: Told[]): { steps: ScreenStep[]; ms: number } {
  const all = told.map(({ event }) => event as unknown as Happened);
  const opens = all.some(({ kind }) => kind === "lowered");
  let at = opens ? 900 : 0;
  const steps: ScreenStep[] = [];
  for (const event of all) {
    if (event.kind === "genre_shown") continue; // last of all
    const length = lengths[event.kind];
    steps.push({ at, event });
    if (length) at += length;
  }
  for (const event of all.filter(({ kind }) => kind === "genre_shown")) {
    steps.push({ at: at + 200, event });
    at += lengths.genre_shown;
  }
  return { steps, ms: at + (opens ? 700 : 0) };
}

export function screensTiming(told: Told[]): Timing {
  const { steps, ms } = screenTimes(told);
  const cues: Cue[] = [{ at: 0, sound: "clack" }];
  let won = 0;
  for (const { at, event } of steps) {
    if (event.kind === "agency_shown" || event.kind === "rolled_off") cues.push({ at, sound: "dice" });
    if (event.kind === "section_won") cues.push({ at, sound: "neon", step: won++ });
    if (event.kind === "tie") cues.push({ at, sound: "clack" });
    if (event.kind === "genre_shown") cues.push({ at, sound: "fanfare" });
  }
  // What follows an answered tie begins at once: there is nothing before it that a tap could end.
  const marks = steps.filter(({ at, event }) => at > 0 && lengths[event.kind]).map(({ at }) => at);
  return { ms, marks, cues };
}
