import { de, fine, some } from "../../lib/french";
import type { Prospect, Reasons } from "./reasons.en";

const passes: Record<Prospect, string> = {
  unlikely: "Il échouera sans doute",
  open: "Il peut passer ou échouer",
  likely: "Il devrait passer",
};
const chances: Record<Prospect, string> = {
  unlikely: "un pari risqué pour l'instant",
  open: "il peut passer ou échouer",
  likely: "il devrait passer",
};

export const reasons: Reasons = {
  pitch: (prospect, icons, profit) =>
    fine(`${some(icons, "icône")} à couvrir, ${some(profit, "Vote")} à partager : ${chances[prospect]}.`),
  yes: (prospect, profit) =>
    `${passes[prospect]}, et ceux qui votent OUI se partagent alors ${some(profit, "Vote")}.`,
  no: (prospect, points) =>
    `${passes[prospect]}. S'il échoue, vous gardez votre NON, qui vaut environ ${some(points, "point")}.`,
  change: "Le projet pourrait devenir meilleur pour vous.",
  keep: (points, others) =>
    points === 0 && others === 0
      ? "Personne n'a encore de Votes avec ses icônes."
      : `Vos Votes valent ${points} de plus avec elle, ceux ${de("n'importe qui d'autre")} ${others} au plus.`,
};
