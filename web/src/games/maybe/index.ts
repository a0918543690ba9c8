import { t } from "../../messages/index.svelte";
import { playWith, type Outlook, type View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  playWith,
  moment(view, outlook) {
    const { step } = view as View;
    const { turn, turns } = outlook as Outlook;
    return step === "over" ? t.maybe.over : t.maybe.moment(turn, turns, t.maybe.steps[step]);
  },
  lineName: (line) => t.maybe.lines[line.clause] ?? line.clause,
  letter: 0.6,
  get howTo() {
    return t.maybe.howTo;
  },
};
