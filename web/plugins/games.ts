// The games of the engine as a module, "virtual:games": what the engine says of them, with their options and the levels of
// their bots (it is asked when the client is built, so that the first page and its forms need neither server nor engine),
// the addresses of each game's engine and of its network, where it has one, and which networks tell chances to win.
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { load } from "../../targets/wasm/backlot.mjs";
import { gamesIn, moduleBytes, modulePath } from "../../targets/wasm/modules.mjs";
import type { ServerMessage } from "../src/lib/protocol";

const virtual = "virtual:games";

async function welcomeOf(build: string, game: string) {
  const backlot = await load(moduleBytes(build, game));
  backlot.practiceBegin({ seed: "00".repeat(32) });
  const messages = (backlot.practiceReceive({ type: "hello", version: 1 })?.messages ??
    []) as ServerMessage[];
  const welcome = messages.find((message) => message.type === "welcome");
  if (!welcome) throw new Error(`the engine of ${game} does not say what it has`);
  return welcome;
}

/** Whether the network in this file (docs/learning.md) tells how likely each seat is to win. */
function tellsChances(path: string): boolean {
  const [, header] = readFileSync(path, "latin1").split("\n", 2);
  return ((JSON.parse(header) as { chances?: number }).chances ?? 0) > 0;
}

export function games(build: string, networks: string): Plugin {
  const networkPath = (game: string) => resolve(networks, `${game}.net`);
  return {
    name: "backlot-games",
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const ids = gamesIn(build);
      for (const game of ids) this.addWatchFile(modulePath(build, game));
      const learned = ids.filter((game) => existsSync(networkPath(game)));
      const welcomes = await Promise.all(ids.map((game) => welcomeOf(build, game)));
      return [
        ...ids.map((game) => `import ${game} from ${JSON.stringify(`${modulePath(build, game)}?url`)};`),
        ...learned.map((game) => `import ${game}Network from ${JSON.stringify(`${networkPath(game)}?url`)};`),
        `export const games = ${JSON.stringify(welcomes.flatMap((welcome) => welcome.games))};`,
        `export const engines = { ${ids.join(", ")} };`,
        `export const networks = { ${learned.map((game) => `${game}: ${game}Network`).join(", ")} };`,
        `export const chancesTold = ${JSON.stringify(learned.filter((game) => tellsChances(networkPath(game))))};`,
      ].join("\n");
    },
  };
}
