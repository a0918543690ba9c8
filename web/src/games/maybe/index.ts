import Board from "./Board.svelte";
import { t } from "../../messages/index.svelte";
import { playWith, turns, type View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  board: Board,
  playWith,
  moment(view) {
    const { turn, step } = view as View;
    return step === "over" ? t.maybe.over : t.maybe.moment(turn + 1, turns, t.maybe.steps[step]);
  },
  lineName: (line) => t.maybe.lines[line.clause] ?? line.clause,
  get howTo() {
    return t.maybe.howTo;
  },
};
