import Board from "./Board.svelte";
import { score, type View } from "./view";
import type { Drawing } from "..";

const post = ["before_cards", "stars", "tokens", "before_cut", "edit"];
const windows = ["before_cards", "before_cut", "after_reveal"];

export const drawing: Drawing = {
  board: Board,
  moment(seen) {
    const view = seen as View;
    if (view.step === "over") return "The game is over";
    const part = post.includes(view.step) ? "Post" : view.step === "after_reveal" ? "Premiere" : "Production";
    return `Movie ${view.round + 1} of ${score(view).movies}: ${part}`;
  },
  lineName(line) {
    if (line.kind === "points") return "Wins";
    const names: Record<string, string> = {
      "H47-60": "Rounds won by the side",
      "H47-50": "Its symbols in the last movie",
      "H47-61": "Symbols away from a tie",
    };
    return names[line.clause] ?? line.clause;
  },
  hold: {
    offered: (seen) => (seen as View).options.costumes,
    // In a costume window the answer is no.
    answer: (seen, decision) =>
      windows.includes((seen as View).step)
        ? (decision.choices.find(({ action }) => action.kind === "decline")?.action ?? null)
        : null,
  },
  howTo: [
    {
      text: "Everybody has a secret loyalty; the communists know each other, nobody else knows anything.",
      clause: "H47-12",
    },
    { text: "On your turn perform your job, swap it, re-roll dice, or pass.", clause: "H47-21" },
    { text: "Whoever shows a star puts a card face down into the movie.", clause: "H47-40" },
    { text: "One card leaves unseen; the rest is shown, and the symbols are counted.", clause: "H47-50" },
    { text: "Four rounds win; a close seventh movie belongs to the Rising Star.", clause: "H47-60" },
  ],
};
