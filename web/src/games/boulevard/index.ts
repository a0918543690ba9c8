import Board from "./Board.svelte";
import { t } from "../../messages/index.svelte";
import { dollars, weeksOf, type View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  board: Board,
  moment(view) {
    const { week, step, options } = view as View;
    if (step === "over") return t.boulevard.over;
    return t.boulevard.moment(week + 1, weeksOf(options.length), t.boulevard.steps[step]);
  },
  lineName: (line) => t.boulevard.lines[line.clause] ?? line.clause,
  amount: (line) => dollars(line.amount),
  get howTo() {
    return t.boulevard.howTo;
  },
};
