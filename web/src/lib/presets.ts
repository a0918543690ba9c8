// Ways to host that need no more than a tap: what is agreed on about time and hints.
import type { ClockSetting } from "./protocol";

export interface Terms {
  clock: ClockSetting;
  hints: boolean;
}
export const presets = {
  relaxed: { clock: { kind: "none" }, hints: true },
  brisk: { clock: { kind: "decision", seconds: 60 }, hints: true },
  strict: { clock: { kind: "decision", seconds: 60 }, hints: false },
} satisfies Record<string, Terms>;
export type Preset = keyof typeof presets;

/** Which of them this is; null when it is none. */
export const presetOf = (terms: Terms): Preset | null =>
  (Object.keys(presets) as Preset[]).find(
    (name) => JSON.stringify(presets[name]) === JSON.stringify(terms),
  ) ?? null;
