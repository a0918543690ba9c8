// The picture of a moment: a game may give one for a `draw` (web/src/games/<game>/scenes/index.ts). It is a function of
// the time that has passed: nothing in it runs by itself.
import type { Component } from "svelte";
import type { Chair, Lobby, Outcome, Seat, StreamItem } from "../lib/protocol";
import type { AnyBeats } from "./beat";
import type { Told } from "./moment";

export interface SceneProps {
  /** What it is made of, in order. */
  told: Told[];
  /** The table before and after. */
  before: { view: unknown; outlook: unknown };
  after: { view: unknown; outlook: unknown };
  outcome: Outcome | null;
  /** What was seen and heard up to its end. */
  heard: StreamItem[];
  chairs: Chair[];
  /** What people have called what they made. */
  titles: Lobby["titles"];
  you: number | null;
  /** How much of it has passed, in ms at normal speed, and how long it is; at its end it holds. */
  at: number;
  ms: number;
  /** No travel, turn or shake. */
  calm: boolean;
  /** Only what moves the story: a slow device. */
  few?: boolean;
  tv: boolean;
}
export interface OpeningProps {
  view: unknown;
  outlook: unknown;
  chairs: Chair[];
  tv: boolean;
  calm: boolean;
  /** Who has looked at what they were dealt. */
  seen: Seat[];
  /** This person has looked. */
  look: () => void;
  done: () => void;
}
export interface Scenes {
  /** By the name of what is drawn. */
  scenes: Record<string, Component<SceneProps>>;
  /** Where on the table it happens, for what has no picture. */
  beats?: AnyBeats;
  /** Shown once at the beginning, until somebody has seen it. */
  opening?: Component<OpeningProps>;
  /** Whether this is the beginning. */
  opens?: (view: unknown) => boolean;
}
