// A short walk around the table of each game: at which part each step points (data-tour on that part), the clause
// behind it, and whether it goes on by a real decision. The words are in the catalogue, in the part `tour`.
import type { Messages } from "../messages/index.svelte";

export interface Step {
  at: string;
  clause?: string;
  /** Goes on when the decision is made. */
  act?: true;
}
type Games = Messages["tour"]["games"];

const tours: { [Game in keyof Games]: Record<keyof Games[Game], Step> } = {
  cinecitta: {
    desk: { at: "desk", clause: "C37-40" },
    offer: { at: "decision", clause: "C37-20", act: true },
    answer: { at: "decision", clause: "C37-23", act: true },
    others: { at: "others", clause: "C37-28" },
    waiting: { at: "waiting" },
    help: { at: "explained" },
    log: { at: "log" },
  },
  hollywood: {
    role: { at: "place", clause: "H47-12" },
    studio: { at: "studio", clause: "H47-50" },
    turn: { at: "decision", clause: "H47-21", act: true },
    others: { at: "others", clause: "H47-40" },
    talk: { at: "talk" },
    help: { at: "explained" },
    log: { at: "log" },
  },
  boulevard: {
    goal: { at: "theatres", clause: "B54-95" },
    place: { at: "decision", clause: "B54-30", act: true },
    films: { at: "films", clause: "B54-60" },
    tips: { at: "tips", clause: "B54-70" },
    dice: { at: "theatres", clause: "B54-90" },
    help: { at: "explained" },
    log: { at: "log" },
  },
  maybe: {
    made: { at: "made", clause: "MM-51" },
    pitch: { at: "pitch", clause: "MM-22" },
    decide: { at: "decision", clause: "MM-23", act: true },
    seats: { at: "seats", clause: "MM-32" },
    help: { at: "explained" },
    log: { at: "log" },
  },
};

const isGame = (game: string): game is keyof Games => game in tours;

export function tourOf(game: string, words: Games): (Step & { text: string })[] {
  if (!isGame(game)) return [];
  const texts: Record<string, string> = words[game];
  return Object.entries<Step>(tours[game]).map(([name, step]) => ({ ...step, text: texts[name] }));
}
