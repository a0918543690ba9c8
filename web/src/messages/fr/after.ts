import { de, fine, que } from "../../lib/french";
import type { Messages } from "../index.svelte";

/** Quotation marks between others. */
const within = (text: string) => text.replace(/«\s*([^»]*?)\s*»/g, "“$1”");

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
  chart: "Où en était chacun, manche après manche",
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
  note: "Seules les lignes en gras sont des points ; les autres servent à les compter.",
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
  together: (round) => `${round} : les choix de tous, ensemble, ont tout décidé.`,
  told: (round, line) => `${round} : ${line}.`,
  byOne: (round, name, what) => `${round}, ${name} : ${what}.`,
  answered: (round, asked, name, what) =>
    fine(`${round} : pour décider ${asked}, ${name} a choisi « ${within(what)} ».`),
  neverBehind: (names) =>
    `Ensuite ${new Intl.ListFormat("fr").format(names)} ${names.length === 1 ? "n'a" : "n'ont"} plus jamais été derrière.`,
  aloneAhead: (names) =>
    `Dès lors, personne d'autre ${que(new Intl.ListFormat("fr").format(names))} n'était en tête.`,
  quoted: (text) => `« ${text}. »`,
  inTruth: (round, fact) => `${round}. En vérité : ${fact}.`,
  othersWould: (usual) => fine(`Un joueur expérimenté aurait choisi « ${within(usual)} ».`),
  lookAt: (what) => `${what} : le revoir`,

  links: "Après la partie",
  replay: "La revoir pas à pas",
  replayWhat: "Depuis n'importe quelle place ou à découvert, les dires face à la vérité.",
  record: "Télécharger l'enregistrement",
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
  recordBroken: (line, why) => `L'enregistrement n'est pas valable : ligne ${line} : ${why}`,
  noRecord: "L'enregistrement n'a pas pu être obtenu ; les cartes n'ont donc pas été vérifiées.",
};
