import Board from "./Board.svelte";
import { t } from "../../messages/index.svelte";
import { lineName, roundsFor, type View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  board: Board,
  moment(view) {
    const { round, step, options } = view as View;
    if (step === "over") return t.cinecitta.over;
    return t.cinecitta.moment(round + 1, roundsFor(options.players), t.cinecitta.steps[step]);
  },
  lineName,
  get howTo() {
    return t.cinecitta.howTo;
  },
};
