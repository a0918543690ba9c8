// The moments of a game by the kinds of its events: a table with an entry for each kind, or it does not compile.
import type { Sound } from "../sound/recipes";
import { climax, type AnyEvent, type Cue, type Moment, type Told, type Wait, type Weight } from "./moment";

/** When the parts of a moment come, worked out from what it is made of. */
export interface Timing {
  ms: number;
  marks: number[];
  cues: Cue[];
  waits?: Wait[];
}

export interface Row {
  weight: Weight;
  ms: number;
  /** For each further event of the same picture in one frame. */
  each?: number;
  /** Events with the same picture in one frame are one moment. */
  draw: string;
  sound: Sound | null;
  /** Frames that come together and have the same picture are one moment, and end on the last of them. */
  together?: true;
  /** Readers hear of a scene in one sentence; this is no part of it. */
  unsaid?: true;
  /** Where the length depends on what is told; null when that is missing. */
  timing?: (told: Told[]) => Timing | null;
}

/** For moments that have a second sound, or more. */
export const sounding =
  (ms: number, ...cues: Cue[]) =>
  (): Timing => ({ ms, marks: [], cues });

/** A climax of its own at the end of a game whose events have none for it; how long depends on how many play. */
export type Ending = (seats: number) => Timing;
export const endingMoment = (ending: Ending, seats: number): Moment => ({
  weight: climax,
  draw: "the-end",
  sound: null,
  words: "",
  lines: [],
  said: [],
  told: [],
  ...ending(seats),
});

export type Rows<Event extends { kind: string }> = Record<Event["kind"], Row>;

/**
 * The moments of one frame, in order, after the last moment of the frame before. A pure function: the same frames give
 * the same moments on every device. A climax may go on over several frames.
 */
export function momentsOf<Event extends { kind: string }>(
  rows: Rows<Event>,
  told: Told<Event>[],
  before?: Moment,
): Moment[] {
  const moments: Moment[] = [];
  for (const one of told) {
    const { event, text } = one;
    const { weight, ms, each = 0, draw, sound } = rows[event.kind as Event["kind"]];
    if (weight === 0) continue;
    const last = moments.at(-1);
    if (last?.draw === draw) {
      last.ms += each;
      last.marks = last.weight === climax ? [...(last.marks ?? []), last.ms] : undefined;
      last.words += ` ${text}`;
      last.lines.push(text);
      last.told?.push(one as unknown as Told);
    } else {
      const goesOn = moments.length === 0 && weight === climax && before?.draw === draw;
      const made = { weight, ms: goesOn ? each : ms, draw, sound, words: text, lines: [text] };
      moments.push({ ...made, told: [one as unknown as Told] });
    }
  }
  return moments.map((moment) => {
    const first = moment.told?.[0].event as AnyEvent | undefined;
    const timing = first && rows[first.kind as Event["kind"]].timing?.(moment.told!);
    const said = moment.told!.filter(({ event }) => !rows[event.kind as Event["kind"]].unsaid);
    const whole = { ...moment, said: said.map(({ text }) => text) };
    return timing ? { ...whole, ...timing } : whole;
  });
}
