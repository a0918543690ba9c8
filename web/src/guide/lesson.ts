// What a guided first round consists of. The deal and the others' answers are always the same; what the player does is
// the player's own: a lesson belongs to a step of the game, not to a place in a script.
import type { Options } from "../lib/protocol";
import type { Guide, Saying } from "../messages/en/guide";

export type Game = keyof Guide["games"];

export interface Touch<Key = string> {
  /** Its words in the catalogue, and the name by which it is remembered as read. */
  words: Key;
  /** The things it may be about, by the beginning of their names, the best first; none: the button in the dock. */
  at: string[];
  /** What is on the screen once it is done, as a selector, where the thing does not stay picked up. */
  until?: string;
  clauses: string[];
}
export interface Lesson<Key = string> {
  /** The engine's name for what is being decided. Of several for one step each serves once, and the last from then on. */
  step: string;
  /** One after the other, until all of them are touched; the last is the button that does it. */
  touches: Touch<Key>[];
}
export interface Course<Key = string> {
  seed: string;
  /** Where they are not the usual ones. */
  options: Options;
  lessons: Lesson<Key>[];
  /** Rules that the last card points at. */
  clauses: string[];
  /** Whether the guided round is over. */
  finished: (outlook: unknown) => boolean;
}
/** A thing by its kind and its name, as the games' `thingsOf` calls it. */
export const thing = (kind: string, name: string) => `${kind} ${name}`;

/** The seed of a deal that was chosen because it teaches well. */
export const dealt = (number: number) => number.toString(16).padStart(64, "0");

/** A course whose words are all there. */
export type CourseOf<G extends Game> = Course<keyof Guide["games"][G]>;
export type { Saying };
