import { t } from "../../messages/index.svelte";
import type { Outlook, View } from "./view";
import type { Drawing } from "..";

export const drawing: Drawing = {
  moment(_, outlook) {
    const { part, strip } = outlook as Outlook;
    if (part === "over") return t.hollywood.over;
    return t.hollywood.moment(strip.movie, strip.movies, t.hollywood.parts[part]);
  },
  lineName: (line) => t.hollywood.lines[line.kind === "points" ? "wins" : line.clause] ?? line.clause,
  hold: {
    offered: (seen) => (seen as View).options.costumes,
    // In a costume window the answer is no.
    answer: (outlook, decision) =>
      (outlook as Outlook).window
        ? (decision.choices.find(({ action }) => action.kind === "decline")?.action ?? null)
        : null,
  },
  get howTo() {
    return t.hollywood.howTo;
  },
};
