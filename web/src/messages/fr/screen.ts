import type { Messages } from "../index.svelte";

export const screen: Messages["screen"] = {
  onYourPhone: (address) => `Sur votre téléphone, ouvrez ${address} et tapez`,
  password: "Le mot de passe vous sera demandé.",
  seats: "Places",
  free: "libre",
  host: "hôte",
  soon: "La partie va commencer…",
  choosing: (names) =>
    names.length === 0
      ? ""
      : names.length === 1
        ? `${names[0]} choisit…`
        : `${names.slice(0, -1).join(", ")} et ${names[names.length - 1]} choisissent…`,
  watch: "Regarder",
  watchWhere: "sur votre écran",
  here: "Qui est là",
  controls: "L'écran commun",
  next: "Suite",
  speed: "Sa vitesse, et celle de tous les téléphones",
};
