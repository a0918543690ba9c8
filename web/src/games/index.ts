// How each game is drawn. A drawing shows a view and sends an action; it knows no rule.
import type { Component } from "svelte";
import { cinecitta } from "./cinecitta";
import type { Action, Chair, Decision, ScoreLine, Seat } from "../lib/protocol";

export interface BoardProps {
  view: unknown;
  chairs: Chair[];
  decision: Decision | null;
  busy: boolean;
  act: (action: Action) => void;
}

export interface Drawing {
  board: Component<BoardProps>;
  /** What is going on, for the line above the table. */
  moment: (view: unknown) => string;
  lineName: (line: ScoreLine) => string;
  /** The clause that explains each option. */
  options: Record<string, string>;
  /** The table in a few words for somebody who has never played. */
  howTo: { text: string; clause: string }[];
}

export type { Seat };

const drawings: Record<string, Drawing> = { cinecitta };

export const drawingOf = (game: string): Drawing | undefined => drawings[game];
