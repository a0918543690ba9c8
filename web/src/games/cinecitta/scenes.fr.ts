import type { scenes as english } from "./scenes.en";

export const scenes: typeof english = {
  folders: {
    pass: "Les dossiers passent",
    back: "Les dossiers reviennent",
    from: (name) => `De ${name}, pour vous`,
    one: "Une carte. De l’argent, ou rien.",
    cardBack: "Votre carte est revenue.",
    moneyBack: (amount) => `La carte est gardée : ${amount} pour vous.`,
  },
  studio: { title: "Dans les Studios" },
  screening: {
    premiere: "La prima",
    office: "Les recettes",
    hit: (names) =>
      names.length === 1
        ? `Le film de ${names[0]} triomphe`
        : `Les succès : ${new Intl.ListFormat("fr").format(names)}`,
    none: "–",
    quality: "qualité",
    read: "Qualité : trois numéros, du plus petit au plus grand.",
    money: "argent × public",
  },
};
