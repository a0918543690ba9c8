import type { About } from "../about";

export const about: About = {
  minutes: "environ deux heures",
  summary:
    "Dirigez un cinéma : choisissez les films de la semaine, faites votre publicité en secret, lancez les dés de la recette.",
  round: (number) => `Semaine ${number}`,
  eachRound: "Après chaque semaine",
  toEndOf: (number) => `À la fin de la semaine ${number}`,
  chart: "La caisse après chaque semaine, emprunts et tuyaux comptés",
  asked: {
    place: "où va le pion et quoi acheter",
    genre: "quel est le genre",
    pick: "quel film louer",
    advertise: "comment faire de la publicité",
    tie: "s'il fallait départager avec un tuyau",
    blockbuster: "quelle vedette reçoit un cube",
    upkeep: "quel jeton rendre",
  },
  climaxes: {
    "screens-down": "Les paravents tombent",
    "box-office": "Les recettes",
    "the-end": "La fin",
  },
  press: { "box-office": "Lancez !" },
  secrets: {
    hand: "Main",
    invested: "Publicité",
    sections_set: "Secteurs réglés",
    tips: "Tuyaux choisis",
  },
};
