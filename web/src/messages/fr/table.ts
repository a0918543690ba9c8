import type { Messages } from "../index.svelte";

export const table: Messages["table"] = {
  going: "En route vers la table…",
  toHome: "Vers la première page",
  another: "Jouer une autre partie",
  lost: "La connexion est perdue. Rien de ce que vous avez fait n'est oublié.",
  waits: "Le serveur ne peut rien enregistrer pour l'instant. La table attend et reprendra d'elle-même.",
  nextTry: (seconds) => `Nouvel essai dans ${seconds} s.`,
  trying: "Nouvel essai…",
  tryNow: "Essayer maintenant",
  closed: (why) => `Cette table est fermée : ${why}. Voici ce qui s'est passé.`,
  again: "Réessayer",
  none: {
    gone: {
      title: "Il n'y a pas de table ici",
      about:
        "Le lien est peut-être faux, ou la table a expiré : les tables que personne n'ouvre sont supprimées au bout d'un moment.",
    },
    damaged: {
      title: "Cette table ne peut pas être ouverte",
      about:
        "Son journal est endommagé sur le serveur. Qui gère le serveur peut l'examiner avec backlot check et remettre une copie.",
    },
    refused: { title: "Vous ne pouvez pas entrer maintenant", about: "" },
  },
  lockedTitle: "Mot de passe",
  locked: "Cette table a un mot de passe",
  lockedAbout: "Qui vous a invité le connaît. On ne vous le demandera qu'une fois.",
  password: "Mot de passe de la table",
  comeIn: "Entrer",
};
