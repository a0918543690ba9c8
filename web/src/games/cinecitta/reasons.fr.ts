import { fine } from "../../lib/french";
import type { Reasons } from "./reasons.en";

export const reasons: Reasons = {
  sells: (name, worth) =>
    `Elle vaut environ ${worth} pour ${name}, qui la gardera sans doute et vous la paiera.`,
  returns: (name, worth) =>
    fine(`Elle vaut environ ${worth} pour ${name}, qui préférera garder votre argent : la carte revient.`),
  keepsPen: "Vous gardez votre seule Plume.",
  card: (without, quality) =>
    quality > without
      ? `Avec elle, votre film peut atteindre ${quality}${without ? ` au lieu de ${without}` : ""}.`
      : "Ses icônes valent plus pour vous que l'argent.",
  firstPen: fine(
    "Elle vous apporte une Plume, et vous n'en avez pas : sans elle, vous payez tous les salaires.",
  ),
  money: (without, quality) =>
    quality > without
      ? `L'argent vaut plus pour vous qu'un film à ${quality}${without ? ` au lieu de ${without}` : ""}.`
      : "La carte ne fait pas un meilleur film.",
  movie: (quality) =>
    quality ? `Ainsi votre film peut atteindre ${quality}.` : "Aucun film complet n'est encore en vue.",
};
