import { joined } from "../../lib/capital";
import type { Messages } from "../index.svelte";

export const pace: Messages["pace"] = {
  speed: "À quelle allure",
  speeds: {
    calm: "Posée",
    normal: "Normale",
    brisk: "Vive",
    instant: "Immédiate",
    none: "Sans aucune pause",
  },
  few: "Moins de mouvements dans les scènes",
  fewFound: "Les scènes n'étaient pas fluides sur cet appareil. Elles ont donc moins de mouvements.",
  goOn: "Touchez pour continuer",
  press: { "box-office": "Lancez !", folders: "Dénouez-le" },
  away: "En votre absence",
  close: "Fermer",
  scene: (draw, said) =>
    `${pace.climaxes[draw] ? `${pace.climaxes[draw]} : ` : ""}${joined(said, /^(Vous|Votre|Vos)\b/, " ; ")}`,
  again: (what) => `Revoir : ${what}`,
  climaxes: {
    premiere: "La première",
    "masks-off": "Bas les masques",
    "screens-down": "Les paravents tombent",
    "box-office": "Les recettes",
    vote: "Le vote",
    "final-screening": "La projection finale",
    "the-end": "La fin",
  },
};
