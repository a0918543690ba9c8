// Time in words and figures. What runs out and when is the server's business.
import type { Clock, ClockSetting } from "./protocol";

/** Below this somebody is told how little is left. */
export const low = 10_000;

const unit = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

export function spokenTime(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return unit(rest, "second");
  return unit(minutes, "minute") + (rest > 0 ? ` and ${unit(rest, "second")}` : "");
}

export function clockWords(clock: ClockSetting): string {
  if (clock.kind === "none") return "No clock.";
  if (clock.kind === "decision") return `Clock: ${spokenTime(clock.seconds)} for each decision.`;
  const more = clock.increment ? ` and ${spokenTime(clock.increment)} more for each decision` : "";
  return `Clock: ${spokenTime(clock.seconds)} each for the whole game${more}.`;
}

/** What is left of a clock that we heard of at `at`, now. */
export function left({ milliseconds, running }: Clock, at: number, now: number): number {
  return Math.max(0, milliseconds - (running ? Math.max(0, now - at) : 0));
}

/** 1:05; the last second is shown as such until it is over. */
export function figures(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, "0");
  const minutes = Math.floor(seconds / 60) % 60;
  return (hours > 0 ? `${hours}:${two(minutes)}` : String(minutes)) + `:${two(seconds % 60)}`;
}
