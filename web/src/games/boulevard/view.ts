// The view of Boulevard as the engine writes it; null is what this seat does not know.
import pack from "$content/boulevard/standard.json";

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
  array: string[];
  theatres: Theatre[];
}

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
export const dollars = (thousands: number) => `${thousands < 0 ? "−" : ""}$${Math.abs(thousands)}k`;

export const upkeepPerChip = pack.upkeep_per_chip;
export const tipValue = pack.tip_value;

const chipsSold: Record<string, string[]> = { Lenses: ["vistavision", "superscope"] };

/** ": $1k, up to 3" for a place where chips are sold. */
export const costOf = (place: string): string => {
  if (place === "Credit Union") return `: ${dollars(pack.loan)}`;
  const sold = chipsSold[place] ?? [place.toLowerCase().replace("3-d", "three_d").replace(/[ -]/g, "_")];
  const chip = pack.chips.find((kind) => sold.includes(kind.chip));
  if (!chip) return "";
  return `: ${dollars(chip.fee)}${sold.length > 1 ? " each" : ""}${chip.most > 1 ? `, up to ${chip.most}` : ""}`;
};

const words: Record<string, string> = {
  film_noir: "Film Noir",
  science_fiction: "Science Fiction",
  black_and_white: "B&W",
  three_d: "3-D",
  bafta: "BAFTA",
  cinemascope: "CinemaScope",
  superscope: "SuperScope",
  vistavision: "VistaVision",
  re_roll: "Re-roll",
};
export const wordOf = (name: string) =>
  words[name] ??
  name
    .split("_")
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(" ");

export const sectionNames = [
  "Bus Bench",
  "Magazines",
  "Radio Spots",
  "Newspapers",
  "Television",
  "Billboards",
];

export const cubesOf = (view: View, star: string) => view.cubes[stars.indexOf(star)] ?? 0;

const some = (what: string[], text: (word: string) => string = wordOf) => what.map(text).join(" or ");

/** What a tip does, in a few words. */
export const effectOf = (title: string): string => {
  const tip = tipOf(title);
  if (!tip) return "";
  const { bonus, condition } = tip;
  const dice = `+${bonus.dice} ${bonus.dice === 1 ? "die" : "dice"}`;
  if (bonus.discount) return `${dollars(bonus.discount)} off a film`;
  if (bonus.minutes) return `${bonus.minutes} minutes more this week`;
  if (bonus.picks) return "pick again at once";
  if (bonus.raise) return `an investment counts ${dollars(bonus.raise)} more`;
  if (bonus.breaks_tie) return "breaks a tie";
  if (!bonus.of_film) return `${dice} for ${bonus.uses} unused minutes`;
  const asked = [
    some(condition.genres),
    some(condition.colours),
    some(condition.specials),
    condition.stars.length ? `with a starred ${some(condition.stars, (trade) => trade)}` : "",
    condition.at_least ? `of ${condition.at_least} minutes or more` : "",
    condition.at_most ? `of ${condition.at_most} minutes or less` : "",
    condition.price_at_most ? `for ${dollars(condition.price_at_most)} or less` : "",
  ];
  return `${dice} for a film: ${asked.filter(Boolean).join(", ")}`;
};

const size = (list: { minutes: number }[]) => list.reduce((sum, { minutes }) => sum + minutes, 0);
/** Minutes that the films of a theatre take. */
export const minutesOf = (theatre: Theatre) =>
  size(theatre.films.map((title) => filmOf(title)).filter((film) => film !== undefined));
