import type { About } from "../about";

export const about: About = {
  minutes: "20 à 40 minutes",
  summary: "Des loyautés cachées se disputent le message de sept films. À qui vous fier ?",
  round: (number) => `Film ${number}`,
  eachRound: "Après chaque film",
  toEndOf: (number) => `À la fin du film ${number}`,
  chart: "Les films gagnés, l'un après l'autre",
  asked: {
    write: "s'il fallait écrire une nouvelle affiche",
    pick: "quelle affiche montrer",
    turn: "que faire de son tour",
    perform_now: "s'il fallait exercer aussitôt le nouveau métier",
    reroll: "s'il fallait relancer un autre dé",
    light: "quel dé relancer",
    answer: "s'il fallait piocher deux cartes",
    discard: "quelles cartes défausser",
    compose: "quelle carte va dans le film",
    dress: "qui reçoit quel costume",
    before_cards: "s'il fallait utiliser un costume avant les cartes",
    stars: "quelles cartes vont dans le film",
    tokens: "s'il fallait rendre un jeton pour une carte de plus",
    before_cut: "s'il fallait utiliser un costume avant la coupe",
    edit: "s'il fallait couper la carte",
    after_reveal: "s'il fallait utiliser un costume après la révélation",
  },
  climaxes: {
    premiere: "La première",
    "masks-off": "Bas les masques",
  },
  secrets: {
    hand: "Main",
    loyalty: "Loyauté",
    costumes: "Costumes",
    sealed: "Choisies, pas encore posées",
  },
  roles: { communist: "Communiste", patriot: "Patriote", rising_star: "Étoile montante" },
};
