// The words of the great moments.
import { inWords } from "../../lib/english";

export const scenes = {
  vote: {
    said: (name: string, word: string, number: number, icon: string) =>
      icon ? `${name}: ${word.toLowerCase()}, ${number} ${icon}` : `${name}: ${word}!`,
    covered: "covered",
    missing: "missing",
    spare: (count: number) => `${count} spare`,
    byPairs: "by a pair",
    save: (pairs: { of: string; covers: string }[]): string =>
      pairs.length === 1
        ? `No ${pairs[0].covers}! But two spare ${pairs[0].of} icons stand in.`
        : "But spare icons stand in.",
    made: "Made!",
    notMade: "Not made",
    share: (votes: number) => `${inWords(votes)} ${votes === 1 ? "vote" : "votes"} to share`,
    noWin: "The studio says no",
    noWinMore: "Everybody who said NO wins their Vote.",
    noWinAtAll: "Nobody wins a Vote.",
    gets: (equal: number, rest: number): string => {
      const odd = rest === 1 ? "the odd one" : `${rest} odd ones`;
      return rest === 0 ? String(equal) : equal === 0 ? "all of them" : `${equal} and ${odd}`;
    },
    toPool: (votes: number) => `${inWords(votes)} ${votes === 1 ? "vote goes" : "votes go"} to the pool.`,
    fromPool: (votes: number) =>
      `${inWords(votes)} ${votes === 1 ? "vote comes" : "votes come"} from the pool.`,
    keep: (name: string) => `${name}, which card joins the movies made?`,
    keepYours: "Which card joins the movies made?",
  },
  credits: { title: "The movies we made", points: "What they were worth" },
};
