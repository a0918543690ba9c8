// The engine off the main thread: takes messages of the protocol, posts what comes of them. Bots and hints think when
// the page says so: after it has shown what happened.
import { load, type Backlot } from "$engine/backlot.mjs";
import type { ClientMessage } from "../lib/protocol";
import type { PracticeJournal } from "../lib/transport";

export type Order =
  | { engine: WebAssembly.Module; network: Uint8Array | null; journal: PracticeJournal }
  | { message: ClientMessage; person: number }
  | "think";

let backlot: Backlot; // there before the first message: the page waits for "ready"

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  if (data === "think") {
    const news = backlot.practiceThink();
    if (news) self.postMessage(news);
  } else if ("journal" in data) {
    backlot = await load(data.engine);
    if (data.network) {
      const why = backlot.networkGive(data.network);
      if (why) return self.reportError(new Error(why)); // the page hears of it
    }
    backlot.practiceBegin(data.journal);
    self.postMessage("ready");
  } else {
    self.postMessage(backlot.practiceReceive(data.message, data.person));
  }
};
