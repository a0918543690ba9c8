import { de } from "../../lib/french";
import type { scenes as pattern } from "../en/scenes";

const numbers = [
  "Aucune",
  "Une",
  "Deux",
  "Trois",
  "Quatre",
  "Cinq",
  "Six",
  "Sept",
  "Huit",
  "Neuf",
  "Dix",
  "Onze",
  "Douze",
];
const inWords = (count: number) => numbers[count] ?? String(count);
const diceInWords = (dice: number) => (dice === 1 ? "un dé" : `${inWords(dice).toLowerCase()} dés`);
const sides: Record<string, string> = {
  patriots: "Les patriotes",
  communists: "Les communistes",
  both: "Les deux camps",
};

export const scenes: typeof pattern = {
  premiere: {
    title: (movie) => `Film ${movie} · première`,
    theatre: (movie) => `La première du film ${movie}`,
    poster: (name, side) =>
      side === "neutral"
        ? `${name} : pour aucun camp.`
        : `${name} : un pour les ${side === "patriot" ? "patriotes" : "communistes"}.`,
    begins: (name) => `${name}.`,
    tally: (patriots, communists) => `${patriots} à ${communists}.`,
    left: (cards) => `Encore ${inWords(cards).toLowerCase()} ${cards === 1 ? "carte" : "cartes"}.`,
    tie: (wins) => (wins === "both" ? "L’égalité profite aux deux." : "L’égalité va aux communistes."),
    fromPoster: "l’affiche : 1",
    noSign: "l’affiche",
    lastCard: "la dernière carte",
    plus: (signs) => `+${signs}`,
    result: (winner, movie, patriots, communists) =>
      winner === "none"
        ? `Personne ne gagne le film ${movie}`
        : `${sides[winner] ?? winner} gagnent le film ${movie}, ${Math.max(patriots, communists)} à ${Math.min(patriots, communists)}`,
  },
  roles: {
    eyes: "Pour vos yeux seulement",
    hold: "Maintenir pour ouvrir",
    know: "Je sais qui je suis",
    private: "Gardez votre écran pour vous.",
    sealed: "Une enveloppe scellée pour chacun",
    look: "Regardez vos écrans.",
    looked: "a regardé",
    looking: "regarde…",
    you: (name) => `${name} (vous)`,
    with: (names, several) => `${names} ${several ? "sont" : "est"} avec vous.`,
  },
  masks: {
    win: (winner) =>
      ({ patriot: "Les patriotes gagnent", communist: "Les communistes gagnent" })[winner] ??
      "L’étoile montante gagne",
    and: (name) => `… et ${name} ?`,
    said: (role) => `a dit : ${role}`,
    silent: "n’a rien dit",
  },
  vote: {
    said: (name, word, number, icon) =>
      icon ? `${name} : ${word.toLowerCase()}, ${number} ${icon}` : `${name} : ${word} !`,
    covered: "couvert",
    missing: "manque",
    spare: (count) => `${count} de trop`,
    byPairs: "par une paire",
    save: (pairs) =>
      pairs.length === 1
        ? `Il manque : ${pairs[0].covers}. Deux icônes ${pairs[0].of} en trop suffisent.`
        : "Mais les icônes en trop suffisent.",
    made: "Tourné !",
    notMade: "Pas tourné",
    share: (votes) => `${votes} ${votes === 1 ? "vote" : "votes"} à partager`,
    noWin: "Le studio dit non",
    noWinMore: "Ceux qui ont dit NON gagnent leur vote.",
    noWinAtAll: "Personne ne gagne de vote.",
    gets: (equal, rest) => {
      const odd = rest === 1 ? "celui en trop" : `${rest} en trop`;
      return rest === 0 ? String(equal) : equal === 0 ? "tous" : `${equal} et ${odd}`;
    },
    toPool: (votes) => (votes === 1 ? "Un vote va à la réserve." : `${votes} votes vont à la réserve.`),
    fromPool: (votes) =>
      votes === 1 ? "Un vote vient de la réserve." : `${votes} votes viennent de la réserve.`,
  },
  screens: {
    title: "Les paravents tombent",
    nobody: "personne",
    tied: "égalité",
    agency: "Le dé de l’agence :",
    pays: (section) => `${section}, deux dés.`,
    twoDice: "deux dés",
    fashion: "À la mode cette semaine",
    won: (name, section, dice) => `${name} gagne ${section} : ${diceInWords(dice)} de plus.`,
    yours: (section, dice) => `À vous, ${section} : ${diceInWords(dice)} de plus.`,
    tie: (section) => `Égalité, ${section} : aux dés.`,
    rolls: (name, pips) => `${name} lance ${pips}.`,
  },
  office: {
    theatre: (name) => `Le cinéma ${de(name)}`,
    yours: "Votre cinéma",
    for: { trend: "À la mode", cubes: "Vedettes aimées", tips: "Bons tuyaux" },
    rolling: (dice) => `roulent encore : ${dice === 1 ? "un dé" : `${dice} dés`}`,
    counted: (dice) => (dice === 1 ? "un dé" : `${dice} dés`),
    rerolls: (count) => (count === 1 ? "et une relance" : `et ${count} relances`),
    best: (name) => `Le succès de la semaine : ${name}`,
    bestYours: "Le succès de la semaine est à vous",
    bestTie: "Les meilleurs de la semaine",
  },
  night: {
    title: "On ferme",
    stays: (names) =>
      `${new Intl.ListFormat("fr").format(names)} ${names.length === 1 ? "reste illuminé" : "restent illuminés"}.`,
  },
  credits: { title: "Nos films", points: "Ce qu’ils valaient" },
  folders: {
    pass: "Les dossiers passent",
    back: "Les dossiers reviennent",
    from: (name) => `De ${name}, pour vous`,
    one: "Une carte. De l’argent, ou rien.",
    cardBack: "Votre carte est revenue.",
    moneyBack: (amount) => `La carte est gardée : ${amount} pour vous.`,
  },
  studio: { title: "Dans les Studios" },
  screening: {
    premiere: "La prima",
    office: "Les recettes",
    hit: (names) =>
      names.length === 1
        ? `Le film de ${names[0]} triomphe`
        : `Les succès : ${new Intl.ListFormat("fr").format(names)}`,
    none: "–",
    quality: "qualité",
    money: "argent × public",
  },
};
