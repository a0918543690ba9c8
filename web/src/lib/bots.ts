// What people read when they choose an opponent.
import type { Level } from "./protocol";
import { t } from "../messages/index.svelte";

/** Whom people play against unless they ask for another. */
export const usualBot = "medium";

/** The one that learned by playing; its network is a file of its own. */
export const learnedBot = "net";

/** "expert (thinks 2 s)", "medium (at once)", "random". */
export function botLabel(name: string, levels: Level[]): string {
  const level = levels.find((each) => each.name === name);
  if (!level) return t.engine.bot(name);
  return `${t.engine.bot(name)} (${level.milliseconds > 0 ? t.clock.thinks(level.milliseconds / 1000) : t.clock.atOnce})`;
}
