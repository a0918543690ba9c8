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
  away: "En votre absence",
  close: "Fermer",
  scene: (climax, said) => `${climax ? `${climax} : ` : ""}${joined(said, /^(Vous|Votre|Vos)\b/, " ; ")}`,
  again: (what) => `Revoir : ${what}`,
};
