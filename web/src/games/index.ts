// How each game is drawn. A drawing shows a view and sends an action; it knows no rule.
import "./shared/deco.css";
import type { Component } from "svelte";
import type { Action, Chair, Decision, Note, ScoreLine, Seat, StreamItem } from "../lib/protocol";

export interface BoardProps {
  view: unknown;
  chairs: Chair[];
  decision: Decision | null;
  busy: boolean;
  act: (action: Action) => void;
  /** The decision's number: another one starts afresh. */
  number?: number;
  /** Who still thinks. */
  waiting?: Seat[];
  /** What this seat has seen and heard so far. */
  events?: StreamItem[];
  /** The engine's sums for this seat: docs/protocol.md. */
  outlook?: unknown;
  /** What this seat thinks of others. */
  marks?: Note["marks"];
}

export interface Drawing {
  board: Component<BoardProps>;
  /** What is going on, for the line above the table. */
  moment: (view: unknown) => string;
  lineName: (line: ScoreLine) => string;
  /** An amount of a line or of the total as people say it, where a plain number would not do. */
  amount?: (line: ScoreLine) => string;
  /** "Hold until I say so": whether the switch is there, and what is answered meanwhile; null: the person is asked. */
  hold?: {
    offered: (view: unknown) => boolean;
    answer: (view: unknown, decision: Decision) => Action | null;
  };
  /** Which pack the cards are of, by its hash; nothing: today's standard pack. */
  playWith?: (content?: string) => void;
  /** The table in a few words for somebody who has never played. */
  readonly howTo: { text: string; clause: string }[];
}

export type { Seat };

// Each game has a folder here whose index.ts exports its drawing.
const folders = import.meta.glob<{ drawing: Drawing }>("./*/index.ts", { eager: true });

export const drawingOf = (game: string): Drawing | undefined => folders[`./${game}/index.ts`]?.drawing;

/** The same for one table or record, with the cards of its pack. */
export function drawingAt({ game, content }: { game: string; content?: string }): Drawing | undefined {
  const drawing = drawingOf(game);
  drawing?.playWith?.(content);
  return drawing;
}
