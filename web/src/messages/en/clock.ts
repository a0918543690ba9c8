// Time in words.
const unit = (count: number, one: string) => `${count} ${one}${count === 1 ? "" : "s"}`;

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return unit(rest, "second");
  return unit(minutes, "minute") + (rest > 0 ? ` and ${unit(rest, "second")}` : "");
}

export const clock = {
  time,
  none: "No clock.",
  decision: (seconds: number) => `Clock: ${time(seconds)} for each decision.`,
  bank: (seconds: number, increment: number) =>
    `Clock: ${time(seconds)} each for the whole game${increment ? ` and ${time(increment)} more for each decision` : ""}.`,
  thinks: (seconds: number) => `thinks ${seconds} s`,
  atOnce: "at once",
};
