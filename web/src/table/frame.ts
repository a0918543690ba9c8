// What a game's Table.svelte gives to the frame.
import type { Snippet } from "svelte";
import type { LookedBack } from "../lib/closing";
import type { Secret } from "../lib/hidden";
import type { Reason } from "../lib/parts";
import type { GlyphName } from "./glyphs";
import type { Act } from "./touch";
import type { Touching } from "./touching.svelte";

/** An act in the dock: the whole act as a question, a reason or consequence, and the verb on the button. `row`: in the list
 * of all acts, under its verb, where the engine's text calls a thing by a number that is not on the table. */
export type Wording = (act: Act) => { say?: string; why?: string; verb?: string; row?: string } | undefined;

/** The engine's reason for a hint, in words. */
export type Reasoning = (reason: Reason) => string;

/** What is said while something is picked and more is needed; these acts are left. */
export type Halfway = (left: Act[]) => { say: string; why: string } | undefined;

/** What the game proposes while nothing is picked: several answers at once, made ready on the table. */
export interface Prepared {
  say: string;
  why: string;
  verb: string;
  act: () => void;
}

/** A drawer of the game's own. */
export interface OwnDrawer {
  id: string;
  name: string;
  glyph: GlyphName;
  count?: number;
  inside: Snippet;
}

/** A game that is looked at and not played: what stands in the place of the dock and of the story, and more drawers. */
export interface Replayed {
  /** With what was touched, and the button that opens the drawers on short phones. */
  dock: Snippet<[Touching, Snippet]>;
  /** What a short phone has above its drawers, for want of room in the dock. */
  choices: Snippet;
  /** With what closes its drawer. */
  story: Snippet<[() => void]>;
  drawers: OwnDrawer[];
  /** What people will speak of, with the names of the winners. */
  lookBack: (winners: string[]) => LookedBack;
  /** What lies hidden at each seat, while everything is shown. */
  secrets: () => Secret[][] | null;
  /** Goes to a place in the record, as its address names it. */
  place: (place: string) => void;
}
