// Somebody's page at a table: the session and the pace that pages have, in a time of its own. They look at it in their
// own way: they tap, look away, leave it open in a sleeping tab, or lose the connection. Whatever comes on the screen is
// checked as it comes.
import { isDeepStrictEqual } from "node:util";
import { climax, type AnyEvent, type Moment } from "../../web/src/pace/moment";
import { behind } from "../../web/src/pace/pace";
import { Paced, type Wish } from "../../web/src/pace/paced.svelte";
import { blank, type Shown } from "../../web/src/pace/shown";
import { Session } from "../../web/src/lib/session.svelte";
import { endOf } from "../../web/src/lib/stream";
import type { Listener, Transport } from "../../web/src/lib/transport";
import type { ClientMessage, ServerMessage, StreamItem, Update } from "../../web/src/lib/protocol";

export const wishes: Wish[] = ["calm", "normal", "brisk", "instant", "none"];
/** How long a climax takes by what somebody wishes; nothing else may shorten it. */
const lengths = { calm: 1.5, normal: 1, brisk: 0.6 };
const shortest = 120;

/** What has to happen in some of the games, or they show nothing. */
export const reached = { behind: 0, climaxes: 0, slept: 0, lost: 0, missed: 0 };

export type Watching = "watch" | "tv" | null;
type Roll = (sides: number) => number;

export class Screen {
  readonly session: Session;
  readonly paced: Paced<Shown>;
  private readonly page = new EventTarget();
  private now = 0;
  private plan: { due: number; then: () => void } | null = null;
  private sleeps = false;
  private listener: Listener | null = null;
  private connect: (() => void) | null = null;
  private last: Shown;
  /** By their numbers: what was said to this page, and what of it was on the screen. */
  private readonly told: StreamItem[] = [];
  private readonly seen: StreamItem[] = [];
  private events = 0; // of the stream, up to the last one that is more than words
  private readonly begun = new WeakMap<Moment, Set<number>>();

  constructor(
    private readonly roll: Roll,
    readonly person: number,
    readonly seat: number | null,
    readonly watching: Watching,
    /** How long the clocks wait for events of each kind, in milliseconds. */
    private readonly scenes: Map<string, number>,
    send: (message: ClientMessage) => void,
  ) {
    const wish = wishes[roll(wishes.length)];
    const world = {
      now: () => this.now,
      later: (ms: number, then: () => void) => {
        const plan = { due: this.now + ms, then };
        this.plan = plan;
        return () => void (this.plan === plan && (this.plan = null));
      },
      hidden: () => this.sleeps,
    };
    const retrying = {
      now: () => 0,
      random: () => 0,
      hidden: () => false,
      later: (what: () => void) => {
        this.connect = what;
        return () => {};
      },
    };
    const transport: Transport = {
      connect: (listener) => {
        this.listener = listener;
        listener.opened();
      },
      send,
      close: () => (this.listener = null),
      ...(roll(3) === 0 ? { waits: true } : {}),
    };
    (globalThis as { document: unknown }).document = this.page;
    this.paced = new Paced<Shown>(blank, world, watching === "tv", () => wish);
    this.session = new Session(transport, retrying, this.paced, person);
    this.last = this.paced.shown;
  }

  get connected() {
    return this.listener !== null;
  }
  get rest() {
    return this.paced.rest;
  }

  /** What the hub says to this page; without a connection it hears nothing. */
  take(messages: ServerMessage[]) {
    for (const message of messages) {
      if (!this.listener) return;
      if (message.type === "update") this.note(message.update as unknown as Update);
      if (message.type === "history") this.note(message as unknown as Update); // what did not fit into the update
      this.listener.received(message);
      this.examine();
    }
  }
  private note({ from, events }: Update) {
    events.forEach((item, at) => {
      this.told[from + at] ??= item;
      if (item.event) this.events = Math.max(this.events, from + at + 1);
    });
    if (this.seat === null || this.roll(4) > 0) return;
    // Now and then there is a clock, which hurries what stands before a question.
    const milliseconds = this.roll(2) === 0 ? 9_000 : 60_000;
    const clock = { seat: this.seat, milliseconds, running: true, starts_in: 0 };
    this.session.clocks = { clocks: [clock] as typeof this.session.clocks.clocks, at: performance.now() };
  }

