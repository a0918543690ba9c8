// Time in words and figures. What runs out and when is the server's business.
import type { Clock, ClockSetting } from "./protocol";
import { t } from "../messages/index.svelte";

/** Below this somebody is told how little is left. */
export const low = 10_000;

export const spokenTime = (seconds: number) => t.clock.time(seconds);

export function clockWords(clock: ClockSetting): string {
  if (clock.kind === "none") return t.clock.none;
  if (clock.kind === "decision") return t.clock.decision(clock.seconds);
  return t.clock.bank(clock.seconds, clock.increment ?? 0);
}

/** The clock of a seat as it may be shown: one that runs before the screen has come to the question stands still, so that
 * nobody reads from it how a great moment ends. Without a bank there is none until somebody is asked. */
export function clockShown(
  setting: ClockSetting,
  clocks: Clock[],
  seat: number | undefined,
  asked: boolean,
): Clock | undefined {
  const clock = clocks.find((each) => each.seat === seat);
  if (!clock || asked) return clock;
  return setting.kind === "bank" ? { ...clock, running: false } : undefined;
}

/** What is left of a clock that we heard of at `at`, now. It is full until what happened has been shown. */
export function left({ milliseconds, running, starts_in }: Clock, at: number, now: number): number {
  return Math.max(0, milliseconds - (running ? Math.max(0, now - at - starts_in) : 0));
}

/** 1:05; the last second is shown as such until it is over. */
export function figures(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return (hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)) + `:${two(seconds % 60)}`;
}
