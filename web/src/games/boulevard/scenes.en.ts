// The words of the great moments.
import { inWords } from "../../lib/english";

export const scenes = {
  screens: {
    title: "Screens down!",
    nobody: "nobody",
    tied: "a tie",
    agency: "The agency die:",
    pays: (section: string) => `two dice for ${section}.`,
    twoDice: "two dice",
    fashion: "In fashion this week",
    won: (name: string, section: string, dice: number) =>
      `${name} wins ${section}: ${inWords(dice).toLowerCase()} ${dice === 1 ? "die" : "dice"} more.`,
    yours: (section: string, dice: number) =>
      `You win ${section}: ${inWords(dice).toLowerCase()} ${dice === 1 ? "die" : "dice"} more.`,
    tie: (section: string) => `A tie on ${section}: they roll.`,
    rolls: (name: string, pips: number) => `${name} rolls ${pips}.`,
  },
  office: {
    theatre: (name: string) => `${name}’s theatre`,
    yours: "Your theatre",
    for: { trend: "In fashion", cubes: "Popular stars", tips: "Tips" } as Record<string, string>,
    rolling: (dice: number) => `still rolling: ${dice === 1 ? "one die" : `${dice} dice`}`,
    counted: (dice: number) => (dice === 1 ? "one die" : `${dice} dice`),
    rerolls: (count: number) => (count === 1 ? "and one re-roll" : `and ${count} re-rolls`),
    best: (name: string) => `The week’s blockbuster: ${name}`,
    bestYours: "The week’s blockbuster is yours",
    bestTie: "The best of the week",
  },
  night: {
    title: "Closing time",
    stays: (names: string[]) =>
      `${new Intl.ListFormat("en").format(names)} ${names.length === 1 ? "keeps" : "keep"} the lights on.`,
  },
};
