// The words of the great moments.
export const scenes = {
  folders: {
    pass: "The folders go round",
    back: "The folders come back",
    from: (name: string) => `From ${name}, for you`,
    one: "One card. Some money, or none.",
    cardBack: "Your card came back.",
    moneyBack: (amount: number) => `They kept the card: ${amount} for you.`,
  },
  studio: { title: "In the Studios" },
  screening: {
    premiere: "La prima",
    office: "The box office",
    hit: (names: string[]) =>
      names.length === 1
        ? `${names[0]}’s film is the hit`
        : `The hits: ${new Intl.ListFormat("en").format(names)}`,
    none: "–",
    quality: "quality",
    read: "Quality: three numbers, smallest first.",
    money: "money × audience",
  },
};
