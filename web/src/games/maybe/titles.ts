// Titles made of what the cards in the row say, and lines to go with any title, for tables of people who know each other:
// they are sent like words of one's own. All of it is fit for every table. Strangers choose from the server's list.
import { lines, patterns } from "./titles.en";
import { hash } from "../../table/faces";

const where = /^(In|On|At|Under|Inside|During|When|Before|Between) /;

export const titleWith = (card: string, which: number) =>
  where.test(card)
    ? patterns.where[which % 6].replace("{}", card.charAt(0).toLowerCase() + card.slice(1))
    : patterns.what[which % 6].replace("{}", card);

/** Three, of different cards where there are as many; the same for the same row. */
export function titlesOf(row: string[]): string[] {
  const from = hash(row.join());
  return [0, 1, 2].map((i) => titleWith(row[i % row.length], from + i));
}
/** Three, the same for the same row. */
export function linesFor(row: string[]): string[] {
  const from = hash(row.join());
  return [0, 5, 10].map((i) => lines[(from + i) % lines.length]);
}
