import { de, inWords } from "../../lib/french";
import type { scenes as english } from "./scenes.en";

const diceInWords = (dice: number) => (dice === 1 ? "un dé" : `${inWords(dice).toLowerCase()} dés`);

export const scenes: typeof english = {
  screens: {
    title: "Les paravents tombent",
    nobody: "personne",
    tied: "égalité",
    agency: "Le dé de l’agence :",
    pays: (section) => `${section}, deux dés.`,
    twoDice: "deux dés",
    fashion: "À la mode cette semaine",
    won: (name, section, dice) => `${name} gagne ${section} : ${diceInWords(dice)} de plus.`,
    yours: (section, dice) => `Vous gagnez ${section} : ${diceInWords(dice)} de plus.`,
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
};
