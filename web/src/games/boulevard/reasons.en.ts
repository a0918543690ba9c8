// Why a hint is a good one: the engine's reasons (src/bots/boulevard/reason.hpp) in words; reason.ts says which of them are
// meant. Whoever is spoken of is named; "you" is who asked.
import { some } from "../../lib/english";

export interface Reasons {
  film: (gain: string, next: string | undefined) => string;
  noFilm: string;
  chip: (chip: string, gain: string, weeks: number) => string;
  thrift: (weeks: number) => string;
  star: (films: number) => string;
  preview: string;
  agency: string;
  loan: (gain: string) => string;
  genre: (film: string) => string;
  section: (dice: number, gain: string) => string;
  tip: (gain: string, kept: string) => string;
  names: (films: number) => string;
}

export const reasons: Reasons = {
  film: (gain, next) =>
    `It should bring about ${gain} more than it costs${next ? `, and leaves enough for “${next}”` : ""}.`,
  noFilm: "No film that you can book should bring more than it costs.",
  chip: (chip, gain, weeks) =>
    `${chip} should bring about ${gain} beyond its cost in the ${some(weeks, "week")} that ${weeks === 1 ? "is" : "are"} left.`,
  thrift: (weeks) =>
    `Nothing here pays for itself in the ${some(weeks, "week")} that ${weeks === 1 ? "is" : "are"} left.`,
  star: (films) => `${some(films, "film")} that you could book ${films === 1 ? "has" : "have"} that name.`,
  preview: "You alone will know this week's genre before films are booked.",
  agency: "You alone will know which section pays twice.",
  loan: (gain) => `With it you can book films that should bring about ${gain} more.`,
  genre: (film) => `“${film}” is one of them, and worth most to you.`,
  section: (dice, gain) =>
    `Whoever puts most there rolls ${some(dice, "die", "dice")} more, about ${gain}; everybody pays.`,
  tip: (gain, kept) => `It should bring about ${gain}; kept to the end it is worth ${kept}.`,
  names: (films) =>
    films
      ? `${some(films, "film")} with that name ${films === 1 ? "is" : "are"} still to come.`
      : "No other film with that name will come.",
};
