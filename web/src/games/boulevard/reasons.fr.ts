import { fine, some } from "../../lib/french";
import type { Reasons } from "./reasons.en";

export const reasons: Reasons = {
  film: (gain, next) =>
    fine(
      `Il devrait rapporter environ ${gain} de plus que son prix${next ? `, et il reste assez pour « ${next} »` : ""}.`,
    ),
  noFilm: "Aucun film que vous pouvez louer ne devrait rapporter plus qu'il ne coûte.",
  chip: (chip, gain, weeks) =>
    fine(
      `${chip} : environ ${gain} de plus que son coût, ${weeks === 1 ? "la semaine qui reste" : `dans les ${weeks} semaines qui restent`}.`,
    ),
  thrift: (weeks) =>
    `Rien ici ne se rembourse ${weeks === 1 ? "dans la semaine qui reste" : `dans les ${weeks} semaines qui restent`}.`,
  star: (films) =>
    `${some(films, "film")} que vous pourriez louer ${films === 1 ? "a" : "ont"} ce nom à l'affiche.`,
  preview: "Vous seul connaîtrez le genre de la semaine avant de louer.",
  agency: "Vous seul saurez quelle rubrique paie double.",
  loan: (gain) => `Avec lui, vous pouvez louer des films qui devraient rapporter environ ${gain} de plus.`,
  genre: (film) => fine(`« ${film} » en est, et c'est lui qui vous rapporterait le plus.`),
  section: (dice, gain) =>
    fine(`Qui y met le plus lance ${some(dice, "dé")} de plus, environ ${gain} ; tout le monde paie.`),
  tip: (gain, kept) => fine(`Il devrait rapporter environ ${gain} ; gardé jusqu'à la fin, il vaut ${kept}.`),
  names: (films) =>
    films
      ? `${some(films, "film")} avec ce nom ${films === 1 ? "est encore" : "sont encore"} à venir.`
      : "Aucun autre film avec ce nom ne viendra.",
};
