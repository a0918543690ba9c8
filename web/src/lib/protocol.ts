// The messages of docs/protocol.md, as types. What a game puts in (options, views, actions, events)
// is opaque here; web/src/games/<game>/ knows its shape.
import { lastingRefusal } from "../messages/lasting";

export const version = 1;

export type Seat = number; // from 1
export type Action = { kind: string };

export interface GameInfo {
  id: string;
  title: string;
  min_players: number;
  max_players: number;
  options: Options;
  option_list: OptionInfo[];
  bots: string[];
}
export interface OptionInfo {
  name: string;
  clause: string;
  /** "movie awards: the highest quality gains 200": what it is, and what it does. */
  what: string;
  /** What it can be; empty for any whole number. */
  values: (number | boolean | string)[];
}
export interface Level {
  name: string;
  /** "sensible; answers at once" */
  about: string;
  /** How long it thinks about a decision; 0: it answers at once. */
  milliseconds: number;
}
export interface Hint {
  action: Action;
  text: string;
  /** How likely it is to win, from 0 to 1. */
  wins: number;
  games: number;
  /** It also looks best at first sight. */
  usual: boolean;
  why: string;
}
export type Options = { players: number } & Record<string, number | boolean | string>;

export type Chair =
  | { seat: Seat; kind: "empty"; name: string }
  | { seat: Seat; kind: "bot"; name: string; bot: string }
  | {
      seat: Seat;
      kind: "person";
      name: string;
      yours: boolean;
      host: boolean;
      /** The host has taken their free words away. */
      muted?: true;
      /** The seat of the person they would change seats with. */
      wants?: Seat;
      commitment: string;
      contribution?: string;
      /** A bot plays for that person, who may come back at any time. */
      held?: true;
    };
export type Person = Extract<Chair, { kind: "person" }>;

export const marks = ["trusted", "unsure", "suspect"] as const;
export type Mark = (typeof marks)[number];
/** What somebody wrote down for themselves. */
export interface Note {
  seat: Seat;
  text: string;
  marks: { seat: Seat; mark: Mark }[];
}

/** What was agreed on when the table was created. */
export type ClockSetting =
  | { kind: "none" }
  | { kind: "decision"; seconds: number }
  | { kind: "bank"; seconds: number; increment?: number };
/** A person's time, as it was when the server said so. */
export interface Clock {
  seat: Seat;
  milliseconds: number;
  running: boolean;
}
/** Somebody wants to take a decision back. */
export interface Vote {
  seat: Seat;
  agreed: Seat[];
  open: Seat[];
}

export interface Lobby {
  /** What the game has ready-made words for; only for who sits there. */
  claims?: Claim[];
  game: string;
  options: Options;
  phase: "lobby" | "opening" | "playing" | "over" | "closed";
  /** Why it is closed. */
  why?: string;
  listed?: boolean;
  /** Whether there is one. */
  password?: boolean;
  /** By which others find the table until the game starts. */
  code?: string;
  /** Yours; after the end everybody's. */
  notes: Note[];
  /** The revision of the rules it was created under. */
  rules?: number;
  /** The SHA-256 of the components it was created with. */
  content?: string;
  host: boolean;
  /** Whether those who sit here may ask for hints. */
  hints: boolean;
  clock: ClockSetting;
  paused?: true;
  /** The table where the same people play again. */
  rematch?: string;
  commitment: string;
  voids: number;
  server_seed?: string;
  seats: Chair[];
}

export interface Choice {
  action: Action;
  text: string;
}
export interface Decision {
  question: string;
  /** What the question speaks of, where the view does not plainly say it. */
  about?: { kind: string };
  clause: string;
  /** False when nobody waits for you, but you may act. */
  asked: boolean;
  choices: Choice[];
}
export interface Claim {
  claim: Record<string, unknown>;
  text: string;
}
export interface StreamItem {
  event?: { kind: string; seat: Seat };
  said?: { seat: Seat; text: string; claim?: Record<string, unknown> };
  note?: { kind: string; seat?: Seat };
  text: string;
}
export interface ScoreLine {
  clause: string;
  kind: "points" | "money" | "count";
  amount: number;
}
export interface Outcome {
  winners: Seat[];
  ended_by: string;
  seats: { in_the_running: boolean; score: number; payoff: number; lines: ScoreLine[] }[];
}
export interface Update {
  /** How many items of the stream stand before these; more than we have when there were too many for one message. */
  from: number;
  number: number;
  events: StreamItem[];
  view: unknown;
  /** What this seat would add up in its head; null where a game has no such sums. */
  outlook: unknown;
  waiting: Seat[];
  decision_number: number;
  decision: Decision | null;
  /** Whether your last decision could be taken back, if the others agree. */
  undo: boolean;
  outcome: Outcome | null;
}

export type ServerMessage =
  | { type: "welcome"; version: number; levels: Level[]; games: GameInfo[] }
  | { type: "ack"; id: string; table: string }
  | { type: "error"; id: string; clause: string | null; why: string; needs?: "password"; table?: string }
  | { type: "table"; table: string; lobby: Lobby }
  // The server goes down; the connection is lost next, and taken up again when it is back.
  | { type: "going_down" }
  | { type: "update"; table: string; update: Update }
  | { type: "clocks"; table: string; clocks: Clock[] }
  | { type: "presence"; table: string; away: Seat[] }
  | { type: "preview"; id: string; table: string; decision: number; action: Action; events: StreamItem[] }
  | { type: "history"; id: string; table: string; from: number; events: StreamItem[] }
  | { type: "vote"; table: string; vote: Vote | null; text: string }
  | { type: "hint"; id: string; table: string; decision: number; hints: Hint[] };

export type ClientMessage = { type: string; id?: string } & Record<string, unknown>;

/** A "no" of the table: with a clause when a rule says it. */
export class Refused extends Error {
  constructor(
    readonly why: string,
    readonly clause: string | null,
    /** The table that wants its password. */
    readonly locked?: string,
  ) {
    super(why);
  }
  /** There is no such table, or none any more; or its log cannot be read. Neither passes by itself. */
  get lasting(): "gone" | "damaged" | null {
    return lastingRefusal(this.why);
  }
}
