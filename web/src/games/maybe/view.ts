// The view of Maybe Movies as the engine writes it; null is what this seat does not know. Movie cards go
// by their flavour line, Votes by names such as "YES camera 4".
import first from "$content/maybe/first.json";
import pack from "$content/maybe/standard.json";
import { t } from "../../messages/index.svelte";
import type { Action } from "../../lib/protocol";
import { named } from "../shared/named";

export const icons = ["money", "actors", "script", "setting", "camera", "microphone"] as const;
export type IconName = (typeof icons)[number];

export type Step = "pitch" | "vote" | "add" | "remove" | "cost" | "profit" | "keep" | "over";

export interface Desk {
  hand: (string | null)[];
  known: string[];
  own: string[];
  won: string[];
}
export interface Made {
  top: string;
  result: "open" | "success" | "failure";
}
export interface View {
  seat: number | null;
  options: { players: number; trendsetter: boolean; changes: boolean; blockbusters: boolean };
  step: Step;
  turn: number; // from 0
  active: number;
  changes: number;
  decided: number[];
  votes: (string | null)[];
  market: string[];
  row: string[];
  made: Made[];
  pool: string[];
  desks: Desk[];
  deck: string[];
}

/** What an action is about; which of these it has depends on its kind. */
export type Chosen = Action & { movie?: string; vote?: string; icon?: IconName; number?: number };

export interface MovieFacts {
  kind: string;
  flavour: string;
  icons: string[];
  profit?: number;
  cost?: string;
  yields?: string;
  number?: number;
}
const factsIn = (cards: MovieFacts[]) => new Map(cards.map((card) => [card.flavour, card]));
const standard = factsIn(pack.movies);
/** The pack of tables and records from before, by the hash the engine gives it. */
const former: Record<string, Map<string, MovieFacts>> = {
  b82c4a71b158d4de3d4f8499351aee1095c536f28d83e723da5fe4d8d4e78f54: factsIn(first.movies),
};
let movies = standard;
export const playWith = (content = "") => void (movies = former[content] ?? standard);
export const movieFacts = (name: string): MovieFacts | undefined => movies.get(name);
export const turns = pack.hand;

export interface VoteFacts {
  kind: "yes" | "no" | "change";
  icon?: IconName;
  number: number;
}
/** "YES camera 4", "NO script 1", "CHANGE 7" */
export function voteFacts(name: string): VoteFacts {
  const [kind, ...rest] = name.toLowerCase().split(" ");
  return {
    kind: kind as VoteFacts["kind"],
    icon: rest.length > 1 ? (rest[0] as IconName) : undefined,
    number: Number(rest.at(-1)),
  };
}

/** "YES camera 4" in the language that is spoken. */
export const voteName = (vote: string) => named(vote, "maybe");
export const movieName = (name: string) => named(name, "maybe");

/** A cost condition in words; empty for a printed cost. */
export function costWords({ cost, icons: [icon], number }: MovieFacts): string {
  if (!cost) return "";
  const of = icon ? t.maybe.icons[icon as IconName] : t.maybe.icon;
  return t.maybe.cost[cost]?.(of, number ?? 0) ?? cost;
}
/** A profit in words or as a number. */
export const profitWords = ({ profit, yields }: MovieFacts): string =>
  yields ? (t.maybe.yields[yields] ?? yields) : String(profit ?? 0);

/** The engine's sums for this seat: docs/protocol.md. */
export interface Cover {
  budget: { icons: number[]; any: number };
  sums: number[];
  lacking: number;
  profit: number;
  settled: boolean;
}
export interface Casting {
  vote: string;
  lacking: number;
}
export interface Outlook {
  cover: Cover;
  casts: Casting[];
  seats: { value?: number }[];
}

export type Counts = Record<IconName, number>;
const none = (): Counts => ({ money: 0, actors: 0, script: 0, setting: 0, camera: 0, microphone: 0 });

/** How often each icon is printed on these Movie cards. */
export function iconsOn(cards: string[]): Counts {
  const counts = none();
  for (const name of cards) {
    for (const icon of movieFacts(name)?.icons ?? []) ++counts[icon as IconName];
  }
  return counts;
}
/** How often each icon is on these Votes. */
export function iconsOfVotes(votes: string[]): Counts {
  const counts = none();
  for (const name of votes) {
    const { icon } = voteFacts(name);
    if (icon) ++counts[icon];
  }
  return counts;
}
