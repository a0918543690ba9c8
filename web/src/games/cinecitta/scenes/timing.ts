// When what happens in Cinecittà's scenes. C37-25: folders move, come back and open alike for everybody.
import type { Telling } from "$types/cinecitta";
import type { Timing } from "../../../pace/by_kind";
import type { Cue, Told } from "../../../pace/moment";

export type QualityTold = Extract<Telling, { kind: "quality" }>;
export type ScreeningTold = Extract<Telling, { kind: "screening" }>;

export const slide = 620;
export const open = 700;
const folder: Omit<Timing, "cues"> = { ms: 1500, marks: [] };
/** Everybody's folder lies before them; then it is untied. */
const lies = 920;
export const untied = 930;
export const foldersTiming = (): Timing => ({
  ...folder,
  cues: [
    { at: 0, sound: "slide" },
    { at: untied, sound: "pluck" },
    { at: untied + 180, sound: "paper" },
  ],
  waits: [{ at: lies, seat: "each", ms: 1200 }],
});
export const foldersBackTiming = (): Timing => ({
  ...folder,
  cues: [
    { at: 0, sound: "slide" },
    { at: open, sound: "paper" },
  ],
});

export const enter = 400;
export const digit = 160;
export function placedTiming(told: Told[]): Timing | null {
  if (told.some(({ telling }) => (telling as QualityTold | undefined)?.kind !== "quality")) return null;
  return {
    ms: 1600,
    marks: [],
    cues: [
      { at: 0, sound: "card" },
      { at: enter, sound: "flap" },
    ],
  };
}

export const each = 700;
export const bars = 2400;
export function screeningTimes(films: number) {
  const premieres = films * each + 300;
  return { premieres, poured: premieres + 600, ms: premieres + bars + 700 };
}
export function screeningTiming(told: Told[]): Timing | null {
  if (told.some(({ telling }) => (telling as ScreeningTold | undefined)?.kind !== "screening")) return null;
  const { premieres, poured, ms } = screeningTimes(told.length);
  const cues: Cue[] = told.map((_, i) => ({ at: i * each + 150, sound: "flap" }));
  for (let at = poured; at < premieres + bars - 400; at += 130) cues.push({ at, sound: "coin" });
  cues.push({ at: premieres + bars, sound: "chord" }, { at: premieres + bars + 300, sound: "applause" });
  return { ms, marks: [...told.slice(1).map((_, i) => (i + 1) * each), premieres], cues };
}
