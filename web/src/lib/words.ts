// What the engine says, and how a game speaks a language that the engine does not: from the data that stand beside
// the engine's own texts.
import type {
  Chair,
  Choice,
  Claim,
  Decision,
  Level,
  Lobby,
  OptionInfo,
  Seat,
  StreamItem,
  VoteEnd,
} from "./protocol";

/** Everything the engine says, in a language. */
export interface EngineWords {
  line(item: StreamItem, game: string, chairs: Chair[]): string;
  choice(choice: Choice, game: string, chairs: Chair[]): string;
  question(decision: Decision, view: unknown, game: string, chairs: Chair[]): string;
  claim(claim: Claim, game: string, chairs: Chair[]): string;
  /** A sentence about somebody with this name, as they read it themselves. */
  asYou(text: string, name: string): string;
  /** What was true of a claim. */
  fact(fact: string, game: string): string;
  option(option: OptionInfo): string;
  level(level: Level): string;
  /** The name of a bot or a level. */
  bot(name: string): string;
  /** Why a request was refused. */
  refusal(refusal: Refusal): string;
  /** How a vote ended. */
  voted(voted: Voted, chairs: Chair[]): string;
  /** Why a table is closed. */
  closed(lobby: Pick<Lobby, "closed" | "why">): string;
  /** A card, a place or the value of an option. */
  name(name: string, game: string): string;
}

/** A "no" as the table says it: `clause` when a rule does; older servers give no name. */
export interface Refusal {
  name?: string;
  clause: string | null;
  why: string;
  /** What was put into the sentence. */
  with?: string[];
}
/** How a vote ended; older servers say it in words only. */
export interface Voted {
  ended?: VoteEnd;
  text: string;
}
/** By their names: as the engine says them, and in another language; {} stands for something that is put in. */
export type Refusals = Record<string, readonly [english: string, other: string]>;

/** The name of whoever sits there; null is nobody. */
export type Who = (seat: Seat | null) => string;
/** An action, an event or a claim, as the game writes it. */
export type Wire = { kind: string };
/** What a question is about. */
export interface Asked {
  view: unknown;
  about?: Wire;
  clause: string;
  choices: { action: Wire }[];
}

/** Undefined: that is not known here, and the engine's own text is shown. */
export interface GameWords {
  event(event: Wire, who: Who): string | undefined;
  action(action: Wire, who: Who): string | undefined;
  question(asked: Asked, who: Who): string | undefined;
  claim?(claim: Wire, who: Who): string | undefined;
  /** What was true of a claim, from the engine's sentence. */
  fact?(english: string): string | undefined;
  /** What an option does. */
  options: Record<string, string>;
  /** How its clauses begin, and why its rules say no. */
  clauses: string;
  refusals: Refusals;
  /** Cards, places and values of options, by the names the engine calls them. */
  name(name: string): string | undefined;
}
