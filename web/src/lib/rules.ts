// Clause texts in the language that is spoken.
import { t } from "../messages/index.svelte";

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

export const rulesOf = (game: string): Rules | undefined => t.rules[game];

export const allRules = () => Object.entries(t.rules).map(([id, { title }]) => ({ id, title }));

export function clauseNamed(id: string): Clause | undefined {
  for (const rules of Object.values(t.rules)) if (rules.clauses[id]) return rules.clauses[id];
  return undefined;
}

/** The game a clause belongs to. */
export const gameOfClause = (id: string): string | undefined =>
  Object.keys(t.rules).find((game) => t.rules[game].clauses[id]);
