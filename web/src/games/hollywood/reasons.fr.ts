import { fine, list } from "../../lib/french";
import type { Reasons } from "./reasons.en";

const side = (lagging: boolean) => (lagging ? "le camp en retard" : "votre camp");
const ofSide = (lagging: boolean) => (lagging ? "du camp en retard" : "de votre camp");
const toSide = (lagging: boolean) => (lagging ? "au camp en retard" : "à votre camp");
const with_ = (name: string, sure: boolean, lagging: boolean) =>
  `${name} est ${sure ? "" : "sans doute "}${ofSide(lagging)}`;

export const reasons: Reasons = {
  token: (name, own, sure, quiet, lagging) =>
    fine(
      [
        quiet.length ? `${list(quiet)} n'${quiet.length === 1 ? "a" : "ont"} pas d'étoile.` : "",
        own
          ? `Un jeton pour vous donne une carte de plus ${toSide(lagging)}.`
          : `${with_(name, sure, lagging)} : un jeton lui donne une carte de plus.`,
      ]
        .filter(Boolean)
        .join(" "),
    ),
  friendDie: (name, own, sure, lagging) =>
    own
      ? "Une étoile vous permet d'ajouter une carte."
      : `${with_(name, sure, lagging)}, et une étoile lui permet d'ajouter une carte.`,
  foeDie: (name, sure, lagging) =>
    fine(
      `${name} joue ${sure ? "" : "sans doute "}contre ${side(lagging)} : sans étoile, aucune carte de sa part.`,
    ),
  otherDie: () => "Un nouveau lancer peut aider et ne peut guère nuire.",
  cards: (symbols, lagging) => `Elle compte ${symbols} pour ${side(lagging)}.`,
  cover: () => "Elle cache votre camp tant que l'enjeu est faible.",
  level: () => "Il vous faut un film serré, et il le reste ainsi.",
  least: (lagging) => `Rien dans votre main ne sert mieux ${side(lagging)}.`,
  poster: (symbols, lagging) =>
    symbols > 0
      ? `Son signe compte pour ${side(lagging)}.`
      : symbols < 0
        ? `Son signe compte contre ${side(lagging)}, mais l'autre ne vaut pas mieux.`
        : "Son signe n'aide aucun camp.",
  hand: (lagging) => fine(`Vos cartes servent peu ${side(lagging)} ; de nouvelles peuvent mieux faire.`),
  friendHand: (name, sure, lagging) =>
    `${with_(name, sure, lagging)} et choisira alors parmi plus de cartes.`,
  decides: () => "Vous décidez seul d'une carte du film.",
  cut: (symbols, lagging) =>
    symbols === 0
      ? "La carte n'aide aucun camp."
      : `La carte compte ${Math.abs(symbols)} ${symbols > 0 ? "pour" : "contre"} ${side(lagging)}.`,
  clears: (lagging) => `Vous gardez les cartes qui servent le mieux ${side(lagging)}.`,
  job: (job) => fine(`Vous auriez ce métier : ${job}.`),
  nothing: (lagging) => `Rien d'autre ici ne sert ${side(lagging)}.`,
};
