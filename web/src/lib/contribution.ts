// This browser's part of a table's chance: 32 random bytes, promised by their hash before the start
// and opened when it comes. Kept per table, so that a reload can still open them.
import { fromHex, loadEngine, randomHex } from "./engine";

const key = (table: string) => `backlot:contribution:${table}`;

/** By the engine of the game that is played there. */
export async function commitmentTo(contribution: string, game: string): Promise<string> {
  return (await loadEngine(game)).sha256(fromHex(contribution));
}

/** Bytes for the table, fresh unless they are given; gives the hash to send. */
export async function newCommitment(
  table: string,
  game: string,
  contribution: string = randomHex(),
): Promise<string> {
  localStorage.setItem(key(table), contribution);
  return commitmentTo(contribution, game);
}

export const contributionTo = (table: string) => localStorage.getItem(key(table));
// The server's promise as this browser saw it before the start: what is shown later must fit it.
const promiseKey = (table: string) => `backlot:promise:${table}`;
export const notePromise = (table: string, commitment: string) =>
  localStorage.setItem(promiseKey(table), commitment);
export const notedPromise = (table: string) => localStorage.getItem(promiseKey(table));

/** Once it is open to all there is nothing to hide; what this browser drew stays noted, to be looked for in the record. */
export function forgetContribution(table: string) {
  const contribution = contributionTo(table);
  if (contribution) localStorage.setItem(drawnKey(table), contribution);
  localStorage.removeItem(key(table));
}
const drawnKey = (table: string) => `backlot:drawn:${table}`;
export const drawnHere = (table: string) => localStorage.getItem(drawnKey(table));
