import { t } from "../../messages/index.svelte";
import type { Outlook, View } from "./view";
import type { Drawing } from "..";

const sideColours = { patriot: "#6ea8f5", communist: "#e9584a", rising_star: "#f0c24b" };

export const drawing: Drawing = {
  moment(_, outlook) {
    const { part, strip } = outlook as Outlook;
    if (part === "over") return t.hollywood.over;
    return t.hollywood.moment(strip.movie, strip.movies, t.hollywood.parts[part]);
  },
  lineName: (line) => t.hollywood.lines[line.kind === "points" ? "wins" : line.clause] ?? line.clause,
  side(view, seat) {
    const { loyalty } = (view as View).desks[seat - 1];
    return loyalty ? { name: t.hollywood.sides[loyalty], colour: sideColours[loyalty] } : null;
  },
  hold: {
    offered: (seen) => (seen as View).options.costumes,
    // In a costume window the answer is no.
    answer: (outlook, decision) =>
      (outlook as Outlook).window
        ? (decision.choices.find(({ action }) => action.kind === "decline")?.action ?? null)
        : null,
  },
  letter: 0.37,
  get howTo() {
    return t.hollywood.howTo;
  },
};
