import type { About } from "../about";

export const about: About = {
  minutes: "environ 25 minutes",
  summary:
    "Échangez vos équipes dans des dossiers secrets, gardez-en trois au studio ; les autres vendront le film.",
  round: (number) => `Manche ${number}`,
  eachRound: "Après chaque manche",
  toEndOf: (number) => `À la fin de la manche ${number}`,
  chart: "Ce que valait chaque film, manche après manche",
  asked: {
    offer: "quoi mettre dans le dossier",
    answer: "s'il fallait garder la carte ou l'argent",
    place: "qui quitte le Studio",
  },
  climaxes: {
    "final-screening": "La projection finale",
  },
  press: { folders: "Dénouez-le" },
  secrets: {
    hand: "Main",
    wallet: "Billets en poche",
    card: "Carte dans le dossier",
    notes: "Billets dedans",
    answer: "Réponse du voisin",
    moving_out: "Va au Bureau",
  },
};
