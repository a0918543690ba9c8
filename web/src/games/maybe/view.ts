// The view of Maybe Movies as the engine writes it; null is what this seat does not know. Movie cards go
// by their flavour line, Votes by names such as "YES camera 4".
import pack from "$content/maybe/standard.json";
import type { Action } from "../../lib/protocol";

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
const movies = new Map<string, MovieFacts>(pack.movies.map((card) => [card.flavour, card]));
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

const named = (icon: string | undefined) => icon ?? "icon";
/** A cost condition in words; empty for a printed cost. */
export function costWords({ cost, icons: [icon], number }: MovieFacts): string {
  const words: Record<string, string> = {
    as_neighbour_with_most: "as the neighbour with most icons",
    as_neighbour_with_fewest: "as the neighbour with fewest icons",
    one_per_yes: `1 ${named(icon)} per YES`,
    one_per_no: `1 ${named(icon)} per NO`,
    one_per_card: `1 ${named(icon)} per card`,
    two_unless_long: `2 ${named(icon)} unless 4+ cards`,
    three_if_made: `3 ${named(icon)} if made before`,
    two_if_not_made: `2 ${named(icon)} if not made before`,
    any: `${number} of any icon`,
    any_unless_all_six: `${number} of any icon unless all six show`,
    four_unless_one_type: `4 ${named(icon)} unless all vote alike`,
    two_most_frequent: "2 of the most frequent icon",
    two_least_frequent: "2 of the least frequent icon",
    any_per_change: "1 of any icon per CHANGE",
  };
  return cost ? (words[cost] ?? cost) : "";
}
/** A profit in words or as a number. */
export function profitWords({ profit, yields }: MovieFacts): string {
  const words: Record<string, string> = {
    as_highest_neighbour: "as the highest neighbour",
    as_lowest_neighbour: "as the lowest neighbour",
    one_per_yes: "1 per YES",
    one_per_no: "1 per NO",
    one_per_card: "1 per card",
    three_if_long: "3 if 3+ cards",
    four_if_made: "4 if an icon is made before",
    three_if_none_made: "3 if no icon is made before",
    chosen: "1, 2 or 3, as said",
    five_if_all_six: "5 if all six icons show, else 1",
    five_if_one_type: "5 if all vote alike",
    as_card_with_most: "as the dearest card",
    as_card_with_fewest: "as the cheapest card",
    one_per_change: "1 per CHANGE",
  };
  return yields ? (words[yields] ?? yields) : String(profit ?? 0);
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
