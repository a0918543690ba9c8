import { inWords } from "../../lib/french";
import type { scenes as english } from "./scenes.en";

const sides: Record<string, string> = {
  patriots: "Les patriotes",
  communists: "Les communistes",
  both: "Les deux camps",
};

export const scenes: typeof english = {
  premiere: {
    title: (movie) => `Film ${movie} · première`,
    theatre: (movie) => `La première du film ${movie}`,
    poster: (name, side) =>
      side === "neutral"
        ? `${name} : pour aucun camp.`
        : `${name} : un pour les ${side === "patriot" ? "patriotes" : "communistes"}.`,
    begins: (name) => `${name}.`,
    tally: (patriots, communists) => `${patriots} à ${communists}.`,
    left: (cards) => `Encore ${inWords(cards).toLowerCase()} ${cards === 1 ? "carte" : "cartes"}.`,
    tie: (wins) => (wins === "both" ? "L’égalité profite aux deux." : "L’égalité va aux communistes."),
    fromPoster: "l’affiche : 1",
    noSign: "l’affiche",
    lastCard: "la dernière carte",
    plus: (signs) => `+${signs}`,
    result: (winner, movie, patriots, communists) =>
      winner === "none"
        ? `Personne ne gagne le film ${movie}`
        : `${sides[winner] ?? winner} gagnent le film ${movie}, ${Math.max(patriots, communists)} à ${Math.min(patriots, communists)}`,
  },
  roles: {
    eyes: "Pour vos yeux seulement",
    hold: "Maintenir pour ouvrir",
    know: "Je sais qui je suis",
    private: "Gardez votre écran pour vous.",
    sealed: "Une enveloppe scellée pour chacun",
    look: "Regardez vos écrans.",
    looked: "a regardé",
    looking: "regarde…",
    you: (name) => `${name} (vous)`,
    with: (names, several) => `${names} ${several ? "sont" : "est"} avec vous.`,
  },
  masks: {
    win: (winner) =>
      ({ patriot: "Les patriotes gagnent", communist: "Les communistes gagnent" })[winner] ??
      "L’étoile montante gagne",
    and: (name) => `… et ${name} ?`,
    said: (role) => `a dit : ${role}`,
    silent: "n’a rien dit",
  },
};
