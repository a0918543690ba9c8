// What the engine says of its games, their options and the levels of its bots, as a module: import welcome from
// "virtual:games". It is asked when the client is built, so that the first page and its forms need neither server nor
// engine.
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { load } from "../../targets/wasm/backlot.mjs";

const virtual = "virtual:games";

async function welcomeOf(engine: string) {
  const backlot = await load(readFileSync(engine));
  backlot.practiceBegin({ seed: "00".repeat(32) });
  const messages = backlot.practiceReceive({ type: "hello", version: 1 })?.messages ?? [];
  const welcome = messages.find((message) => "type" in message && message.type === "welcome");
  if (!welcome) throw new Error(`${engine} does not say which games it has`);
  return welcome;
}

export function games(engine: string): Plugin {
  return {
    name: "backlot-games",
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    async load(id) {
      if (id !== `\0${virtual}`) return undefined;
      this.addWatchFile(engine);
      return `export default ${JSON.stringify(await welcomeOf(engine))};`;
    },
  };
}
