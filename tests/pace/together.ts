// A table in the hub that browsers run: people on any seats or on all of them, bots on the others, somebody who watches
// and a television. Each has a page of their own (screen.ts).
import { engines } from "../node/support.mjs";
import { dice } from "../node/dice.mjs";
import type { ClientMessage, GameInfo, ServerMessage, StreamItem, Update } from "../../web/src/lib/protocol";
import { Screen, wishes, type Watching } from "./screen";

/** What browsers keep of a table. */
const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  addEventListener: () => {},
  removeEventListener: () => {},
});

interface News {
  messages: ServerMessage[];
  friends: ServerMessage[][];
}
type Known = GameInfo & { options: Record<string, unknown>; scenes: { event: string; milliseconds: number }[] };

/** Who plays: somebody on each seat, or bots on some of them. */
export type People = "everybody" | "some";

/** What has to happen in some of the games. */
export const met = { options: 0, most: 0, undone: 0 };

export class Together {
  private readonly roll: (sides: number) => number;
  private readonly outbox: { person: number; message: ClientMessage }[] = [];
  private readonly asked: boolean[] = [];
  private requests = 0;
  private table = "";
  private over = false;
  private screens: Screen[] = [];
  /** The next bot is asked when the host's screen has shown everything, as in practice. */
  private patient = false;

  constructor(
    private readonly game: string,
    private readonly number: number,
    private readonly who: People,
  ) {
    this.roll = dice(2 * number + (who === "everybody" ? 1 : 0));
  }

  // --- the hub -----------------------------------------------------------------------------------

  private say(person: number, message: object): News {
    const news: News | null = engines[this.game].practiceReceive(message, person);
    if (!news) throw new Error(`${this.game}: nobody hears person ${person}`);
    return news;
  }
  private deliver({ messages, friends }: News) {
    [messages, ...friends].forEach((each, person) => {
      for (const message of each) {
        // Whoever asked is told no by their session; this is about nobody's question.
        if (message.type === "error" && message.id === "") throw new Error(`${this.game}: ${message.why}`);
        if (message.type !== "update") continue;
        this.asked[person] = Boolean(message.update.decision?.asked);
        if (message.update.outcome) this.over = true;
      }
      this.screens[person]?.take(each);
    });
  }
  /** Until nobody has anything to say, and no bot to think. */
  private async settle() {
    for (;;) {
      for (let next = this.outbox.shift(); next; next = this.outbox.shift())
        this.deliver(this.say(next.person, next.message));
      await new Promise(setImmediate);
      if (this.outbox.length > 0) continue;
      if (this.patient && this.screens[0].connected) this.screens[0].look();
      const news: News | null = engines[this.game].practiceThink();
      if (!news) return;
      this.deliver(news);
    }
  }
  private async done<T>(what: Promise<T>): Promise<T> {
    const [answer] = await Promise.all([what, this.settle()]);
    return answer;
  }

  // --- before the game ---------------------------------------------------------------------------

  /** Any options, where they go together; else the usual ones. */
  private async create({ options, option_list, min_players, max_players }: Known): Promise<number> {
    const least = Math.max(2, min_players);
    const wanted = { ...options, players: least + this.roll(max_players - least + 1) };
    const any: Record<string, unknown> = { ...wanted };
    for (const { name, values } of option_list)
      if (name !== "players" && this.roll(3) === 0) any[name] = values[this.roll(values.length)];
    const { session } = this.screens[0];
    const made = await this.done(session.create(this.game, any as never).catch(() => null));
    this.table = made ?? (await this.done(session.create(this.game, wanted as never)));
    if (made) ++met.options;
    if (wanted.players === max_players) ++met.most;
    return wanted.players;
  }

