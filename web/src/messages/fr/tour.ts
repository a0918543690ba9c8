import type { Messages } from "../index.svelte";

const help =
  "Un doute ? Voici tout ce que vous pouvez faire, en toutes lettres, et ce que chaque choix fait à coup sûr.";

export const tour: Messages["tour"] = {
  start: "Faire le tour de la table",
  title: (step, steps) => `Le tour de la table, ${step} sur ${steps}`,
  next: "Suite",
  back: "Retour",
  end: "Arrêter la visite",
  done: "Jouer",
  yourPart: "La visite continue quand vous avez décidé.",
  games: {
    cinecitta: {
      desk: "Voici votre bureau. Trois personnes au Studio font votre film ; leurs nombres, du plus petit au plus grand, en donnent la qualité. Le Bureau le vend.",
      offer:
        "À chaque manche, vous glissez une carte et de l'argent dans un dossier pour votre voisin de gauche. Choisissez une carte, puis un montant, et proposez-les.",
      answer:
        "Un dossier est maintenant chez vous. Gardez l'argent, ou gardez la carte en payant encore une fois la même somme. À vous de choisir.",
      others: "Voici les autres. Vous voyez qui travaille dans leur Studio, jamais ce qui a été payé.",
      waiting: "Tout le monde décide en même temps. Vous voyez ici qui réfléchit encore.",
      help,
      log: "Tout ce qui s'est passé est écrit ici, manche par manche. Amusez-vous bien !",
    },
    hollywood: {
      role: "C'est vous : votre loyauté secrète, votre métier, votre dé et votre main. Personne d'autre ne voit la loyauté ni les cartes.",
      studio:
        "Ici se fait le film. Quand on le montre, on compte les symboles : s'il y a plus de symboles patriotes, les patriotes gagnent la manche ; sinon, ce sont les communistes.",
      turn: "À votre tour, vous exercez votre métier, l'échangez, relancez des dés ou passez ; parfois vous choisissez des cartes. Décidez.",
      others:
        "Les autres : leurs métiers, leurs dés, leurs jetons. Qui montre une étoile met une carte face cachée dans le film.",
      talk: "Parlez ! Affirmez ce que vous avez mis ou vu, que ce soit vrai ou non. Les autres en font autant.",
      help,
      log: "Qui a fait et dit quoi est gardé ici. Cherchez les mensonges.",
    },
    boulevard: {
      goal: "Vous dirigez une salle de cinéma. Le plus d'argent après la dernière semaine l'emporte, dettes déduites.",
      place:
        "Chaque semaine commence par un pion sur le plateau : une agence, un équipement ou une vedette. Posez le vôtre.",
      films:
        "Puis on réserve les films à tour de rôle. Il faut l'argent, la durée et l'équipement ; les dés d'un film sont ce qu'il rapporte.",
      tips: "Les tuyaux sont vos astuces secrètes. Vous les jouez, et misez sur la publicité, derrière votre paravent.",
      dice: "En fin de semaine, chacun lance tous ses dés : chaque point vaut 1 000 $. Puis on paie l'entretien.",
      help,
      log: "Tout ce qui s'est passé est écrit ici, semaine par semaine. Amusez-vous bien !",
    },
    maybe: {
      made: "À la fin, chaque Vote gagné marque son icône, une fois pour chaque apparition sur les Films tournés.",
      pitch:
        "Quelqu'un présente un projet, une rangée de cartes. Leurs icônes sont le budget que les Votes doivent couvrir.",
      decide:
        "Quand vous présentez un projet, prenez des cartes du marché ; quand on vote, choisissez un Vote en secret. OUI ajoute à son icône, NON en retire. Décidez maintenant.",
      seats:
        "Si le film se fait, ceux qui ont dit OUI se partagent les Votes ; sinon, chaque NON regagne son propre Vote.",
      help,
      log: "Tout ce qui s'est passé est écrit ici, projet par projet. Amusez-vous bien !",
    },
  },
};
