// A table where only bots sit, played in this browser for whoever looks: one thought after the other, and again from the
// beginning when it is over.
import { usualBot } from "../lib/bots";
import { randomHex } from "../lib/engine";
import { gameNamed } from "../lib/games";
import { Session } from "../lib/session.svelte";
import { PracticeHub } from "../lib/transport";

const pause = 800; // between two acts, in milliseconds
const ending = 6000; // before the next game

export class LiveTable {
  session = $state.raw<Session | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly game: string) {
    void this.begin();
  }
  close() {
    this.closed = true;
    clearTimeout(this.timer);
    this.session?.close();
  }

  private async begin() {
    const options = gameNamed(this.game)?.options;
    if (!options) return;
    const journal = { seed: randomHex(), table: null, entries: [] };
    const hub = new PracticeHub(this.game, journal, () => {});
    const session = new Session(hub.person(0));
    this.session = session;
    await session.join(await session.create(this.game, options));
    for (let seat = 1; seat <= options.players; ++seat) await session.request("bot", { seat, bot: usualBot });
    await session.request("start");
    const think = () => {
      if (this.closed) return;
      const over = session.update?.outcome;
      if (over) {
        session.close();
        void this.begin();
        return;
      }
      if (!document.hidden) hub.think();
      this.timer = setTimeout(think, session.paced.latest.update?.outcome ? ending : pause);
    };
    think();
  }
}
