import type { ReplayedChances } from "$types/protocol";
export interface Fault {
  ok: false;
  line: number;
  field: string;
  why: string;
}
/** A seat from 1, those who only watch, or everything shown. */
export type Eyes = number | "watch" | "all";
export interface ReplayAbout {
  ok: true;
  game: string;
  options: { players: number };
  seats: { name: string; bot?: string }[];
  /** The hash of its pack. */
  content: string;
  /** The number of the last step; 0 is the deal. */
  steps: number;
  finished: boolean;
  /** The step each round begins with. */
  rounds: number[];
  /** Everything said; a claim with what was true of it when it was made, once the game is over. */
  talk: {
    after: number;
    seat: number;
    text: string;
    claim?: Record<string, unknown>;
    /** What somebody called what they made, and which one it was. */
    titled?: { number: number; title: string; line: string };
    /** The card that stands for it on the table, where it was made. */
    made?: string;
    holds?: boolean;
    fact?: string;
  }[];
  outcome: unknown;
}
export interface ReplayStep {
  step: number;
  round: number;
  waiting: number[];
  /** As in an update of docs/protocol.md; null with everything shown. */
  outlook: unknown;
  view: unknown;
}
/** What leads from the step before to this one: docs/protocol.md, frames. */
export interface ReplayFrame {
  events: number;
  tellings?: { event: number; telling: { kind: string } }[];
  changes: { op: "add" | "replace"; path: string; value: unknown }[];
}
export interface ReplayEntry {
  step: number;
  round: number;
  /** As in an update of docs/protocol.md. */
  items: unknown[];
  /** Who decided, and what: for the eyes of that seat, or with everything shown. */
  seat?: number;
  choice?: { action: { kind: string }; text: string };
}
export interface Belief {
  roles: string[];
  /** Each seat's role; empty when the game is not over. */
  truth: string[];
  /** By step, seat and role. */
  steps: number[][][];
}
/** What was answered to the person at the page and to the friends who share it, and what was logged. */
export interface PracticeNews {
  messages: object[];
  friends: object[][];
  entries: string[];
}
export interface ChoiceMade {
  action: { kind: string };
  text: string;
  /** The step in which it was asked for. */
  asked: string;
}
/** What each means is said in src/bots/closing.hpp. */
export interface Closing {
  decisive?: {
    step: number;
    round: number;
    seat?: number;
    choice?: ChoiceMade;
    behind: boolean;
  };
  lie?: {
    step: number;
    round: number;
    seat: number;
    claim: Record<string, unknown>;
    text: string;
    fact: string;
  };
  boldest?: {
    step: number;
    round: number;
    seat: number;
    choice: ChoiceMade;
    usual: ChoiceMade;
    gained: number;
  };
  /** At the beginning and after each round; seats of one side have one line. */
  chart?: { seats: number[]; points: number[] }[];
}
export interface Backlot {
  verify(record: string | Uint8Array):
    | {
        ok: true;
        game: string;
        moves: number;
        finished: boolean;
        state: string;
      }
    | Fault;
  games(): {
    game: string;
    rules: number;
    content: string;
    signature: string;
  }[];
  sha256(bytes: Uint8Array): string;
  networkGive(network: Uint8Array): string | null;
  practiceBegin(journal: {
    seed: string;
    table?: string | null;
    entries?: string[];
  }): boolean;
  practiceReceive(message: object, person?: number): PracticeNews | null;
  practiceThink(): PracticeNews | null;
  practiceRecord(table: string): string | null;
  replayOpen(record: string | Uint8Array): ReplayAbout | Fault;
  replayStep(step: number, eyes: Eyes): ReplayStep | null;
  replayFrames(step: number, eyes: Eyes): ReplayFrame[] | null;
  replayLog(eyes: Eyes): ReplayEntry[] | null;
  replayBelief(seat: number): Belief | null;
  replayChances(eyes: Eyes): ReplayedChances | null;
  replayClosing(): Closing | null;
  replayScored(): { step: number; seat: number; done: number; scores: number[] }[] | null;
  memoryBytes(): number;
}
export function gameOf(record: string | Uint8Array): unknown;
export function load(
  source: BufferSource | WebAssembly.Module,
): Promise<Backlot>;
