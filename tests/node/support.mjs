// What the tests share: the modules, the native program beside it, and the golden records.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { gameOf, load } from "../../targets/wasm/backlot.mjs";
import { gamesIn, moduleBytes } from "../../targets/wasm/modules.mjs";

export const root = resolve(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "../..");
export const build = process.env.BACKLOT_BINARY_DIR ?? join(root, "build");

export const games = gamesIn(build);
/** By game. */
export const engines = Object.fromEntries(
  await Promise.all(games.map(async (game) => [game, await load(moduleBytes(build, game))])),
);
/** The one that reads this record; of a game that nobody knows any of them says so. */
export const engineFor = (record) => engines[gameOf(record)] ?? engines[games[0]];

const nativeProgram = join(build, "bin/native_verify");
const most = 1 << 28;

export function nativeGames() {
  return JSON.parse(execFileSync(nativeProgram, ["--games"], { encoding: "utf8" }));
}

function answers(records, ...asked) {
  const input = Buffer.concat(records.flatMap((bytes) => [Buffer.from(`${bytes.length}\n`), bytes]));
  const output = execFileSync(nativeProgram, asked, { input, encoding: "utf8", maxBuffer: most });
  return output.trimEnd().split("\n").map((line) => JSON.parse(line));
}
/** What the native library says about each record. */
export const nativeVerify = (records) => answers(records);
/** All that a replay of each record shows, of its steps nine. */
export const nativeReplay = (records) => answers(records, "--replay");

/** For each record {scored: how the native bot `net` scores what could be done, as replayScored gives it, chances: what
 * replayChances gives for "all" and for each seat}. */
export const nativeScored = (records) => answers(records, "--network");

/** Every golden record: {name, bytes}. */
export function goldenRecords() {
  const folder = join(root, "tests/golden");
  return readdirSync(folder).flatMap((game) =>
    readdirSync(join(folder, game))
      .filter((file) => file.endsWith(".jsonl"))
      .map((file) => ({ name: `${game}/${file}`, bytes: readFileSync(join(folder, game, file)) })),
  );
}

export const linesOf = (bytes) => bytes.toString("utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
