// What stands between the engine and the screen. Frames come as they happen and are shown in their own time: a pure
// function of frames, time and wishes. A screen shows a frame that was, or moves from one to the next; what would tell
// the end of a moment waits behind it in the same queue.
import { beat, climax, scene, tick, type Moment } from "./moment";

export type Speed = "calm" | "normal" | "brisk" | "instant";
const factors: Record<Speed, number> = { calm: 1.5, normal: 1, brisk: 0.6, instant: 0 };

/** Ticks begin so long after one another. */
const between_ticks = 90;
/** So long the end of a moment is seen that was skipped. */
const last_glance = 120;
/** Backwards each moment takes so long. */
const backwards = 250;
/** What stands before a question takes at most so long, climaxes apart. */
const gate = { usual: 4_000, hurried: 2_000, hurry: 15_000 };
/** How long a climax waits at its end for a tap. */
const holds = { device: 4_000, tv: 6_000 };

export interface Wishes {
  speed: Speed;
  tv?: boolean;
  /** What is left on this seat's clock, if there is one. */
  clock?: number;
  /** Who looks at it alone: what is theirs to press waits for them. */
  seat?: number;
}

/** Something to be shown: a frame with its moments, or what waits behind them (talk, the end) with none. */
export interface Item<F> {
  frame: F;
  moments: Moment[];
  /** When it came. */
  since: number;
  /** It is the act of a person: that screens should not lag behind. */
  person?: boolean;
  /** It asks this seat something: what stands before it is hurried. */
  asks?: boolean;
  /** It is this seat's own act: it is shown at once. */
  own?: boolean;
}

interface Step<F> {
  item: Item<F>;
  moment: Moment | null;
  /** The part of the moment, in its own ms, and how long it then waits for a press. */
  from: number;
  to: number;
  wait: number;
  /** The frame is on the screen when this is over. */
  last: boolean;
}
export interface Playing<F> extends Step<F> {
  moment: Moment;
  start: number;
  end: number;
  /** It waits for a tap or a press from `end` less this on. */
  hold: number;
}

export interface Pace<F> {
  shown: F;
  playing: Playing<F>[];
  queue: Step<F>[];
  /** Nothing begins before. */
  free: number;
  /** When a question should be open. */
  open: number | null;
  wishes: Wishes;
}

export const begin = <F>(shown: F, wishes: Wishes): Pace<F> => ({
  shown,
  playing: [],
  queue: [],
  free: 0,
  open: null,
  wishes,
});

/** Nothing moves, and nothing waits: now the table asks. */
export const atRest = <F>(pace: Pace<F>) => pace.playing.length === 0 && pace.queue.length === 0;

type Part = Pick<Step<unknown>, "moment" | "from" | "to" | "wait">;
/** A moment up to where it waits for a press, and from there on. */
function partsOf(moment: Moment, { seat, tv, speed }: Wishes): Part[] {
  const mine = tv || speed === "instant" || seat === undefined ? [] : (moment.waits ?? []);
  const wait = mine.find((each) => each.seat === "each" || each.seat === seat);
  const whole = { moment, from: 0, to: moment.ms, wait: 0 };
  return wait
    ? [
        { ...whole, to: wait.at, wait: wait.ms },
        { ...whole, from: wait.at },
      ]
    : [whole];
}
function steps<F>(item: Item<F>, wishes: Wishes): Step<F>[] {
  const parts = item.moments.flatMap((moment) => partsOf(moment, wishes));
  if (parts.length === 0) parts.push({ moment: null, from: 0, to: 0, wait: 0 });
  return parts.map((part, i) => ({ item, ...part, last: i === parts.length - 1 }));
}

/** A climax that goes on in the next frame holds at its end only. */
function holdOf<F>({ moment, wait }: Step<F>, next: Step<F> | undefined, wishes: Wishes): number {
  if (wait > 0) return wait;
  if (moment?.weight !== climax || next?.moment?.draw === moment.draw) return 0;
  return wishes.tv ? holds.tv : holds.device;
}

/** How long a part takes by wish alone, what it waits for left out. */
function wished<F>({ moment, from, to }: Step<F>, { speed }: Wishes): number {
  if (speed === "instant") return moment && moment.weight >= scene ? last_glance : 0;
  return (to - from) * factors[speed];
}

/** How long all climaxes of a queue take, or all that is none. */
const total = <F>({ queue, wishes }: Pace<F>, great: boolean) =>
  queue.reduce((sum, step, i) => {
    if (!step.moment || (step.moment.weight === climax) !== great) return sum;
    return sum + wished(step, wishes) + holdOf(step, queue[i + 1], wishes);
  }, 0);
