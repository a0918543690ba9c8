import type { Messages } from "../index.svelte";

export const table: Messages["table"] = {
  going: "En route vers la table…",
  toHome: "Vers la première page",
  another: "Jouer une autre partie",
  lost: "La connexion est perdue. Rien de ce que vous avez fait n'est oublié.",
  nextTry: (seconds) => `Nouvel essai dans ${seconds} s.`,
  trying: "Nouvel essai…",
  tryNow: "Essayer maintenant",
  closed: (why) => `Cette table est fermée : ${why}. Voici ce qui s'est passé.`,
  lockedTitle: "Mot de passe",
  locked: "Cette table a un mot de passe",
  lockedAbout: "Qui vous a invité le connaît. On ne vous le demandera qu'une fois.",
  password: "Mot de passe de la table",
  comeIn: "Entrer",
};
