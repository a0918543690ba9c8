// The engine off the main thread: takes messages of the protocol, posts what comes of them. Between two thoughts of
// bots it listens, so that nobody waits for more than one.
import { load, type Backlot } from "$engine/backlot.mjs";
import type { ClientMessage } from "../lib/protocol";
import type { PracticeJournal } from "../lib/transport";

export type Order = { engine: WebAssembly.Module; journal: PracticeJournal } | { message: ClientMessage };

let backlot: Backlot; // there before the first message: the page waits for "ready"
let thinking = false;

async function think() {
  if (thinking) return;
  thinking = true;
  for (let news = backlot.practiceThink(); news; news = backlot.practiceThink()) {
    self.postMessage(news);
    await new Promise((resume) => setTimeout(resume));
  }
  thinking = false;
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  if ("journal" in data) {
    backlot = await load(data.engine);
    backlot.practiceBegin(data.journal);
    self.postMessage("ready");
  } else {
    self.postMessage(backlot.practiceReceive(data.message));
    void think();
  }
};
