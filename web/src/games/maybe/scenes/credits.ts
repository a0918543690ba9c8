// The end: the movies made roll by, then everybody's points are counted, the fewest first.
import type { Timing } from "../../../pace/by_kind";

export const rolls = 2000;
export const each = 420;

export function creditsTiming(seats: number): Timing {
  const counts = Array.from({ length: seats }, (_, i) => rolls + i * each);
  const last = rolls + seats * each;
  const cues = counts.map((at, step) => ({ at, sound: "yes" as const, step }));
  return {
    ms: Math.max(4000, last + 1200),
    marks: counts,
    cues: [...cues, { at: last, sound: "chord" }, { at: last + 300, sound: "applause" }],
  };
}
