// Why a hint is a good one: the engine's reasons (src/bots/cinecitta/reason.hpp) in words; reason.ts says which of them are
// meant. Whoever is spoken of is named; "you" is who asked.

export interface Reasons {
  sells: (name: string, worth: string) => string;
  returns: (name: string, worth: string) => string;
  keepsPen: string;
  card: (without: number, quality: number) => string;
  firstPen: string;
  money: (without: number, quality: number) => string;
  movie: (quality: number) => string;
}

export const reasons: Reasons = {
  sells: (name, worth) =>
    `It is worth about ${worth} to ${name}, who will probably keep it and pay you for it.`,
  returns: (name, worth) =>
    `It is worth about ${worth} to ${name}, who will rather keep your money: the card comes back.`,
  keepsPen: "You keep your only Pen.",
  card: (without, quality) =>
    quality > without
      ? `With it your movie can come to ${quality}${without ? ` instead of ${without}` : ""}.`
      : "Its icons are worth more to you than the money.",
  firstPen: "It brings you a Pen, and you have none: without one you pay everybody's wages.",
  money: (without, quality) =>
    quality > without
      ? `The money is worth more to you than a movie of ${quality}${without ? ` instead of ${without}` : ""}.`
      : "The card makes no better movie.",
  movie: (quality) =>
    quality ? `This way your movie can come to ${quality}.` : "No complete movie is in sight yet.",
};
