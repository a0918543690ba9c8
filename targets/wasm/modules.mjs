// The modules of a build, for Node: which games there are, and the bytes of each.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** In the order of the list of games. */
export const gamesIn = (build) => JSON.parse(readFileSync(join(build, "wasm/games.json"), "utf8"));
export const modulePath = (build, game) => join(build, `wasm/${game}.wasm`);
export const moduleBytes = (build, game) => readFileSync(modulePath(build, game));
