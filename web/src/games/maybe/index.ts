import Board from "./Board.svelte";
import { turns, type Step, type View } from "./view";
import type { Drawing } from "..";

const steps: Record<Step, string> = {
  pitch: "the pitch",
  vote: "vote in secret",
  add: "CHANGE: add a card",
  remove: "CHANGE: remove a card",
  cost: "a choice on the cost",
  profit: "a choice on the profit",
  keep: "keep a card",
  over: "the end",
};

const lines: Record<string, string> = { "MM-32": "Votes won", "MM-51": "Their icons on Movies Made" };

export const drawing: Drawing = {
  board: Board,
  moment(view) {
    const { turn, step } = view as View;
    return step === "over" ? "The game is over" : `Turn ${turn + 1} of ${turns}: ${steps[step]}`;
  },
  lineName: (line) => lines[line.clause] ?? line.clause,
  howTo: [
    { text: "Whose turn it is pitches a row of Movie cards: their icons are the budget.", clause: "MM-20" },
    {
      text: "Everybody casts one Vote in secret. YES numbers add to an icon, NO numbers take away.",
      clause: "MM-24",
    },
    {
      text: "If every icon is covered, those who said YES share as many Votes as the profit says.",
      clause: "MM-32",
    },
    { text: "If not, everybody who said NO wins their own Vote back as a prize.", clause: "MM-40" },
    { text: "In the end each Vote won counts its icon on the Movies Made.", clause: "MM-51" },
  ],
};
