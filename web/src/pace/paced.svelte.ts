// A pace that runs: the page's own clock moves it, taps and wishes change it, and what is on the screen is state.
import { beat, climax, type Moment } from "./moment";
import {
  advance,
  atRest,
  back,
  begin,
  greatest,
  hurry,
  nextChange,
  push,
  rewind,
  skip,
  skipAll,
} from "./pace";
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

/** A moment that was, from a beat on, with the table before and after it; it can be shown again. */
export interface Played<F> {
  moment: Moment;
  before: F;
  after: F;
}
/** One that nobody saw; where the table before it is not known there are only its words. */
export type Missed<F> = Omit<Played<F>, "before"> & { before: F | null };
const kept = 40;

export class Paced<F> {
  private pace: Pace<F>;
  private stop: (() => void) | null = null;
  private coming: Played<F>[] = []; // on the screen, or still to come
  private unseen: Played<F>[] = []; // over, and nobody looked
  /** What was on the screen since the last jump, the oldest first. */
  past: F[] = [];
  /** What the table looks like now. */
  shown = $state.raw() as F;
  /** What moves, the newest last. */
  playing = $state.raw<Playing<F>[]>([]);
  /** What was not seen, the greatest first. */
  missed = $state.raw<Missed<F>[]>([]);
  /** What was on the screen, the newest first. */
  played = $state.raw<Played<F>[]>([]);
  /** The last climax of it. */
  great = $state.raw<Played<F> | null>(null);
  /** One of them that is shown once more on this device; what goes on meanwhile goes on. */
  again = $state.raw<{ played: Played<F>; start: number } | null>(null);
  /** With a screen for all, its speed is everybody's. */
  shared = $state<Speed | null>(null);
  /** Which moments have a picture, by what they draw; they come with the game. */
  pictures = $state.raw<object>({});
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
    this.coming = [];
    this.past = [];
    this.show(begin(frame, this.pace.wishes));
  }
  /** After a lost connection: the newest, and what happened meanwhile, of which there are only words. */
  catchUp(frame: F, moments: Moment[]) {
    const heard = moments.filter(({ weight }) => weight >= beat);
    this.miss([...this.coming, ...heard.map((moment) => ({ moment, before: null, after: frame }))]);
    this.jump(frame);
  }
  /** Backwards over these frames, to the last of them. */
  rewind(frames: F[]) {
    if (frames.length === 0) return;
    const wish = this.wish();
    if (wish === "none") return this.jump(frames[frames.length - 1]);
    this.coming = [];
    const wishes = { ...this.pace.wishes, speed: this.shared ?? wish };
    this.show(rewind({ ...this.pace, wishes }, frames, this.world.now()));
  }
  push(items: Item<F>[], { clock, seat }: Pick<Wishes, "clock" | "seat"> = {}) {
    if (items.length === 0) return;
    const wish = this.wish();
    if (wish === "none") return this.jump(items[items.length - 1].frame);
    this.note(items);
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
  showAgain(played: Played<F>) {
    this.again = { played, start: this.world.now() };
  }
  /** On to its next mark, or away with it. */
  tapAgain() {
    if (!this.again) return;
    const { played, start } = this.again;
    const at = this.world.now() - start;
    const { ms, marks = [] } = played.moment;
    const next = marks.find((mark) => mark > at) ?? (at < ms ? ms : null);
    this.again = next === null ? null : { played, start: this.world.now() - next };
  }
  endAgain() {
    this.again = null;
  }
  forgetMissed() {
    this.missed = [];
  }

  // Somebody looks again: the newest, and what they have missed. Time went on while nobody looked.
  private readonly seen = () => {
    if (this.world.hidden()) return;
    this.miss([...this.unseen, ...this.coming]);
    this.unseen = this.coming = [];
    if (!atRest(this.pace)) this.show(back(this.pace));
  };
  private miss(missed: Missed<F>[]) {
    if (missed.length > 0) this.missed = greatest([...this.missed, ...missed]);
  }

  private note(items: Item<F>[]) {
    let before = this.latest;
    for (const { frame, moments } of items) {
      for (const moment of moments)
        if (moment.weight >= beat) this.coming.push({ moment, before, after: frame });
      before = frame;
    }
  }
  // What of it is over now.
  private passed(pace: Pace<F>) {
    const left = new Set([...pace.playing, ...pace.queue].map(({ moment }) => moment));
    const over = this.coming.filter(({ moment }) => !left.has(moment));
    if (over.length === 0) return;
    this.coming = this.coming.filter(({ moment }) => left.has(moment));
    this.played = [...[...over].reverse(), ...this.played].slice(0, kept);
    this.great = over.findLast(({ moment }) => moment.weight === climax) ?? this.great;
    if (this.world.hidden()) this.unseen = greatest([...this.unseen, ...over]);
  }

  private show(pace: Pace<F>) {
    this.pace = pace;
    this.passed(pace);
    // Something great happens now.
    if (pace.playing.some(({ moment }) => moment.weight === climax && moment !== this.greatest?.moment))
      this.again = null;
    if (this.shown !== pace.shown) this.shown = pace.shown;
    if (this.past.at(-1) !== pace.shown) this.past = [...this.past, pace.shown].slice(-kept);
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
