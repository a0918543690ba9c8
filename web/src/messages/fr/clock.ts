import type { Messages } from "../index.svelte";

const unit = (count: number, one: string) => `${count} ${one}${count < 2 ? "" : "s"}`;

function time(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  if (minutes === 0) return unit(rest, "seconde");
  return unit(minutes, "minute") + (rest > 0 ? ` et ${unit(rest, "seconde")}` : "");
}

export const clock: Messages["clock"] = {
  time,
  none: "Sans pendule.",
  decision: (seconds) => `Pendule : ${time(seconds)} par décision.`,
  bank: (seconds, increment) =>
    `Pendule : ${time(seconds)} chacun pour toute la partie${increment ? `, et ${time(increment)} de plus à chaque décision` : ""}.`,
  thinks: (seconds) => `réfléchit ${new Intl.NumberFormat("fr").format(seconds)} s`,
  atOnce: "sans attendre",
};
