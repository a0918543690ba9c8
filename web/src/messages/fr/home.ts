import type { Messages } from "../index.svelte";

export const home: Messages["home"] = {
  title: "Faites du cinéma entre amis",
  lead: "Quatre jeux de société sur le cinéma : ce soir sur le téléphone de chacun, ou seul contre des bots. Sans compte, rien à installer.",
  games: "Les jeux",
  playNow: "Jouer",
  playNowGame: (title) => `Jouer à ${title} tout de suite, contre des bots`,
  host: "Inviter",
  hostGame: (title) => `Ouvrir une table de ${title}`,
  how: "Le jeu en bref",
  howGame: (title) => `${title} en bref`,
  dealing: "Distribution…",
  players: (least, most) => `${least} à ${most} joueurs`,
  summaries: {
    cinecitta:
      "Échangez vos équipes dans des dossiers secrets, gardez-en trois au studio ; les autres vendront le film.",
    hollywood: "Des loyautés cachées se disputent le message de sept films. À qui vous fier ?",
    boulevard:
      "Dirigez un cinéma : choisissez les films de la semaine, faites votre publicité en secret, lancez les dés de la recette.",
    maybe:
      "Proposez un film ; chacun vote en secret avec de l'argent, et les votes gagnés sont autant de points.",
  },
  code: "Lien ou code reçu d'un ami",
  joinButton: "Rejoindre",
  open: "Tables ouvertes",
  openWith: (names) => `avec ${names.join(", ")}`,
  openEmpty: "personne n'y est encore assis",
  openNone: "Aucune pour le moment. Ouvrez-en une, visible de tous.",
  openSilent: "Le serveur ne répond pas. Contre des bots, vous pouvez jouer quand même.",
  resume: (title) => `Reprendre la partie de ${title}`,
  past: "Les parties passées",
  practiceAbout: "Conservées dans ce navigateur : reprendre, revoir, garder le procès-verbal.",
  practice: "Vos parties contre des bots",
  archive: "Parties terminées",
  archiveAbout: "Les tables qui étaient visibles de tous, avec leurs procès-verbaux.",
};
