import { de } from "../../lib/french";
import type { Messages } from "../index.svelte";
import { common } from "./common";

export const play: Messages["play"] = {
  yourDecision: (title) => `À vous de jouer – ${title}`,
  asked: (question) => `À vous de décider : ${question}`,
  decision: "À vous de décider",
  mayAct: "Vous pouvez agir maintenant",
  refused: (why) => `Impossible : ${why}.`,
  lost: "la connexion a été perdue ; veuillez réessayer",
  watching: "Vous regardez la partie. Ce que les joueurs cachent vous reste caché aussi.",
  waitingFor: (names) => `On attend ${common.list(names)}.`,
  another: "Jouer une autre partie",
  undo: "Annuler",
  leave: "Laisser un bot jouer pour moi",
  pause: "Pause",

  whoDecided: "Qui a décidé",
  you: "vous",
  isDeciding: "réfléchit",
  hasDecided: "a décidé",
  botPlays: "un bot joue",
  away: "déconnecté",
  timeLeft: (seconds) => `Il vous reste ${seconds} secondes`,

  happened: "Ce qui s'est passé",
  sinceYours: (count) =>
    count === 1
      ? "La ligne marquée d'un trait est nouvelle depuis votre dernière décision."
      : `Les ${count} lignes marquées d'un trait sont nouvelles depuis votre dernière décision.`,
  nothingYet: "Rien encore : les cartes sont distribuées.",
  eventsLabel: "Événements, les plus récents d'abord",
  jump: "Aller à",
  chapters: {
    round: (number) => `Manche ${number}`,
    movie: (number) => `Film ${number}`,
    week: (number) => `Semaine ${number}`,
    pitch: (number) => `Projet ${number}`,
  },
  someChapter: {
    latest: {
      round: "La dernière manche",
      movie: "Le dernier film",
      week: "La dernière semaine",
      pitch: "Le dernier projet",
    },
    earlier: {
      round: "Une manche précédente",
      movie: "Un film précédent",
      week: "Une semaine précédente",
      pitch: "Un projet précédent",
    },
  },
  earlier: (count) => `Afficher les lignes précédentes (${count})`,
  earlierComing: "Les lignes précédentes arrivent…",
  earlierCame: (count, left) =>
    left === 0
      ? `${count} lignes de plus ; c'est le début.`
      : `${count} lignes de plus ; il en reste ${left}.`,
  said: "Dit : ",
  more: (count) => `${count} de plus dans le journal`,

  preview: {
    title: "Ce que cela fait",
    whyNot: "Pourquoi pas ?",
    notNow: "Pas possible maintenant :",
    all: (count) =>
      count === 1 ? "Ce que vous pouvez faire, en toutes lettres" : `Vos ${count} choix, en toutes lettres`,
    looking: "On regarde devant…",
    sure: "D'après ce que vous savez, cela est certain ; la suite peut en dire plus.",
    open: "D'après ce que vous savez, rien n'est certain : cela dépend de ce que vous ne voyez pas.",
    doIt: "Je le fais",
    change: "Choisir autre chose",
  },
  hint: {
    title: "Conseil",
    ask: "Que feriez-vous ?",
    thinking: "Réflexion…",
    margins: {
      only: () => "Il n'y a pas d'autre choix.",
      equal: (count) =>
        `${count === 2 ? "Les deux se valent" : "Ces choix se valent"} à peu près. Prenez celui qui vous plaît.`,
      little: () => "Un peu mieux que le reste, dans des parties imaginées d'après ce que vous savez.",
      clear: () => "Nettement mieux que le reste, dans des parties imaginées d'après ce que vous savez.",
    },
  },
  hold: {
    title: "Ne rien faire sans mon signal",
    about: "Ne pas me proposer de dépenser des costumes. Personne d'autre ne le sait.",
  },
  paused: {
    title: "La partie est en pause.",
    host: "Personne ne peut agir tant que vous ne la relancez pas.",
    others: "L'hôte la relancera.",
    hostGone: "L'hôte n'est plus là : n'importe quel joueur peut la relancer.",
    goOn: "Reprendre",
  },
  held: {
    title: "Un bot joue pour vous,",
    about: "d'après ce que vous voyez et rien d'autre.",
    back: "Je suis de retour",
  },
  vote: {
    yours: "Vous souhaitez revenir sur votre dernier choix.",
    theirs: (name) => `${name} souhaite revenir sur son dernier choix.`,
    harmless: "Rien n'a été dévoilé depuis.",
    agree: "D'accord",
    refuse: "Non, c'est joué",
    withdraw: "Tant pis",
  },
  people: {
    title: "Les joueurs",
    host: "hôte",
    muted: "muet",
    mute: "Couper la parole",
    unmute: "Rendre la parole",
    letBot: "Absent : qu'un bot joue",
    forWhom: (name) => `pour ${name}`,
    makeHost: "Nommer hôte",
    ofWhom: (name) => `: ${name}`,
  },
  takeOver: {
    left: (names) =>
      names.length === 1
        ? `${names[0]} n'est plus là ; un bot joue à sa place.`
        : `${common.list(names)} ne sont plus là ; des bots jouent à leur place.`,
    open: "Prendre la suite",
    title: "Prendre la suite de quelqu'un",
    about:
      "Vous recevez la place et tout ce qu'elle sait, mais pas les notes de la personne qui l'occupait. L'hôte répond ; d'ici là, cette personne peut revenir.",
    forWhom: "À la place de qui ?",
    ask: (name) => `Demander la place ${de(name)}`,
    asked: (name) => `Vous avez demandé la place ${de(name)}. L'hôte va répondre.`,
    withdraw: "Tant pis",
    refused: (name) =>
      `La place ${de(name)} ne vous a pas été donnée. Vous pouvez redemander, ou continuer à regarder.`,
    noneLeft: "Aucune place n'est libre en ce moment.",
    wants: (guest, name) => `${guest} aimerait prendre la place ${de(name)}.`,
    several: (count) => `${count} personnes aimeraient prendre une place laissée.`,
    choose: "Choisir",
    newcomers: "Qui prendrait la suite",
    letIn: "Accepter",
    no: "Non",
    nobody: "Personne ne demande de place en ce moment.",
  },
  talk: {
    title: "Paroles",
    words: "Dire quelque chose à tous",
    say: "Dire",
    claimLabel: "Une affirmation toute faite, vraie ou non",
    record: "Dites-le pour mémoire. Vrai ou non.",
    recordOf: (name) => `Dites-le au sujet ${de(name)}, pour mémoire. Vrai ou non.`,
    kinds: {
      loyalty: "Je suis…",
      played: "J'ai mis…",
      holding: "J'ai en main…",
      rejected: "J'ai écarté…",
      suspect: "Je soupçonne…",
      trust: "Je fais confiance à…",
    },
    quickly: "Un mot rapide",
    quick: ["Ha !", "Hum…", "Vraiment ?", "Bien joué.", "Je me demande pourquoi.", "Prenez votre temps."],
  },
  marks: { trusted: "fiable", unsure: "incertain", suspect: "suspect" },
  notes: {
    title: "Vos notes",
    about: "Personne d'autre ne les voit avant la fin ; ensuite, tout le monde.",
    noMark: "aucune marque",
    inWords: "Vos notes en toutes lettres",
    remember: "Ce que vous voulez retenir",
    save: "Garder",
    saving: "en cours…",
    saved: "gardé",
    notSaved: "non gardé",
  },
  signals: {
    title: "Sons et signaux",
    sound: "Les sons de la table",
    volume: "Volume",
    foresee: "Montrer ce que fait un choix avant qu'il ne compte",
    notify: "Me prévenir quand vient mon tour",
    dontNotify: "Ne plus me prévenir",
    blocked: "Ce navigateur ne laisse pas cette page vous prévenir ; ses réglages peuvent y remédier.",
  },
};
