// What a guided first round consists of. The deal and the others' answers are always the same; what the player does is
// the player's own: a lesson belongs to a step of the game, not to a place in a script.
import type { Options } from "../lib/protocol";

export interface Touch<Key = string> {
  /** Its words in the game's guide, and the name by which it is remembered as read. */
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

/** Something to point at the first time it matters. */
export interface First<Key = string> {
  words: Key;
  /** The object on the screen. */
  at: string;
  /** Steps in which it matters; every one without. */
  steps?: string[];
  /** Told when one is asked, where everybody is asked at once; else while the others act. */
  asked?: boolean;
}
/** Of one's own things. */
export const inHand = (thing: string) => `.hand [data-thing^="${thing} "]`;

export interface Saying {
  say: string;
  /** The reason for the rule, said once. */
  why?: string;
  /** A worked example. */
  example?: string;
}
/** In an instruction {} is the name of what is to be touched. */
export const said = <Key extends string>(sayings: Record<Key, Saying>) => sayings;

/** The words of one game. */
export interface GuideWords {
  /** For whom the game is made. */
  whom: string;
  /** What comes after the guided round. */
  after: string;
  lessons: Record<string, Saying>;
  firsts: Record<string, { title: string; text: string }>;
  /** Under pictures in the rulebook, by clause. */
  captions: Record<string, string>;
}