  private async begin(known: Known) {
    const scenes = new Map(known.scenes.map(({ event, milliseconds }) => [event, milliseconds]));
    const enter = (seat: number | null, watching: Watching = null) => {
      const person = this.screens.length;
      const send = (message: ClientMessage) => void this.outbox.push({ person, message });
      this.screens.push(new Screen(this.roll, person, seat, watching, scenes, send));
    };
    const engine = engines[this.game];
    engine.practiceBegin({ seed: this.number.toString(16).padStart(64, "0") });
    kept.clear();
    const one = 1 + this.roll(2);
    enter(one);
    const players = await this.create(known);
    const seats = Array.from({ length: players }, (_, at) => at + 1);
    const people = seats.filter((seat) => seat === one || this.who === "everybody" || this.roll(3) === 0);
    for (const seat of people) if (seat !== one) enter(seat);
    // Always somebody who watches, and in every other game a television.
    enter(null, "watch");
    if (this.roll(2) === 0) enter(null, "tv");
    const secret = (person: number) => `${person.toString(16)}1`.repeat(32);
    for (const { session, seat, watching, person } of this.screens) {
      await this.done(session.join(this.table, watching));
      if (seat === null) continue;
      const commitment: string = engine.sha256(Buffer.from(secret(person), "hex"));
      await this.done(session.request("sit", { seat, name: `Person ${"ABCDEFGHI"[person]}`, commitment }));
      kept.set(`backlot:contribution:${session.own}`, secret(person));
    }
    const { session } = this.screens[0];
    for (const seat of seats)
      if (!people.includes(seat)) await this.done(session.request("bot", { seat, bot: "random" }));
    const [speed] = wishes.slice(this.roll(3));
    if (this.roll(2) === 0) await this.done(session.request("speed", { speed: speed as "normal" }));
    this.patient = this.roll(2) === 0;
    await this.done(session.request("start"));
  }

  // --- the game ----------------------------------------------------------------------------------

  async play(known: Known) {
    await this.begin(known);
    while (!this.over) await this.turn();
    for (const screen of this.screens) await this.back(screen);
    for (const screen of this.screens) {
      screen.look();
      this.compare(screen);
      const seen = screen.sawEverything();
      if (this.number % 10 === 0) expect(seen).toEqual(this.streamOf(screen));
      expect(screen.session.lobby?.phase).toBe("over");
      screen.session.close();
    }
  }
  private async turn() {
    const asking = this.screens.filter(({ person }) => this.asked[person]);
    expect(asking.length, `${this.game}: somebody is asked`).toBeGreaterThan(0);
    const screen = asking[this.roll(asking.length)];
    for (const other of this.screens) if (other !== screen) this.stray(other);
    for (const other of this.screens) if (other !== screen && this.roll(20) === 0) await this.back(other);
    await this.back(screen);
    screen.look();
    if (this.roll(8) === 0) this.compare(screen);
    const { session } = screen;
    if (session.update?.undo && this.roll(20) === 0) return this.undo(screen);
    const { choices } = session.update!.decision!;
    await this.done(session.act(choices[this.roll(choices.length)].action));
    expect(session.refusal, "an act").toBe(null);
  }
  /** Somebody who is not asked looks, or does not. */
  private stray(screen: Screen) {
    const what = this.roll(400);
    if (what === 0 && screen.connected) screen.lose();
    else if (what < 5) screen.sleep();
    else screen.lookBriefly();
  }
  private async back(screen: Screen) {
    if (!screen.connected) {
      screen.comeBack();
      await this.settle();
    }
    screen.wake();
  }
  /** Everybody who is there agrees. */
  private async undo({ session }: Screen) {
    for (const screen of this.screens) await this.back(screen);
    await this.done(session.request("undo"));
    for (const { session: other } of this.screens)
      if (other.you && other.vote?.open.includes(other.you.seat))
        await this.done(other.request("vote", { agree: true }));
    ++met.undone;
  }

  // --- what the engine says ----------------------------------------------------------------------

  private ask(screen: Screen, type: string, fields: object): ServerMessage[] {
    const { person } = screen;
    const { messages, friends } = this.say(person, { type, id: `t${++this.requests}`, ...fields });
    return [messages, ...friends][person];
  }
  private compare(screen: Screen) {
    const how = screen.watching ? { [screen.watching]: true } : {};
    const update = this.ask(screen, "join", { table: this.table, frames: true, ...how }).find(({ type }) => type === "update");
    screen.isLike((update as { update: Update }).update);
  }
  private streamOf(screen: Screen): StreamItem[] {
    const items: StreamItem[] = [];
    for (let before = Number(screen.paced.shown.update!.number) + 1; before > 1; ) {
      const [answer] = this.ask(screen, "history", { before }) as unknown as { from: number; events: StreamItem[] }[];
      items.unshift(...answer.events);
      before = answer.from + 1;
    }
    return items;
  }
}
