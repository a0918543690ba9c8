// The practice games of this browser, in IndexedDB: over reloads, closed tabs and days without a server. What is
// listed stands apart from the logs, which are long.
import { createStore, del, get, set, update, values } from "idb-keyval";
import type { Options } from "./protocol";
import type { PracticeJournal } from "./transport";

/** Somebody who shares the device, and where they sit. */
export interface Friend {
  seat: number;
  name: string;
}
export interface KeptGame {
  table: string;
  game: string;
  options: Options;
  bot: string;
  friends?: Friend[];
  /** When it was dealt and when somebody last went on with it, in milliseconds since 1970. */
  started: number;
  played: number;
  /** How it ended. */
  result: { name: string; you: boolean; won: boolean; score: number }[] | null;
}

const listed = createStore("backlot-practice", "games");
const logs = createStore("backlot-practice-logs", "logs");

export async function keptGames(): Promise<KeptGame[]> {
  const games = await values<KeptGame>(listed);
  return games.sort((a, b) => b.played - a.played);
}
export const keptGame = (table: string) => get<KeptGame>(table, listed);
export const keptLog = (table: string) => get<PracticeJournal>(table, logs);
export const keepGame = (game: KeptGame) => set(game.table, game, listed);
/** As it is now: by the time it is written there may be more of it, which is added by addToLog. */
export const keepLog = (table: string, log: PracticeJournal) =>
  set(table, { ...log, table, entries: [...log.entries] }, logs);

/** Adds to a log that has `length` entries; false when it has not: it went on in another tab, or was deleted. */
export async function addToLog(table: string, length: number, fresh: string[]): Promise<boolean> {
  let ours = false;
  await update<PracticeJournal | undefined>(
    table,
    (log) => {
      ours = log?.entries.length === length;
      return log && ours ? { ...log, entries: [...log.entries, ...fresh] } : log;
    },
    logs,
  );
  return ours;
}

export async function forgetGame(table: string): Promise<void> {
  await del(table, listed);
  await del(table, logs);
}
