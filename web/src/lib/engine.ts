// The WebAssembly engine of each game: practice, replays, and SHA-256 where pages have no crypto.subtle (plain HTTP).
// It is fetched when the game is first needed.
import { games, engines, networks } from "virtual:games";
import { gameOf, load, type Backlot } from "$engine/backlot.mjs";

// Each is made once for the page. When that fails the next one who asks tries again.
function once<T>(make: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (game) => {
    const there = made.get(game);
    if (there) return there;
    const making = make(game);
    made.set(game, making);
    making.catch(() => made.delete(game));
    return making;
  };
}

/** Fetched and compiled; workers are given it. */
export const compiledEngine = once((game) => WebAssembly.compileStreaming(fetch(engines[game])));
export const loadEngine: (game: string) => Promise<Backlot> = once((game) => compiledEngine(game).then(load));
/** What the bot `net` of a game plays with, and what tells chances to win: fetched only for those who want it. */
export const fetchedNetwork = once(async (game) => {
  const answer = await fetch(networks[game] ?? "");
  if (!answer.ok) throw new Error(`${answer.status} ${game}.net`);
  return new Uint8Array(await answer.arrayBuffer());
});
/** Ahead of need; that it cannot be had is said when it is needed. */
export const fetchEngine = (game: string) => void compiledEngine(game).catch(() => {});

/** The one that reads this record; of a game that nobody knows any of them says so. */
export function engineFor(record: string): Promise<Backlot> {
  const game = games.find(({ id }) => id === gameOf(record)) ?? games[0];
  return loadEngine(game.id);
}

export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string) =>
  Uint8Array.from(hex.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
export const randomHex = () => toHex(crypto.getRandomValues(new Uint8Array(32)));
