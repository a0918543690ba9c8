import { de, que } from "../../lib/french";
import type { Messages } from "../index.svelte";

export const replay: Messages["replay"] = {
  title: "Revoir une partie",
  of: (game) => `${game} : revoir la partie`,
  loading: "Chargement de la partie…",
  what: "Un enregistrement contient toute une partie. Revoyez-la sur sa table, depuis n'importe quelle place ou à découvert.",
  open: "Ouvrir un enregistrement",
  drop: "Choisissez un fichier, ou déposez-le n'importe où sur cette page. Rien n'est envoyé : il est vérifié et montré dans votre navigateur.",
  archive: "Parties terminées",
  toTable: "Aller à la table",
  noAnswer: "Le serveur ne répond pas.",
  broken: "Cet enregistrement n'est pas valable.",
  fault: (line, field, why) => `Ligne ${line}${field ? `, ${field}` : ""} : ${why}`,
  refused: (why) => `Il n'y a rien à revoir : ${why}.`,
  unfinished: "Cette partie n'a pas été terminée. On la voit jusqu'où elle va.",

  eyes: "Vue par",
  all: "tout le monde : tout est dévoilé",
  seat: (name, seat) => `${name} (place ${seat})`,
  watch: "quelqu'un qui regarde",
  decided: (name, action) => `Décision ${de(name)} : ${action}`,
  dealt: "Les cartes sont distribuées.",

  controls: "Les pas",
  back: "Un pas en arrière",
  momentBack: "Un moment en arrière",
  play: "Lecture",
  pause: "Pause",
  momentOn: "Un moment en avant",
  on: "Un pas en avant",
  moments: "Les moments de la partie",
  step: (step, steps) => `Pas ${step} sur ${steps}`,
  skip: "Aller à",
  speed: "Vitesse",
  paces: ["lent", "normal", "rapide"],

  story: "Ce qui s'est passé",
  chapters: "Grands moments",
  chapter: (what, round) => `${what}, ${round}`,
  hidden: "Ce qui était caché",
  hiddenTab: "Caché",
  headsTab: "Soupçons",
  chancesTab: "Chances",
  shareTab: "Partager",
  nothingHidden: "rien",

  claims: "Les dires et la vérité",
  claim: "Ce qui fut dit",
  truth: "La vérité",
  true: "vrai",
  false: "faux",
  lies: (lies, claims) =>
    claims === 1
      ? `L'unique affirmation était ${lies === 1 ? "fausse" : "vraie"}.`
      : `${lies} affirmation${lies > 1 ? "s" : ""} sur ${claims} ${lies > 1 ? "étaient fausses" : "était fausse"} au moment où elle${lies > 1 ? "s furent faites" : " fut faite"}.`,
  truthLater: "La vérité est montrée à la fin, ou quand tout est dévoilé.",
  showTruth: "Montrer dès maintenant la vérité",

  belief: "Qui croyait quoi",
  whoBelieves: "Dans la tête de",
  whichRole: "Pris pour",
  percent: (chance) => `${Math.round(100 * chance)} %`,
  chart: (name) =>
    `Ce ${que(name)} croirait des autres, de 0 à 100 %, au fil de la partie. Les chiffres sont dans les tableaux ci-dessous.`,
  player: "Joueur",
  atStep: (step) => `au pas ${step}`,
  inTruth: "en vérité",
  beliefNote:
    "Calculé d'après la donne, ce que cette place avait vu et ce qui fut affirmé, si tout le monde joue comme nos bots.",

  chances: "Chances de gagner",
  chancesLoading: "On interroge le réseau de ce jeu…",
  chancesMissing: "Le réseau de ce jeu, qui les dit, n'est pas disponible en ce moment.",
  chancesWatch:
    "Qui ne fait que regarder n'a pas de cartes. Choisissez les yeux d'un joueur, ou que tout soit dévoilé.",
  chancesSteps: "Les pas, avec les chances de gagner",
  change: "écart",
  points: (percent) => (percent > 0 ? `+${percent}` : percent < 0 ? `−${-percent}` : "0"),
  chancesOfAll:
    "D'après les cartes de tous, selon un réseau qui a appris ce jeu. Il s'attend à ce que tous jouent comme lui. À la fin : qui a gagné.",
  chancesOf: (name) =>
    `D'après ce ${que(name)} a vu, selon un réseau qui a appris ce jeu. Il s'attend à ce que tous jouent comme lui. À la fin : qui a gagné.`,

  share: "Partager et garder",
  link: "Lien vers ce pas",
  send: "Partager",
  save: "Télécharger l'enregistrement",
  checked:
    "Votre navigateur a vérifié cet enregistrement : chaque action, tirage, événement et score suit les règles.",
};
