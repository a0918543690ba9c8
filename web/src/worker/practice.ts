// The engine off the main thread: takes messages of the protocol, posts lists of answers.
import { loadEngine } from "../lib/engine";
import type { ClientMessage } from "../lib/protocol";

type Order = { seed: string; again: ClientMessage[] } | { message: ClientMessage };

const engine = loadEngine();

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const backlot = await engine;
  if ("seed" in data) {
    backlot.practiceBegin(data.seed);
    for (const message of data.again) backlot.practiceReceive(message);
    self.postMessage("ready");
  } else {
    self.postMessage(backlot.practiceReceive(data.message));
  }
};
