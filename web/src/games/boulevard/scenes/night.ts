// The end: the lights of the boulevard go out one after the other, the richest theatre's stay.
import type { Timing } from "../../../pace/by_kind";

export const first = 900;
export const each = 550;

export function nightTiming(seats: number): Timing {
  const out = Array.from({ length: seats - 1 }, (_, i) => first + i * each);
  const last = first + (seats - 1) * each;
  const cues = out.map((at) => ({ at, sound: "neon-off" as const }));
  return {
    ms: Math.max(5000, last + 1600),
    marks: out,
    cues: [...cues, { at: last + 200, sound: "fanfare" }, { at: last + 700, sound: "applause" }],
  };
}
