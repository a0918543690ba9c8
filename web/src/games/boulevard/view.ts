// What the engine says of Boulevard, as types and in words; null is what this seat does not know.
import pack from "$content/boulevard/standard.json";
import { t } from "../../messages/index.svelte";
import type { StreamItem } from "../../lib/protocol";
import { inWords, named } from "../shared/named";
import type { Open } from "../shared/open";
import type * as Engine from "$types/boulevard";

export type Theatre = Open<Engine.View["theatres"][number], "films" | "played">;
export type View = Open<Omit<Engine.View, "theatres">, "array" | "start"> & { theatres: Theatre[] };

export type FilmDice = Open<Engine.Outlook["films"][number], "film">;
export type TheatreOutlook = Omit<Engine.Outlook["theatres"][number], "films"> & { films: FilmDice[] };
export type PlaceOutlook = Open<Engine.Outlook["places"][number], "spot">;
export type SectionOutlook = Open<Engine.Outlook["sections"][number], "section">;
export type Outlook = Omit<
  Engine.Outlook,
  "films" | "theatres" | "places" | "sections" | "cubes" | "blockbuster"
> & {
  films: FilmDice[];
  theatres: TheatreOutlook[];
  places: PlaceOutlook[];
  sections: SectionOutlook[];
  blockbuster: Open<Engine.Outlook["blockbuster"][number], "film">[];
};

export type FilmFacts = (typeof pack.films)[number];
export type TipFacts = (typeof pack.tips)[number];

const films = new Map(pack.films.map((film) => [film.title, film]));
const tips = new Map(pack.tips.map((tip) => [tip.title, tip]));

export const filmOf = (title: string): FilmFacts | undefined => films.get(title);
export const tipOf = (title: string): TipFacts | undefined => tips.get(title);

/** Dollars: the pack counts in thousands. Short, for tags and small screens; in full wherever there is room. */
export const dollars = (thousands: number) => t.boulevard.dollars(thousands);
export const inFull = (thousands: number) => t.boulevard.fullDollars(thousands);

export const upkeepPerChip = pack.upkeep_per_chip;
export const tipValue = pack.tip_value;

/** "$1k, up to 3" for a place where chips are sold. */
export const costOf = ({ sells, lends }: PlaceOutlook): string => {
  if (lends !== undefined) return dollars(lends);
  if (sells.length === 0) return "";
  const [{ fee, most }] = sells;
  return t.boulevard.costs(fee === 0 ? t.boulevard.free : dollars(fee), sells.length > 1, most);
};
/** A place, a section or a tip. */
export const nameOf = (place: string) => named(place, "boulevard");

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

export const cubesOf = (outlook: Outlook | null, name: string) =>
  outlook?.stars.find(({ star }) => star === name)?.cubes ?? 0;

/** "Film noir · B&W · Oscar · 105 min" */
export function factsOf(title: string, time = true): string {
  const film = filmOf(title);
  if (!film) return "";
  const facts = [film.genre, film.colour, ...film.specials].map(wordOf);
  return [...facts, ...(time ? [t.boulevard.minutes(film.minutes)] : [])].join(" · ");
}

/** What a place costs or offers, in a word for its front. */
export const feeAt = ({ spot, sells, lends }: PlaceOutlook): string => {
  if (lends !== undefined) return `+ ${dollars(lends)}`;
  if (sells.length === 0) return t.boulevard.offers[spot] ?? "";
  return sells[0].fee === 0 ? t.boulevard.noFee : dollars(sells[0].fee);
};

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

/** What a theatre was paid for its dice, and what the dice of each face came to. */
export type Payout = Open<Extract<Engine.Event, { kind: "paid_out" }>, "seat"> & { parts: Engine.Parts };
/** The payouts of the last evening; none when they may stand before what we have of the stream. */
export function lastPayouts(events: StreamItem[]): Payout[] {
  const lowered = events.findLastIndex(({ event }) => event?.kind === "lowered");
  if (lowered < 0) return [];
  return events
    .slice(lowered + 1)
    .filter(({ event }) => event?.kind === "paid_out")
    .map(({ event, parts }) => ({ ...event, parts: parts ?? [] }) as unknown as Payout);
}
