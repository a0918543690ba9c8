import Board from "./Board.svelte";
import { t } from "../../messages/index.svelte";
import { score, type View } from "./view";
import type { Drawing } from "..";

const post = ["before_cards", "stars", "tokens", "before_cut", "edit"];
const windows = ["before_cards", "before_cut", "after_reveal"];

export const drawing: Drawing = {
  board: Board,
  moment(seen) {
    const view = seen as View;
    if (view.step === "over") return t.hollywood.over;
    const { post: after, premiere, production } = t.hollywood.parts;
    const part = post.includes(view.step) ? after : view.step === "after_reveal" ? premiere : production;
    return t.hollywood.moment(view.round + 1, score(view).movies, part);
  },
  lineName: (line) => t.hollywood.lines[line.kind === "points" ? "wins" : line.clause] ?? line.clause,
  hold: {
    offered: (seen) => (seen as View).options.costumes,
    // In a costume window the answer is no.
    answer: (seen, decision) =>
      windows.includes((seen as View).step)
        ? (decision.choices.find(({ action }) => action.kind === "decline")?.action ?? null)
        : null,
  },
  get howTo() {
    return t.hollywood.howTo;
  },
};
