// Where on the table an event happens, for moments that have no picture of their own: something lifts, something
// tumbles, or a sign flies from one place to another. Places are called as their things are: "seat 3", "die 2", "job
// actor", or by the name in a `data-at`.
import type { GlyphName } from "../table/glyphs";
import { seenOnTable } from "../table/on_table";

export type Beat =
  | { kind: "lift"; at: string }
  | { kind: "tumble"; at: string }
  | { kind: "fly"; sign: GlyphName; from: string; to: string };

export const lift = (at: string): Beat => ({ kind: "lift", at });
export const tumble = (at: string): Beat => ({ kind: "tumble", at });
export const fly = (sign: GlyphName, from: string, to: string): Beat => ({ kind: "fly", sign, from, to });
export const seat = (number: number | null | undefined) => `seat ${number}`;

/** What is seen of an event; where a kind is missing the seat that acts lifts. */
export type Beats<Event extends { kind: string }> = {
  [Kind in Event["kind"]]?: (event: Extract<Event, { kind: Kind }>) => Beat[];
};
export type AnyBeats = Partial<Record<string, (event: never) => Beat[]>>;

export function beatsOf(beats: AnyBeats | undefined, event: { kind: string; seat?: number | null }): Beat[] {
  const known = beats?.[event.kind];
  if (known) return known(event as never);
  return event.seat ? [lift(seat(event.seat))] : [];
}

const quoted = (text: string) => JSON.stringify(text);
/** The thing of that name that can be seen; several of them for "all dice". */
export function placesOf(name: string): HTMLElement[] {
  const [, number] = /^seat (\d+)$/.exec(name) ?? [];
  const selector = number
    ? `[data-thing=${quoted(name)}], .hand[data-place=${quoted(number)}]`
    : name === "dice"
      ? '[data-thing^="die "]'
      : `[data-thing=${quoted(name)}], [data-at=${quoted(name)}]`;
  const seen = seenOnTable(selector);
  return name === "dice" ? seen : seen.slice(0, 1);
}
