import type { Guide } from "../en/guide";

export const guide: Guide = {
  title: "Manche guidée",
  gotIt: "Compris",
  alone: "Jouer sans aide",
  touch: "Touchez {}.",
  press: "Appuyez sur {}.",
  done: "C'était votre première manche",
  playOn: "Continuer à jouer",
  toRulebook: "Le livret de règles",
  learn: "Les autres jeux",
  learning: {
    title: "Apprendre un jeu",
    about:
      "Une première manche guidée dure environ trois minutes : de vraies cartes, vos propres choix, et la raison de chaque règle là où elle compte pour la première fois. Partez quand vous voulez ; elle vous attend ici.",
    start: "Première manche guidée",
    goOn: "Reprendre la manche guidée",
    again: "Refaire la manche guidée",
    rulebook: "Livret de règles",
    of: (what, title) => `${what} : ${title}`,
  },
  rulebook: {
    title: (game) => `${game} : le livret de règles`,
    players: "Joueurs",
    time: "Durée",
    whom: "Pour qui",
    search: "Chercher dans les règles",
    example: "des mots, ou un numéro comme 40",
    contents: "Sommaire",
    found: (count) => (count === 1 ? "1 article" : `${count} articles`),
    none: (wanted) => `Aucun article ne contient tout cela : ${wanted}`,
    sources: { ruling: "notre décision", content: "notre reconstitution", dropped: "abandonné" },
  },
  stop: "Ne plus m'expliquer",
  first: "Nouveau pour vous",
};
