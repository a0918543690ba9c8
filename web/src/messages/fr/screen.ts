import type { Messages } from "../index.svelte";

export const screen: Messages["screen"] = {
  onYourPhone: (address) => `Sur votre téléphone, ouvrez ${address} et tapez`,
  password: "Le mot de passe vous sera demandé.",
  seats: "Places",
  free: "libre",
  host: "hôte",
  soon: "La partie va commencer…",
};
