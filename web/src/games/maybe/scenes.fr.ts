import { de } from "../../lib/french";
import type { scenes as english } from "./scenes.en";

export const scenes: typeof english = {
  vote: {
    said: (name, word, number, icon) =>
      icon ? `${name} : ${word.toLowerCase()}, ${number} ${icon}` : `${name} : ${word} !`,
    covered: "couvert",
    missing: "manque",
    spare: (count) => `${count} de trop`,
    byPairs: "par une paire",
    save: (pairs) =>
      pairs.length === 1
        ? `Pas ${de(pairs[0].covers)} ! Deux icônes ${pairs[0].of} suffisent.`
        : "Mais les icônes en trop suffisent.",
    made: "Tourné !",
    notMade: "Pas tourné",
    share: (votes) => `${votes} ${votes === 1 ? "vote" : "votes"} à partager`,
    noWin: "Le studio dit non",
    noWinMore: "Ceux qui ont dit NON gagnent leur vote.",
    noWinAtAll: "Personne ne gagne de vote.",
    gets: (equal, rest) => {
      const odd = rest === 1 ? "celui en trop" : `${rest} en trop`;
      return rest === 0 ? String(equal) : equal === 0 ? "tous" : `${equal} et ${odd}`;
    },
    toPool: (votes) => (votes === 1 ? "Un vote va à la réserve." : `${votes} votes vont à la réserve.`),
    fromPool: (votes) =>
      votes === 1 ? "Un vote vient de la réserve." : `${votes} votes viennent de la réserve.`,
    keep: (name) => `${name}, quelle carte rejoint les films tournés ?`,
    keepYours: "Quelle carte rejoint les films tournés ?",
  },
  credits: { title: "Nos films", points: "Ce qu’ils valaient" },
};
