import type { About } from "../about";

export const about: About = {
  minutes: "environ 30 minutes",
  summary:
    "Proposez un film ; chacun vote en secret avec de l'argent, et les votes gagnés sont autant de points.",
  round: (number) => `Projet ${number}`,
  eachRound: "Après chaque projet",
  toEndOf: (number) => `À la fin du projet ${number}`,
  chart: "Ce que valaient les votes, projet après projet",
  asked: {
    pitch: "quoi proposer",
    vote: "comment voter",
    add: "s'il fallait ajouter une idée",
    remove: "s'il fallait retirer une idée",
    cost: "ce que coûte une idée",
    profit: "ce que rapporte une idée",
    keep: "quelle idée garder",
  },
  climaxes: {
    vote: "Le vote",
    "the-end": "La fin",
  },
  secrets: {
    hand: "Main",
    votes: "Vote émis",
  },
};
