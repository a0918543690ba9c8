import { t } from "../../messages/index.svelte";
import { dollars, type Outlook, type View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  moment(view, outlook) {
    const { step } = view as View;
    const { week, weeks } = outlook as Outlook;
    return step === "over" ? t.boulevard.over : t.boulevard.moment(week, weeks, t.boulevard.steps[step]);
  },
  lineName: (line) => t.boulevard.lines[line.clause] ?? line.clause,
  amount: (line) => dollars(line.amount),
  letter: 0.43,
  get howTo() {
    return t.boulevard.howTo;
  },
};
