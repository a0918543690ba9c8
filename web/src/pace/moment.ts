// What a game makes of frames: moments, each with its weight, length, sound and words. table.md calls the weights
// bookkeeping, tick, beat, scene and climax.
import type { Sound } from "../sound/recipes";

export type Weight = 0 | 1 | 2 | 3 | 4;
export const tick = 1;
export const beat = 2;
export const scene = 3;
export const climax = 4;

/** A sound within a moment. */
export interface Cue {
  /** In ms of the moment, at normal speed. */
  at: number;
  sound: Sound;
  /** How high, for sounds that come in several heights. */
  step?: number;
}

/** A point of a moment where those it belongs to press a button, or wait a while. Whose it is, everybody knows. */
export interface Wait {
  /** In ms of the moment, at normal speed. */
  at: number;
  seat: number | "each";
  /** It goes on by itself after so long. */
  ms: number;
}

/** An event as it came, with its words, and what the engine has worked out for who shows it. */
export interface Told<Event = AnyEvent> {
  event: Event;
  text: string;
  telling?: unknown;
  /** Its number in the stream, from 1. */
  number?: number;
}
export type AnyEvent = { kind: string; seat?: number | null };

export interface Moment {
  weight: Weight;
  /** At normal speed. */
  ms: number;
  /** What is drawn: a name the game's board knows. */
  draw: string;
  sound: Sound | null;
  /** What readers say when it is shown. */
  words: string;
  /** The same, event by event. */
  lines: string[];
  /** What of it readers hear in one sentence. */
  said?: string[];
  /** Where a tap in a climax goes on to, in ms of the moment. */
  marks?: number[];
  waits?: Wait[];
  /** Its sounds, when there is more than the one at the beginning. */
  cues?: Cue[];
  /** What it is made of, for the picture of it. */
  told?: Told[];
}

/** The table at one point, as this seat sees it, and what led there. */
export interface Frame<Event = unknown, View = unknown, Outlook = unknown> {
  events: Event[];
  view: View;
  outlook: Outlook;
  waiting: number[];
}
