import type { Messages } from "../index.svelte";

export const archive: Messages["archive"] = {
  title: "Parties terminées",
  about: "Celles des tables visibles de tous. Les autres se retrouvent par leur lien.",
  player: "Joueur",
  game: "Jeu",
  any: "tous",
  from: "Du",
  to: "Au",
  won: "cette personne a gagné",
  search: "Chercher",
  looking: "Recherche…",
  nothing: "Rien trouvé.",
  empty: {
    none: "Aucune partie publique n'a encore été terminée ici. La première pourrait être la vôtre.",
    host: "Inviter des amis",
    learn: "Apprendre un jeu",
  },
  silent: "Le serveur ne répond pas.",
  day: (date) => date.toLocaleDateString("fr"),
  winner: "(victoire)",
  look: "Voir",
  replay: "Revoir",
  record: "Enregistrement",
  more: "Suite",
};
