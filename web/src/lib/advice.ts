// What a hint comes to, in words rather than percentages: the best choice and those as good as it, as far as the games
// that were imagined can tell them apart.
import type { Hint } from "./protocol";

/** How much better the first choice is than the next one that is not as good. */
export type Margin = "only" | "equal" | "little" | "clear";
export interface Advice {
  choices: Hint[];
  margin: Margin;
}

/** What chance alone does to the difference of two shares. */
const noise = (a: Hint, b: Hint) =>
  Math.sqrt((a.wins * (1 - a.wins)) / a.games + (b.wins * (1 - b.wins)) / b.games);

export function adviceOf(hints: Hint[]): Advice {
  const [best, ...others] = hints;
  if (others.length === 0) return { choices: hints, margin: "only" };
  const gap = (other: Hint) => best.wins - other.wins;
  const equal = others.filter((other) => gap(other) <= noise(best, other));
  if (equal.length > 0) return { choices: [best, ...equal], margin: "equal" };
  const nearest = others.reduce((one, other) => (gap(other) < gap(one) ? other : one));
  return { choices: [best], margin: gap(nearest) <= 3 * noise(best, nearest) ? "little" : "clear" };
}
