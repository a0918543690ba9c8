import { t } from "../../messages/index.svelte";
import { lineName, type Outlook, type View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  moment(view, outlook) {
    const { step } = view as View;
    const { round, rounds } = outlook as Outlook;
    return step === "over" ? t.cinecitta.over : t.cinecitta.moment(round, rounds, t.cinecitta.steps[step]);
  },
  lineName,
  letter: 0.64,
  get howTo() {
    return t.cinecitta.howTo;
  },
};
