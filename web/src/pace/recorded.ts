// A record as what is shown one after the other: the frames that a table would have sent, cut into the same moments.
import type { ReplayEntry } from "$engine/backlot.mjs";
import type { Lobby, Outcome, StreamItem, Update } from "../lib/protocol";
import type { Ending, Rows } from "./by_kind";
import type { AnyEvent, Weight } from "./moment";
import type { Item } from "./pace";
import { blank, itemsFor, type FrameSent, type Shown } from "./shown";

export interface Recorded {
  lobby: Lobby;
  steps: number;
  outcome: Outcome | null;
  /** The table before the first step. */
  dealt: Pick<Update, "view" | "outlook" | "waiting">;
  /** What these eyes saw happen, by step. */
  log: ReplayEntry[];
  frames: (step: number) => FrameSent[];
}

/** A point where a replay can stand still. */
export interface Stop {
  step: number;
  /** Which moment of its step, from 1; null: the last one, and the step is over. */
  part: number | null;
  /** How great its greatest moment is. */
  weight: Weight;
  item: Item<Shown>;
}

/** What is told in no moment belongs to the moment before it. */
const gathered = (parts: Item<Shown>[]) =>
  parts.reduce<Item<Shown>[]>((done, part) => {
    const last = done.at(-1);
    if (!last || (part.moments.length > 0 && last.moments.length > 0)) return [...done, part];
    return [
      ...done.slice(0, -1),
      { ...last, frame: part.frame, moments: [...last.moments, ...part.moments] },
    ];
  }, []);

const weightOf = ({ moments }: Item<Shown>) =>
  moments.reduce<Weight>((greatest, { weight }) => (weight > greatest ? weight : greatest), 0);

/** The deal, every moment, and the end. Nobody is asked anything, and nobody is late. */
export function stopsOf(
  { lobby, steps, outcome, dealt, log, frames }: Recorded,
  {
    rows,
    ending,
    words,
  }: { rows?: Rows<AnyEvent>; ending?: Ending; words: (items: StreamItem[]) => StreamItem[] },
): Stop[] {
  const told = new Map(log.map(({ step, items }) => [step, items as StreamItem[]]));
  const still = { number: 0, decision_number: 0, decision: null, undo: false, outcome: null };
  const said = told.get(0) ?? [];
  let before: Shown = {
    ...blank,
    lobby,
    update: { ...still, ...dealt, from: 0, events: said },
    heard: { from: 0, items: said },
  };
  const stops: Stop[] = [{ step: 0, part: null, weight: 0, item: { frame: before, moments: [], since: 0 } }];
  for (let step = 1; step <= steps; ++step) {
    const sent = {
      ...still,
      from: before.heard.items.length,
      events: told.get(step) ?? [],
      frames: frames(step),
      outcome: step === steps ? outcome : null,
    };
    const parts = itemsFor(before, sent, { rows, ending, words, now: 0, own: false, late: false });
    before = parts[parts.length - 1].frame;
    const seen = gathered(parts);
    // Of what happened behind everybody's back there is nothing to see.
    if (!told.has(step) && step < steps) continue;
    seen.forEach(({ frame, moments }, at) => {
      const item = { frame, moments, since: 0 };
      stops.push({ step, part: at === seen.length - 1 ? null : at + 1, weight: weightOf(item), item });
    });
  }
  return stops;
}
