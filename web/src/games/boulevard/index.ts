import Board from "./Board.svelte";
import { dollars, weeksOf, type View } from "./view";
import type { Drawing } from "..";

const steps: Record<View["step"], string> = {
  place: "place the markers",
  genre: "the secret genre",
  pick: "pick films",
  advertise: "advertise and choose tips",
  tie: "ties",
  blockbuster: "the blockbuster",
  upkeep: "upkeep",
  over: "the end",
};

const lines: Record<string, string> = { "B54-95": "Cash", "B54-51": "Loans", "B54-80": "Unplayed tips" };

export const drawing: Drawing = {
  board: Board,
  moment(view) {
    const { week, step, options } = view as View;
    if (step === "over") return "The game is over";
    return `Week ${week + 1} of ${weeksOf(options.length)}: ${steps[step]}`;
  },
  lineName: (line) => lines[line.clause] ?? line.clause,
  amount: (line) => dollars(line.amount),
  howTo: [
    {
      text: "Each week, place your marker: an office, something for the house, or a star.",
      clause: "B54-30",
    },
    { text: "Book films in turn, within your cash, your running time and your equipment.", clause: "B54-60" },
    { text: "Behind the screen, set money on advertising and choose tips for your films.", clause: "B54-70" },
    {
      text: "Then roll all your dice: every pip is $1,000. The best week may raise a star.",
      clause: "B54-90",
    },
    { text: "Pay upkeep for every chip. The most cash after the last week wins.", clause: "B54-95" },
  ],
};
