// The engine off the main thread: takes messages of the protocol, posts what comes of them. Between two thoughts of
// bots it listens, so that nobody waits for more than one.
import { loadEngine } from "../lib/engine";
import type { ClientMessage } from "../lib/protocol";
import type { PracticeJournal } from "../lib/transport";

type Order = { journal: PracticeJournal } | { message: ClientMessage };

const engine = loadEngine();
engine.catch(() => self.postMessage("failed"));
let thinking = false;

async function think() {
  const backlot = await engine;
  if (thinking) return;
  thinking = true;
  for (let news = backlot.practiceThink(); news; news = backlot.practiceThink()) {
    self.postMessage(news);
    await new Promise((resume) => setTimeout(resume));
  }
  thinking = false;
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const backlot = await engine;
  if ("journal" in data) {
    backlot.practiceBegin(data.journal);
    self.postMessage("ready");
  } else {
    self.postMessage(backlot.practiceReceive(data.message));
    void think();
  }
};
