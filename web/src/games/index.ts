// What the page says of each game beside its table; it knows no rule.
import type { Component } from "svelte";
import type { TableAt } from "../table/at.svelte";
import type { Action, Decision, Lobby, Outcome, ScoreLine, Seat, StreamItem } from "../lib/protocol";

export interface Drawing {
  /** What is going on, for the line above the table. */
  moment: (view: unknown, outlook: unknown) => string;
  lineName: (line: ScoreLine) => string;
  /** An amount of a line or of the total as people say it, where a plain number would not do. */
  amount?: (line: ScoreLine) => string;
  /** "Hold until I say so": whether the switch is there, and what is answered meanwhile; null: the person is asked. */
  hold?: {
    offered: (view: unknown) => boolean;
    answer: (outlook: unknown, decision: Decision) => Action | null;
  };
  /** The side that somebody was on, where sides win, once everybody knows it. */
  side?: (view: unknown, seat: Seat) => { name: string; colour: string } | null;
  /** Which pack the cards are of, by its hash; nothing: today's standard pack. */
  playWith?: (content?: string) => void;
  /** How wide a capital letter of the game's face is, as a share of its height. */
  readonly letter: number;
  /** The table in a few words for somebody who has never played. */
  readonly howTo: { text: string; clause: string }[];
}

export type { Seat };

// Each game has a folder here whose index.ts exports its drawing.
const folders = import.meta.glob<{ drawing: Drawing }>("./*/index.ts", { eager: true });

export const drawingOf = (game: string): Drawing | undefined => folders[`./${game}/index.ts`]?.drawing;

// A game that has a Table.svelte is played on the frame of web/src/table; it comes when a table of it is opened.
const tables = import.meta.glob<{ default: Component<{ at: TableAt }> }>("./*/Table.svelte");
export const tableOf = (game: string) => tables[`./${game}/Table.svelte`];

// What a game tells those who are still coming, on a television.
const comings = import.meta.glob<{ default: Component<{ lobby: Lobby }> }>("./*/Coming.svelte");
export const comingOf = (game: string) => comings[`./${game}/Coming.svelte`];

/** The same for one table or record, with the cards of its pack. */
export function drawingAt({ game, content }: { game: string; content?: string }): Drawing | undefined {
  const drawing = drawingOf(game);
  drawing?.playWith?.(content);
  return drawing;
}

/** A game that is over, as everybody sees it. */
export interface Ended {
  view: unknown;
  outlook: unknown;
  outcome: Outcome;
  events: StreamItem[];
  /** What was given to pitches. */
  titles: Lobby["titles"];
}
/** The winners' film on the poster of closing night: what it is called, who is in it, and what came of it. It names
 * nobody at the table: the picture to share may not. */
export interface Bill {
  title: string;
  cast: string;
  result: string;
  /** Where a side wins: "The Patriots win". */
  headline?: string;
  /** The side is one person. */
  alone?: boolean;
}
const bills = import.meta.glob<{ billOf: (ended: Ended) => Bill | null }>("./*/bill.ts");

/** Null where nobody won, or no film did it. */
export const billOf = async (game: string, ended: Ended): Promise<Bill | null> =>
  (await bills[`./${game}/bill.ts`]?.())?.billOf(ended) ?? null;
