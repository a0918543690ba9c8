// The view of Maybe Movies as the engine writes it; null is what this seat does not know. Movie cards go
// by their flavour line, Votes by names such as "YES camera 4".
import first from "$content/maybe/first.json";
import pack from "$content/maybe/standard.json";
import { t } from "../../messages/index.svelte";
import { named } from "../shared/named";
import type { Fields, Open } from "../shared/open";
import { voteFacts, type IconName, type VoteFacts } from "./votes";
import type * as Engine from "$types/maybe";

export { voteFacts, type IconName, type VoteFacts };
export const icons: readonly IconName[] = ["money", "actors", "script", "setting", "camera", "microphone"];

export type Desk = Open<Engine.View["desks"][number], "known" | "own" | "won">;
export type View = Open<Omit<Engine.View, "desks" | "made">, "active" | "market" | "row" | "pool"> & {
  desks: Desk[];
  made: Open<Engine.View["made"][number], "top">[];
};

/** What an action is about; which of these it has depends on its kind. */
export type Chosen = Fields<Engine.Action>;

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

/** The engine's sums for this seat. */
export type Cover = Engine.Outlook["cover"];
export type Casting = Open<Engine.Outlook["casts"][number], "vote">;
export type Outlook = Omit<Engine.Outlook, "casts"> & { casts: Casting[] };

/** How often each icon appears. */
export type Counts = Engine.Outlook["made"];
