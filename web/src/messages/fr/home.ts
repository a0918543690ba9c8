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
  learn: "Apprendre",
  learnGame: (title) => `Apprendre ${title}`,
  dealing: "Distribution…",
  players: (least, most) => `${least} à ${most} joueurs`,
  /** How long a game of it takes. */
  minutes: {
    cinecitta: "environ 25 minutes",
    hollywood: "20 à 40 minutes",
    boulevard: "environ deux heures",
    maybe: "environ 30 minutes",
  },
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
  screenButton: "Montrer cette table sur cette télé",
  ways: "Ce que vous pouvez faire",
  hostWay: "Inviter",
  hostAbout: "vos amis viennent avec leur téléphone",
  learnAbout: "une manche guidée, trois minutes",
  watch: "Regarder",
  watchAbout: "des parties finies, coup par coup",
  live: (title, said) => `Des bots jouent à ${title} en ce moment : ${said}.`,
  seat: (title) => `Retour à votre table : ${title}`,
  open: "Tables ouvertes",
  openWith: (names) => `avec ${names.join(", ")}`,
  openEmpty: "personne n'y est encore assis",
  openNone:
    "Aucune table n'attend. Ouvrez-en une, visible de tous, et quelqu'un viendra peut-être ; en attendant, jouez contre des bots.",
  openSilent: "Le serveur ne répond pas. Contre des bots, vous pouvez jouer quand même.",
  resume: (title) => `Reprendre la partie de ${title}`,
  past: "Les parties passées",
  practiceAbout: "Conservées dans ce navigateur : reprendre, revoir, garder le procès-verbal.",
  practice: "Vos parties contre des bots",
  archive: "Parties terminées",
  archiveAbout: "Les tables qui étaient visibles de tous, avec leurs procès-verbaux.",
};
