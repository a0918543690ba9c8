// Which things of the table an action of Maybe Movies is about.
import { capital } from "../../lib/capital";
import type { Action, Lobby } from "../../lib/protocol";
import { named } from "../shared/named";
import { movieName, type Chosen } from "./view";

export function thingsOf(action: Action): string[] {
  const { movie, vote, icon } = action as Chosen;
  if (movie) return [`movie ${movie}`];
  if (vote) return [`vote ${vote}`];
  return icon ? [`icon ${icon}`] : [];
}

/** The cards of a pitch as one title: "Three clever grandmothers on a canal boat". */
export function titleOf(row: string[]): string {
  const words = row.map((name) => movieName(name));
  return words
    .map((part, at) => (at === 0 ? capital(part) : part.charAt(0).toLowerCase() + part.slice(1)))
    .join(" ");
}

export interface Called {
  title: string;
  line: string;
}
/** What its pitcher has called the pitch with this number, in the language that is spoken where it was offered. */
export function calledBy(titles: Lobby["titles"], number: number | undefined): Called | null {
  const given = titles.find((each) => each.number === number);
  return given ? { title: named(given.title, "maybe"), line: named(given.line, "maybe") } : null;
}
