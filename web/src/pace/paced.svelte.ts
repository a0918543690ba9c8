// A pace that runs: the page's own clock moves it, taps and wishes change it, and what is on the screen is state.
import { climax, type Moment } from "./moment";
import { advance, atRest, back, begin, hurry, nextChange, push, skip, skipAll } from "./pace";
import type { Item, Pace, Playing, Speed, Wishes } from "./pace";

const key = "backlot:speed";
export const speeds = ["calm", "normal", "brisk", "instant", "none"] as const;
/** None: everything is on the screen as it comes. */
export type Wish = Speed | "none";

class Speeds {
  #wish = $state<Wish>("normal");
  constructor() {
    const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(key);
    if (kept && speeds.some((each) => each === kept)) this.#wish = kept as Wish;
  }
  get wish() {
    return this.#wish;
  }
  set wish(wish: Wish) {
    this.#wish = wish;
    localStorage.setItem(key, wish);
  }
}
/** How fast somebody wants things to go in this browser. */
export const speed = new Speeds();

export interface World {
  now(): number;
  later(ms: number, then: () => void): () => void;
  hidden(): boolean;
}
const page: World = {
  now: () => performance.now(),
  later: (ms, then) => {
    const timer = setTimeout(then, ms);
    return () => clearTimeout(timer);
  },
  hidden: () => typeof document !== "undefined" && document.hidden,
};

/** A climax that was on the screen, with the table before and after it. */
export interface Great<F> {
  moment: Moment;
  before: F;
  after: F;
}
const keptGreats = 3;

export class Paced<F> {
  private pace: Pace<F>;
  private stop: (() => void) | null = null;
  /** What the table looks like now. */
  shown = $state.raw() as F;
  /** What moves, the newest last. */
  playing = $state.raw<Playing<F>[]>([]);
  /** What was not seen, the greatest first. */
  missed = $state.raw<Moment[]>([]);
  /** The newest climaxes, the last one first. */
  greats = $state.raw<Great<F>[]>([]);
  /** One of them that is shown once more on this device; what goes on meanwhile goes on. */
  again = $state.raw<{ great: Great<F>; start: number } | null>(null);
  /** With a screen for all, its speed is everybody's. */
  shared = $state<Speed | null>(null);
  /** Nothing moves and nothing waits. */
  rest = $state(true);
  readonly moment = $derived(this.playing.at(-1)?.moment ?? null);
  readonly greatest = $derived(this.playing.findLast(({ moment }) => moment.weight === climax) ?? null);

  constructor(
    shown: F,
    private readonly world: World = page,
    /** Seen by a whole room. */
    public tv = false,
    private readonly wish: () => Wish = () => speed.wish,
  ) {
    this.pace = begin(shown, { speed: "normal", tv });
    this.shown = shown;
    if (typeof document !== "undefined") document.addEventListener("visibilitychange", this.seen);
  }
  close() {
    this.stop?.();
    if (typeof document !== "undefined") document.removeEventListener("visibilitychange", this.seen);
  }

  /** What will be on the screen when everything has been shown. */
  get latest(): F {
    return (this.pace.queue.at(-1) ?? this.pace.playing.at(-1))?.item.frame ?? this.pace.shown;
  }

  /** At once, whatever was still to come: a table that is shown anew. */
  jump(frame: F) {
    this.show(begin(frame, this.pace.wishes));
  }
  push(items: Item<F>[], { clock, seat }: Pick<Wishes, "clock" | "seat"> = {}) {
    if (items.length === 0) return;
    const wish = this.wish();
    if (wish === "none") return this.jump(items[items.length - 1].frame);
    // Beside a screen for all, phones run with it: they wait for nobody's press.
    const wishes = { speed: this.shared ?? wish, tv: this.tv, clock, seat: this.shared ? undefined : seat };
    this.show(push({ ...this.pace, wishes }, items, this.world.now()));
  }
  tap() {
    this.show(skip(this.pace, this.world.now()));
  }
  tapTwice() {
    this.show(skipAll(this.pace, this.world.now()));
  }
  /** The stage was held down for so many ms more. */
  hurry(held: number) {
    this.show(hurry(this.pace, this.world.now(), held));
  }
  /** By the clock that moves it. */
  now() {
    return this.world.now();
  }
  showAgain(great: Great<F>) {
    this.again = { great, start: this.world.now() };
  }
  /** On to its next mark, or away with it. */
  tapAgain() {
    if (!this.again) return;
    const { great, start } = this.again;
    const at = this.world.now() - start;
    const { ms, marks = [] } = great.moment;
    const next = marks.find((mark) => mark > at) ?? (at < ms ? ms : null);
    this.again = next === null ? null : { great, start: this.world.now() - next };
  }
  endAgain() {
    this.again = null;
  }
  forgetMissed() {
    this.missed = [];
  }

  // Somebody looks again: the newest, and what they have missed.
  private readonly seen = () => {
    if (this.world.hidden() || atRest(this.pace)) return;
    const { pace, missed } = back(this.pace);
    this.missed = missed;
    this.show(pace);
  };

  private show(pace: Pace<F>) {
    this.pace = pace;
    for (const { moment, item } of pace.playing) {
      if (moment.weight < climax || this.greats.some((great) => great.moment === moment)) continue;
      const great = { moment, before: pace.shown, after: item.frame };
      this.greats = [great, ...this.greats].slice(0, keptGreats);
      this.again = null; // something great happens now
    }
    if (this.shown !== pace.shown) this.shown = pace.shown;
    if (this.playing.length > 0 || pace.playing.length > 0) this.playing = pace.playing;
    this.rest = atRest(pace);
    this.stop?.();
    const due = nextChange(pace);
    this.stop =
      due === null
        ? null
        : this.world.later(Math.max(0, due - this.world.now()), () =>
            this.show(advance(this.pace, this.world.now())),
          );
  }
}
