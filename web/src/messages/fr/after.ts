import { de, fine, que } from "../../lib/french";
import type { Messages } from "../index.svelte";

export const after: Messages["after"] = {
  score: "Le score",
  nobody: "Personne ne gagne.",
  wins: (names) => `${new Intl.ListFormat("fr").format(names)} ${names.length === 1 ? "gagne" : "gagnent"}.`,
  youWin: (others) =>
    others.length === 0 ? "Vous gagnez." : `Vous gagnez, avec ${new Intl.ListFormat("fr").format(others)}.`,
  youLost: "Pas vous, cette fois.",
  points: (points) => `${points} ${points < 2 ? "point" : "points"}`,
  margin: (most, name, you, next) => `${most} ; ${you ? "vous en êtes à" : `${name} en est à`} ${next}.`,
  oneOfThem: "Vous étiez des leurs.",
  notOfThem: "Vous n'étiez pas des leurs.",
  thatWas: (name) => (name === null ? "C'était vous." : `C'était ${name}.`),
  closingNight: "Soirée de clôture",
  whoWasWho: "Qui était qui",
  watchAgain: "Revoir",
  chart: {
    hollywood: "Les films gagnés, l'un après l'autre",
    boulevard: "La caisse après chaque semaine, emprunts et tuyaux comptés",
    cinecitta: "Ce que valait chaque film, manche après manche",
    maybe: "Ce que valaient les votes, projet après projet",
    any: "Où en était chacun, manche après manche",
  },
  standing: "Le classement",
  posterOf: (title, names) => `Une affiche de film : ${title}, avec ${names}`,
  share: {
    open: "Partager l'image",
    title: "Une image à partager",
    about: (game, headline) => `L'affiche des gagnants et les scores : ${game}. ${headline}`,
    named: (name) => `Les images de cette table peuvent me nommer : ${name}`,
    others: "Seuls sont nommés ceux qui ont coché ceci, chacun pour soi ; les bots le sont.",
    send: "Partager",
    save: "Enregistrer",
    headline: (winners) => (winners === 1 ? "Nous avons un gagnant" : `Nous avons ${winners} gagnants`),
    lie: (title, name) => `${title} : ${name}.`,
    seat: (seat) => `Place ${seat}`,
  },
  picture: "UN FILM BACKLOT",
  want: (wanting, people) => `${wanting} sur ${people} en veulent une autre`,
  iWant: "J'en veux une autre",
  notAgain: "Finalement non",
  because: "Parce que",
  line: "Ligne",
  total: "Total",
  out: "éliminé",
  money: (amount) => `${amount} d'argent`,
  note: "Seules les lignes en gras sont des points ; l'argent et les icônes servent à les compter.",
  outNote: "« Éliminé » : hors course ; la règle à côté de la ligne dit pourquoi.",
  star: "gagnant",
  meaning: "Ce que signifie chaque ligne",

  again: "Revanche",
  rematch: "Il y a une revanche.",
  goThere: "Y aller : votre place est gardée",
  watchIt: "La regarder",

  facts: "Ce dont on parlera",
  decisive: "Le moment décisif",
  lie: "Le plus gros mensonge",
  boldest: "Le choix le plus audacieux",
  together: (round) => `${round} : tous ont choisi, et tout prend effet.`,
  told: (round, line) => `${round} : ${line}.`,
  byOne: (round, name, what) => `${round}, ${name} : ${what}.`,
  asked: {
    cinecitta: {
      offer: "quoi mettre dans le dossier",
      answer: "s'il fallait garder la carte ou l'argent",
      place: "qui quitte le Studio",
    },
    hollywood: {
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
    boulevard: {
      place: "où va le pion et quoi acheter",
      genre: "quel est le genre",
      pick: "quel film louer",
      advertise: "comment faire de la publicité",
      tie: "s'il fallait départager avec un tuyau",
      blockbuster: "quelle vedette reçoit un cube",
      upkeep: "quel jeton rendre",
    },
    maybe: {
      pitch: "quoi proposer",
      vote: "comment voter",
      add: "s'il fallait ajouter une idée",
      remove: "s'il fallait retirer une idée",
      cost: "ce que coûte une idée",
      profit: "ce que rapporte une idée",
      keep: "quelle idée garder",
    },
  },
  answered: (round, asked, name, what) =>
    fine(`${round} : pour décider ${asked}, ${name} a choisi « ${what} ».`),
  neverBehind: (names) =>
    `Ensuite ${new Intl.ListFormat("fr").format(names)} ${names.length === 1 ? "n'a" : "n'ont"} plus jamais été derrière.`,
  aloneAhead: (names) =>
    `Dès lors, personne d'autre ${que(new Intl.ListFormat("fr").format(names))} n'était en tête.`,
  quoted: (text) => `« ${text}. »`,
  inTruth: (round, fact) => `${round}. En vérité : ${fact}.`,
  othersWould: (usual) => fine(`Un joueur expérimenté aurait choisi « ${usual} ».`),
  lookAt: (what) => `${what} : le revoir`,

  links: "Après la partie",
  replay: "La revoir pas à pas",
  replayWhat: "Depuis n'importe quelle place ou à découvert, les dires face à la vérité.",
  record: "Télécharger le procès-verbal",
  link: "Lien vers la partie, pour qui veut la voir",

  notes: "Ce qu'ils avaient noté",
  seat: (seat) => `place ${seat}`,

  fair: "La donne est-elle honnête ?",
  wasFair: "✓ La donne était honnête : vérifiez",
  notFair: "✗ La donne ne tient pas : regardez",
  how: "Avant le début, le serveur et le navigateur de chaque joueur ont promis un nombre secret par son empreinte ; les cartes viennent de tous ces nombres ensemble, si bien que personne n'a pu choisir la donne.",
  notProved: "Cela ne prouve pas que l'exploitant du serveur n'a pas regardé.",
  serverPromise: "La promesse du serveur (SHA-256)",
  serverNumber: "Son nombre, montré après la fin",
  promiseOf: (name, opened) => `Promesse${opened ? " et nombre" : ""} ${de(name)}`,
  notMade: "pas encore faite",
  voids: (count) => `Départs annulés : ${count}.`,
  practice: "À l'entraînement, votre propre navigateur tient le rôle du serveur.",

  checks: "Vérifié dans ce navigateur",
  checking: "Vérification…",
  ok: "✓",
  bad: "✗",
  serverFits: (fits, noted) =>
    `Le nombre du serveur ${fits ? "correspond" : "ne correspond pas"} à sa promesse${
      noted
        ? ", telle que ce navigateur l'a notée avant le début."
        : " ; ce navigateur est arrivé après le début et ne l'a pas notée."
    }`,
  peopleFit: (fits) =>
    fits
      ? "Le nombre de chaque joueur correspond à sa promesse."
      : "Le nombre d'un joueur ne correspond pas à sa promesse.",
  mineIn: (there) =>
    there
      ? "Le nombre tiré par ce navigateur est entré dans la donne : sans le connaître, personne ne pouvait choisir les cartes."
      : "Le nombre tiré par ce navigateur n'est pas entré dans la donne.",
  recordHolds:
    "Les cartes et les dés découlent de ces nombres, et chaque action, tirage et score suit les règles.",
  recordBroken: (line, why) => `Le procès-verbal n'est pas valable : ligne ${line} : ${why}`,
  noRecord: "Le procès-verbal n'a pu être obtenu ; les cartes n'ont donc pas été vérifiées.",
};