  private examine() {
    const { shown } = this.paced;
    for (const { moment, from, to, start, end, hold } of this.paced.playing) {
      if (moment.weight !== climax) continue;
      const parts = this.begun.get(moment) ?? new Set();
      if (parts.has(from)) continue;
      this.begun.set(moment, parts.add(from));
      ++reached.climaxes;
      const { speed } = this.paced["pace"].wishes;
      const whole = speed === "instant" ? shortest : (to - from) * lengths[speed];
      expect(end - hold - start, `a climax is not shortened: ${moment.draw}`).toBeCloseTo(whole, 3);
      this.clocksWaitFor(moment);
    }
    if (shown === this.last) return;
    const { heard, update, lobby } = shown;
    const before = this.last.heard;
    // What is asked of every frame is asked without `expect`, which takes longer than all the rest.
    if (endOf(heard) < endOf(before)) throw new Error("something is taken off the screen");
    if (heard.from < before.from) this.sees(heard.from, heard.items.slice(0, before.from - heard.from));
    const fresh = heard.from > endOf(before) ? heard.from : endOf(before);
    this.sees(fresh, heard.items.slice(fresh - heard.from));
    this.last = shown;
    if (lobby?.phase !== "over" && !update?.outcome) return;
    expect(this.paced.playing.length, "the end waits for what is playing").toBe(0);
    expect(endOf(heard), "the end waits for every event").toBeGreaterThanOrEqual(this.events);
  }

  private sees(from: number, items: StreamItem[]) {
    items.forEach((item, at) => (this.seen[from + at] = item));
  }
  /** Nobody loses time to it. When the game is over there are no clocks. */
  private clocksWaitFor({ draw, ms, told }: Moment) {
    if (this.paced.latest.update?.outcome) return;
    const kinds = (told ?? []).map(({ event }) => (event as AnyEvent).kind);
    const wait = kinds.reduce((sum, kind) => sum + (this.scenes.get(kind) ?? 0), 0);
    expect(ms, `clocks wait for ${draw} of ${kinds}`).toBeLessThanOrEqual(wait);
  }

  /** Time goes on. */
  private go(by: number) {
    const to = this.now + by;
    while (this.plan && this.plan.due <= to) {
      const { due, then } = this.plan;
      this.plan = null;
      this.now = Math.max(this.now, due);
      if (behind(this.paced["pace"], this.now) > 6_000) ++reached.behind;
      then();
      this.examine();
    }
    this.now = to;
  }
  private does(what: () => void) {
    this.go(this.roll(800));
    what();
    this.examine();
  }
  private glance() {
    const ways = [
      () => this.go(this.roll(3_000)),
      () => this.does(() => this.paced.tap()),
      () => this.does(() => this.paced.tapTwice()),
      () => this.does(() => this.paced.hurry(this.roll(400))),
      () => this.go(this.roll(30_000)), // somebody fetches coffee
    ];
    ways[this.roll(ways.length)]();
  }
  /** Until everything has been shown. */
  look() {
    this.examine(); // what came of an answer
    while (!this.rest) this.glance();
  }
  /** For a short while, or not at all: what others do goes on, and piles up. */
  lookBriefly() {
    if (this.sleeps) return;
    for (let left = this.roll(4); left > 0 && !this.rest; --left) this.glance();
  }

  /** Nobody looks at the page any more, and its timers come when they like. */
  sleep() {
    this.sleeps = true;
    ++reached.slept;
  }
  wake() {
    if (!this.sleeps) return;
    this.go(this.roll(3) * this.roll(60_000));
    this.sleeps = false;
    (globalThis as { document: unknown }).document = this.page;
    this.page.dispatchEvent(new Event("visibilitychange"));
    this.examine();
    const weights = this.paced.missed.map(({ moment }) => moment.weight);
    expect(weights.length, "three lines at most").toBeLessThanOrEqual(3);
    expect(weights, "climaxes first").toEqual([...weights].sort((one, other) => other - one));
    if (weights.length > 0) ++reached.missed;
    expect(this.rest, "the newest is on the screen").toBe(true);
    this.paced.forgetMissed();
  }
  lose() {
    ++reached.lost;
    const { listener } = this;
    this.listener = null;
    listener?.closed();
  }
  comeBack() {
    if (!this.listener) this.connect?.();
  }

  /** At rest the screen is what the engine shows somebody who comes now. */
  isLike({ view, waiting, outlook }: Update) {
    const { update } = this.paced.shown;
    const screen = { view: update?.view, waiting: update?.waiting, outlook: update?.outlook };
    if (!isDeepStrictEqual(screen, { view, waiting, outlook })) expect(screen).toEqual({ view, waiting, outlook });
  }
  sawEverything() {
    if (!isDeepStrictEqual(this.seen, this.told))
      expect(this.seen, "everything is shown once, in order").toEqual(this.told);
    return this.seen;
  }
}
