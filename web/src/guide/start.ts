// Takes somebody to the guided first round of a game: where they were, or a new one.
import { usualBot } from "../lib/bots";
import { gameNamed } from "../lib/games";
import { keptGame } from "../lib/kept";
import { guidedRound, keepGuided } from "../lib/memory";
import { deal } from "../lib/practice.svelte";
import { courseOf } from "./courses";

/** The address of its table. */
export async function guidedTable(game: string): Promise<string> {
  const round = guidedRound(game);
  const kept = round && !round.done ? await keptGame(round.table).catch(() => undefined) : undefined;
  if (kept && !kept.result) return `/practice/${kept.table}`;
  const { seed, options } = courseOf(game);
  const table = await deal(game, { ...gameNamed(game)!.options, ...options }, usualBot, { seed });
  keepGuided(game, { table, read: [], done: false });
  return `/practice/${table}`;
}
