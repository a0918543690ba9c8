import Board from "./Board.svelte";
import { roundsFor, type View } from "./view";
import type { Drawing } from "..";
import type { ScoreLine } from "../../lib/protocol";

const steps = {
  offer: "offer in secret",
  answer: "answer the folder",
  place: "place the staff",
  over: "the end",
};

const lines: Record<string, string | Partial<Record<ScoreLine["kind"], string>>> = {
  "C37-40": "Quality",
  "C37-41": "Studio not full",
  "C37-50": "Promotion",
  "C37-51": "Wages",
  "C37-52": { money: "Money left", points: "Wages not paid" },
  "C37-53": { count: "Audience icons", points: "Revenue" },
  "C37-62": "Award",
};

export const drawing: Drawing = {
  board: Board,
  moment(view) {
    const { round, step, options } = view as View;
    const rounds = roundsFor(options.players);
    return step === "over" ? "The game is over" : `Round ${round + 1} of ${rounds}: ${steps[step]}`;
  },
  lineName(line) {
    const name = lines[line.clause] ?? line.clause;
    return typeof name === "string" ? name : (name[line.kind] ?? line.clause);
  },
  howTo: [
    {
      text: "Each round, slip one card and some money into a folder for your left neighbour.",
      clause: "C37-20",
    },
    {
      text: "The neighbour keeps either the money or the card, and pays the same again for the card.",
      clause: "C37-23",
    },
    {
      text: "Staff enter the Studio, three at most; whoever makes room goes to the Office.",
      clause: "C37-30",
    },
    { text: "In the end the Studio's numbers make the quality, low to high.", clause: "C37-40" },
    { text: "The Office sells the film: money left times audience icons.", clause: "C37-53" },
  ],
};
