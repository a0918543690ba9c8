// Clause texts, taken from docs/rules when the client is built.
import games from "virtual:rules";

export interface Clause {
  section: string;
  source: string;
  text: string;
}
export interface Rules {
  title: string;
  summary: string;
  clauses: Record<string, Clause>;
}

export const rulesOf = (game: string): Rules | undefined => games[game];

export const allRules = () => Object.entries(games).map(([id, { title }]) => ({ id, title }));

export function clauseNamed(id: string): Clause | undefined {
  for (const rules of Object.values(games)) if (rules.clauses[id]) return rules.clauses[id];
  return undefined;
}