const climaxes = <F>(pace: Pace<F>) => total(pace, true);

/** How late this screen is against what people did, the climaxes that are still to come left out. */
export function behind<F>(pace: Pace<F>, now: number): number {
  const oldest = pace.queue.find(({ item }) => item.person);
  return oldest ? now - oldest.item.since - climaxes(pace) : 0;
}

function lagging<F>({ moment, from, to }: Step<F>, ms: number, late: number): number {
  if (late > 30_000 || !moment) return 0;
  const most = moment.weight === scene ? (500 * (to - from)) / moment.ms : moment.weight === beat ? 150 : 0;
  if (late > 15_000) return Math.min(ms, most);
  return late > 6_000 ? ms * 0.6 : ms;
}

/** How much of its time the next part gets now. Neither a question nor lag ever shortens a climax. */
function shareOf<F>(step: Step<F>, pace: Pace<F>, now: number): number {
  const ms = wished(step, pace.wishes) + step.wait;
  if (step.moment?.weight === climax || ms === 0) return 1;
  const late = lagging(step, ms, behind(pace, now));
  const question = pace.queue.findIndex(({ item }) => item.asks);
  if (pace.open === null || question < 0) return late / ms; // nothing is asked, or that is on the screen by now
  const before = pace.queue.slice(0, question + 1);
  const rest = total({ ...pace, queue: before }, false);
  const left = pace.open - now - climaxes(pace);
  return rest > left ? Math.min(late / ms, Math.max(0, left) / rest) : late / ms;
}

/** What came together is queued together. */
export function push<F>(pace: Pace<F>, items: Item<F>[], now: number): Pace<F> {
  const queued = items.reduce((at, item) => {
    const next = { ...at, queue: [...at.queue, ...steps(item, at.wishes)] };
    return item.own ? hasten(next, item, now) : next;
  }, pace);
  if (atRest(pace)) queued.free = now;
  if (queued.open === null && items.some(({ asks }) => asks)) {
    const hurried = (pace.wishes.clock ?? Infinity) < gate.hurry;
    const playing = queued.playing.reduce((longest, { end }) => Math.max(longest, end - now), 0);
    queued.open = now + (hurried ? gate.hurried : gate.usual) + climaxes(queued) + playing;
  }
  return advance(queued, now);
}

/** One's own act is shown at once: of what stands before it only climaxes are left. */
function hasten<F>(pace: Pace<F>, own: Item<F>, now: number): Pace<F> {
  const at = pace.queue.findIndex(({ item }) => item === own);
  const keep = pace.queue
    .slice(0, at)
    .map((step) => (step.moment && step.moment.weight < climax ? { ...step, moment: null } : step));
  const playing = pace.playing.map((each) => (each.moment.weight < climax ? { ...each, end: now } : each));
  return { ...pace, playing, queue: [...keep, ...pace.queue.slice(at)] };
}

/** When the next of the queue begins: ticks one shortly after the other, everything else when nothing moves. */
function nextStart<F>({ playing, queue, free }: Pace<F>): number {
  const ticks = [queue[0], ...playing].every(({ moment }) => moment?.weight === tick);
  return Math.max(
    free,
    ...playing.map(({ start, end }) => (ticks ? Math.min(end, start + between_ticks) : end)),
  );
}

/** When the screen changes next by itself; null when it does not. */
export function nextChange<F>(pace: Pace<F>): number | null {
  const times = pace.playing.map(({ end }) => end);
  if (pace.queue.length > 0) times.push(nextStart(pace));
  return times.length > 0 ? Math.min(...times) : null;
}

/** What is shown at `now`. */
export function advance<F>(pace: Pace<F>, now: number): Pace<F> {
  let at = pace;
  for (let due = nextChange(at); due !== null && due <= now; due = nextChange(at)) at = one(at, due);
  return at;
}

/** The one thing that happens at `time`: what is over ends, else the next begins. */
function one<F>(pace: Pace<F>, time: number): Pace<F> {
  // Whatever began before it is over, too: nothing that was shown is taken back.
  const last = pace.playing.findLastIndex(({ end }) => end <= time);
  if (last >= 0) {
    const over = pace.playing[last];
    return ended(
      { ...pace, playing: pace.playing.slice(last + 1), free: Math.max(pace.free, over.end) },
      over,
    );
  }
  const [step, ...queue] = pace.queue;
  const moment = step.moment;
  const share = shareOf(step, pace, time);
  const ms = wished(step, pace.wishes) * share;
  const next = { ...pace, queue };
  if (!moment || (ms === 0 && moment.weight < climax)) return ended({ ...next, playing: [] }, step);
  const hold = holdOf(step, queue[0], pace.wishes) * share;
  next.playing = [...pace.playing, { ...step, moment, start: time, end: time + ms + hold, hold }];
  return next;
}

