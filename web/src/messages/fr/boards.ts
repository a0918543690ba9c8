import type { Messages } from "../index.svelte";

export const boards: Messages["boards"] = {
  bot: "bot",
  you: "(vous)",
  held: "un bot joue",
  turn: "à son tour",
  thinks: "réfléchit",
  back: "Retour",
  goOn: "Continuer",
  names: (names) => names.join(", "),
};
