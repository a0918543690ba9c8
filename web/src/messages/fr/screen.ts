import type { Messages } from "../index.svelte";

export const screen: Messages["screen"] = {
  tonight: "Ce soir :",
  point: "Visez ce code avec un téléphone,",
  orGo: "ou allez sur",
  type: "et tapez",
  noAccount: "Sans compte : un nom suffit.",
  until: "Le code vaut jusqu'au début de la partie.",
  starts: (name) => `${name} lance la partie`,
  whenReady: "dès que tout le monde est prêt",
  password: "Le mot de passe vous sera demandé.",
  free: "place libre",
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