function ended<F>(pace: Pace<F>, { item, last }: Step<F>): Pace<F> {
  if (!last) return pace;
  return { ...pace, shown: item.frame, open: item.asks ? null : pace.open };
}

/** Where a moment is, in its own ms at normal speed: at the end of its part while it holds. */
export function elapsedOf<F>({ from, to, start, end, hold }: Playing<F>, now: number): number {
  const length = end - hold - start;
  if (length <= last_glance) return to; // nothing but its end
  return Math.min(to, from + Math.max(0, ((now - start) * (to - from)) / length));
}

/** Whether it waits for a press now. */
export const waits = <F>({ wait, end, hold }: Playing<F>, now: number) => wait > 0 && now >= end - hold;

/** A tap on the stage: the moment ends, or, in a climax, goes on to its next mark. */
export function skip<F>(pace: Pace<F>, now: number): Pace<F> {
  const at = advance(pace, now);
  const current = at.playing.at(-1);
  if (!current) return at;
  const { moment, from, to, start, end, hold } = current;
  const length = end - hold - start;
  const scale = to > from ? length / (to - from) : 0;
  const time = (mark: number) => start + (mark - from) * scale;
  const mark = moment.marks?.find((each) => each <= to && time(each) > now);
  // What would wait for a press in a scene has got it with the tap.
  const stop = moment.weight < climax ? end : end - hold;
  const saved =
    mark !== undefined ? time(mark) - now : end - hold > now ? stop - now - last_glance : end - now;
  return advance(shifted(at, current, Math.max(0, saved)), now);
}

/** Twice: the climax is over. */
export function skipAll<F>(pace: Pace<F>, now: number): Pace<F> {
  const at = advance(pace, now);
  const current = at.playing.at(-1);
  if (!current) return at;
  const rest = at.queue.findIndex(({ moment }) => moment !== current.moment);
  const parts = rest < 0 ? at.queue : at.queue.slice(0, rest);
  const whole = { ...current, last: current.last || parts.some(({ last }) => last) };
  const left = { ...at, playing: [...at.playing.slice(0, -1), whole], queue: at.queue.slice(parts.length) };
  if (left.open !== null) left.open -= climaxes(at) - climaxes(left);
  return advance(shifted(left, whole, whole.end - now), now);
}

const shifted = <F>(pace: Pace<F>, current: Playing<F>, by: number): Pace<F> => ({
  ...pace,
  playing: pace.playing.map((each) =>
    each === current ? { ...each, start: each.start - by, end: each.end - by } : each,
  ),
  open: pace.open === null ? null : pace.open - by,
});

/** Held down for so long: as much time again has passed, so that things go twice as fast. */
export function hurry<F>(pace: Pace<F>, now: number, held: number): Pace<F> {
  const at = advance(pace, now);
  const current = at.playing.at(-1);
  const left = current ? current.end - current.hold - now : 0;
  return current && left > 0 ? advance(shifted(at, current, Math.min(held, left)), now) : at;
}

/** Taken back: what was shown passes backwards and silently, each table for a moment, and ends on the last of these
 * frames. What was still to come is no more. */
export function rewind<F>(pace: Pace<F>, frames: F[], now: number): Pace<F> {
  const silent = { ms: backwards, draw: "backwards", sound: null, words: "", lines: [] };
  const items = frames.map((frame) => ({
    frame,
    moments: [{ weight: beat, ...silent } as Moment],
    since: now,
  }));
  return push(begin(pace.shown, pace.wishes), items, now);
}

/** Back from elsewhere: the newest frame. */
export function back<F>(pace: Pace<F>): Pace<F> {
  const newest = pace.queue.at(-1) ?? pace.playing.at(-1);
  return begin(newest ? newest.item.frame : pace.shown, pace.wishes);
}

/** What is told of all that somebody has missed: three, the greatest first. */
export const greatest = <T extends { moment: Moment }>(missed: T[]): T[] =>
  [...missed].sort((one, other) => other.moment.weight - one.moment.weight).slice(0, 3);
