import type { guide as english } from "./guide.en";

export const guide: typeof english = {
  whom: "pour tous, même pour une première partie ensemble",
  after:
    "Une partie compte dix projets. À la fin, chaque Vote gagné marque un point pour chaque apparition de son icône sur les Films tournés.",
  lessons: {
    idea: {
      say: "À vous de présenter. Touchez une idée : {}, par exemple.",
      why: "Les icônes au bas de la carte sont ce que coûte le film, le nombre est ce qu'il rapporte. Les Votes doivent couvrir chaque icône.",
    },
    add: {
      say: "Appuyez sur {}.",
      why: "Un projet compte une à six idées. Les plus chères rapportent plus et sont plus difficiles à couvrir.",
    },
    more: {
      say: "Encore une : touchez {}, ou une autre idée.",
      why: "Les budgets s'additionnent, et les profits aussi.",
      example: "Des idées aux profits 1, 2 et 1 : si le film se fait, on partage quatre Votes.",
    },
    moreAdded: { say: "Appuyez sur {}." },
    finish: { say: "Le projet est complet. Touchez {}." },
    finished: {
      say: "Appuyez sur {}.",
      why: "Donnez-lui un titre, si vous voulez : c'est pour lui que l'on vote.",
    },
    vote: {
      say: "Votez en secret : touchez {}, ou un autre Vote.",
      why: "OUI ajoute son nombre à son icône, NON le retire. Si chaque icône est couverte, ceux qui ont dit OUI se partagent le profit ; sinon, chaque NON gagne son propre Vote.",
      example:
        "Il faut caméra, décor et acteurs. OUI scénario 2, décor 2 et acteurs 2 suffisent : deux scénarios en trop remplacent la caméra.",
    },
    voted: {
      say: "Appuyez sur {}.",
      why: "Tous les Votes se retournent ensemble. Personne ne connaît le vôtre avant.",
    },
    keep: {
      say: "Le film se fait. Touchez l'idée qui rejoint les Films tournés : {}, par exemple.",
      why: "Ses icônes comptent désormais, pour tous ceux qui gagnent des Votes de ces icônes.",
    },
    kept: { say: "Appuyez sur {}." },
  },
  firsts: {
    ideas: {
      title: "À vous de proposer : voici une idée.",
      text: "Les icônes du bas sont ce qu'elle coûte en Votes, le nombre à côté ce qu'elle rapporte. Plus il y a d'idées, plus il y a des deux.",
    },
    votes: {
      title: "Voici vos Votes.",
      text: "Un Vote va dans l'urne pour chaque projet. OUI ajoute son nombre à son icône, NON le retire.",
    },
    pitch: {
      title: "Voici le projet.",
      text: "Les Votes de tous doivent couvrir ses icônes. Alors ceux qui ont dit OUI se partagent le profit ; sinon, chaque NON gagne son propre Vote.",
    },
    made: {
      title: "Les Films tournés disent ce que valent les Votes.",
      text: "Chaque Vote gagné marque un point pour chaque apparition de son icône ici.",
    },
  },
  captions: {
    "MM-20": "Un projet de trois idées, dans cet ordre.",
    "MM-24": "OUI 3 et NON 1 sur la caméra : deux caméras.",
    "MM-25": "Deux caméras de trop remplacent l'argent.",
    "MM-34": "Une idée du projet rejoint les films tournés.",
    "MM-40": "Qui a dit NON récupère son propre vote.",
    "MM-2": "Deux qui disent OUI, un qui dit NON.",
    "MM-4": "Les icônes au bas, le profit à côté.",
  },
};
