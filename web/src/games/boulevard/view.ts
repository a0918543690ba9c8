// The view of Boulevard as the engine writes it; null is what this seat does not know.
import pack from "$content/boulevard/standard.json";
import { t } from "../../messages/index.svelte";
import type { Action, Seat, StreamItem } from "../../lib/protocol";
import { inWords, named } from "../shared/named";

export interface Chosen {
  tip: string;
  film: string | null;
  section: string | null;
}
export interface Theatre {
  cash: number;
  loans: number;
  chips: number[]; // in the order of the pack
  markers: (string | null)[];
  hand: { shuffle: number; tip: string | null }[];
  films: string[];
  extra_minutes: number;
  discount: number;
  played: string[];
  screen: { invested: number[]; sections_set: number; choosing: string | null; tips: Chosen[] };
  payout: number;
}
export type Step = "place" | "genre" | "pick" | "advertise" | "tie" | "blockbuster" | "upkeep" | "over";
export interface View {
  seat: number | null;
  options: { players: number; length: "short" | "average" | "long" };
  step: Step;
  week: number; // from 0
  start: number;
  placing: "take_back" | "repay" | "buy";
  decided: number[];
  trend: string;
  secret_genre: string | null;
  agency: number | null; // from 1; 0: not rolled
  won: (number | null)[];
  cubes: number[]; // in the order of the pack's names
  named: string[]; // those that got a cube for this blockbuster so far
  array: string[];
  theatres: Theatre[];
}

export type Placing = Action & { spot: string };
export type Playing = Action & { tip: string };
export type Investing = Action & { money: number };

export type FilmFacts = (typeof pack.films)[number];
export type TipFacts = (typeof pack.tips)[number];

const films = new Map(pack.films.map((film) => [film.title, film]));
const tips = new Map(pack.tips.map((tip) => [tip.title, tip]));
const stars = pack.stars.map((star) => star.name);

export const filmOf = (title: string): FilmFacts | undefined => films.get(title);
export const tipOf = (title: string): TipFacts | undefined => tips.get(title);
export const chipKinds = pack.chips;
export const starNames = stars;
export const weeksOf = (length: View["options"]["length"]) =>
  pack.lengths[["short", "average", "long"].indexOf(length)].weeks;

/** Dollars: the pack counts in thousands. */
export const dollars = (thousands: number) => t.boulevard.dollars(thousands);

export const upkeepPerChip = pack.upkeep_per_chip;
export const tipValue = pack.tip_value;

const chipsSold: Record<string, string[]> = { Lenses: ["vistavision", "superscope"] };
const soldAt = (place: string) =>
  chipsSold[place] ?? [place.toLowerCase().replace("3-d", "three_d").replace(/[ -]/g, "_")];

/** "$1k, up to 3" for a place where chips are sold. */
export const costOf = (place: string): string => {
  if (place === "Credit Union") return dollars(pack.loan);
  const sold = soldAt(place);
  const chip = pack.chips.find((kind) => sold.includes(kind.chip));
  if (!chip) return "";
  return t.boulevard.costs(chip.fee === 0 ? t.boulevard.free : dollars(chip.fee), sold.length > 1, chip.most);
};
/** How many chips of a theatre lie there. */
export const chipsAt = (theatre: Theatre, place: string): number => {
  if (place === "Credit Union") return theatre.loans;
  const sold = soldAt(place);
  return theatre.chips.reduce((sum, count, at) => sum + (sold.includes(pack.chips[at].chip) ? count : 0), 0);
};
/** A place, a section or a tip. */
export const nameOf = (place: string) => named(place, "boulevard");
/** The places of the board, names apart. */
export const places = () => Object.keys(t.boulevard.about);

const english: Record<string, string> = {
  black_and_white: "B&W",
  three_d: "3-D",
  bafta: "BAFTA",
  cinemascope: "CinemaScope",
  superscope: "SuperScope",
  vistavision: "VistaVision",
  re_roll: "Re-roll",
};
/** A genre, a colour, a process, a chip. */
export const wordOf = (name: string) => named(name, "boulevard", english[name] ?? inWords(name));

const sections = ["Bus Bench", "Magazines", "Radio Spots", "Newspapers", "Television", "Billboards"];
export const sectionNames = () => sections.map(nameOf);

export const cubesOf = (view: View, star: string) => view.cubes[stars.indexOf(star)] ?? 0;

/** What a tip does, in a few words. */
export const effectOf = (title: string): string => {
  const tip = tipOf(title);
  if (!tip) return "";
  const { bonus, condition } = tip;
  const words = t.boulevard.effect;
  const dice = words.dice(bonus.dice);
  if (bonus.discount) return words.discount(dollars(bonus.discount));
  if (bonus.minutes) return words.minutes(bonus.minutes);
  if (bonus.picks) return words.pickAgain;
  if (bonus.raise) return words.raise(dollars(bonus.raise));
  if (bonus.breaks_tie) return words.breaksTie;
  if (!bonus.of_film) return words.unused(dice, bonus.uses);
  const some = (names: string[]) => words.or(names.map(wordOf));
  const asked = [
    some(condition.genres),
    some(condition.colours),
    some(condition.specials),
    condition.stars.length ? words.star(condition.stars.map((trade) => words.trades[trade] ?? trade)) : "",
    condition.at_least ? words.atLeast(condition.at_least) : "",
    condition.at_most ? words.atMost(condition.at_most) : "",
    condition.price_at_most ? words.priceAtMost(dollars(condition.price_at_most)) : "",
  ];
  return words.film(dice, asked.filter(Boolean));
};

/** What a theatre rolled: how many dice show 1, 2, ..., and what they came to. */
export interface Payout {
  seat: Seat;
  faces: number[];
  re_rolled: number;
  money: number;
}
/** The payouts of the last evening; none when they may stand before what we have of the stream. */
export function lastPayouts(events: StreamItem[]): Payout[] {
  const lowered = events.findLastIndex(({ event }) => event?.kind === "lowered");
  if (lowered < 0) return [];
  return events
    .slice(lowered + 1)
    .filter(({ event }) => event?.kind === "paid_out")
    .map(({ event }) => event as unknown as Payout);
}

const size = (list: { minutes: number }[]) => list.reduce((sum, { minutes }) => sum + minutes, 0);
/** Minutes that the films of a theatre take. */
export const minutesOf = (theatre: Theatre) =>
  size(theatre.films.map((title) => filmOf(title)).filter((film) => film !== undefined));
