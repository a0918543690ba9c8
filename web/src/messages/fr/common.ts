import type { Messages } from "../index.svelte";

export const common: Messages["common"] = {
  home: "Backlot, vers la première page",
  language: "Langue",
  close: "Fermer",
  pair: (title, value) => `${title} : ${value}`,
  list: (names) => new Intl.ListFormat("fr").format(names),
  rule: (id) => `Règle ${id}`,
  inRulebook: "Dans le livret de règles",
  incomplete: "Une partie de cette page n'a pas pu être chargée.",
  again: "Recharger la page",
  noRule: "Cette règle ne figure pas dans le livret de ce client.",
  sources: {
    book: "Le livret imprimé le dit.",
    ruling: "Le livret se tait ou se contredit ici ; c'est nous qui avons tranché.",
    content: "Un élément du jeu que le livret ne détaille pas ; notre reconstitution.",
  },
};
