// When the masks come off at the end: the winners' first, then the others', each by seat, and the best liar's last; the
// order is the engine's.
import type { Telling } from "$types/hollywood";
import type { Timing } from "../../../pace/by_kind";
import type { Told } from "../../../pace/moment";

export const flip = 420;
const first = 900;
const each = 700;
const last = 1200;

/** In which order the masks come off. */
export function rolesTold(told: Told[]): number[] | null {
  const telling = told.at(-1)?.telling as Telling | undefined;
  return telling?.kind === "roles" ? telling.order.flatMap((seat) => seat ?? []) : null;
}

/** When each card begins to turn, in their order; the last one hangs before. */
export function maskTimes(order: number[]) {
  const turns = order.map((_, i) => first + i * each + (i === order.length - 1 ? last - each : 0));
  return { turns, ms: Math.max(2500, (turns.at(-1) ?? 0) + flip + 900) };
}

export function masksTiming(told: Told[]): Timing | null {
  const order = rolesTold(told);
  if (!order) return null;
  const { turns, ms } = maskTimes(order);
  const cues = turns.map((at) => ({ at: at + flip / 2, sound: "pop" as const }));
  const end = (turns.at(-1) ?? 0) + flip;
  // H47: the same on every device.
  return {
    ms,
    marks: turns.slice(1),
    cues: [
      { at: 0, sound: "swell" },
      ...cues,
      { at: end, sound: "gasp" },
      { at: end + 500, sound: "applause" },
    ],
  };
}
