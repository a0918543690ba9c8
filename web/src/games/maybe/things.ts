// Which things of the table an action of Maybe Movies is about.
import { capital } from "../../lib/capital";
import type { Action } from "../../lib/protocol";
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
