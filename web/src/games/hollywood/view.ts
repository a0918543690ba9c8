// The view of Hollywood as the engine writes it; null is what this seat does not know.
import pack from "$content/hollywood/standard.json";
import { t } from "../../messages/index.svelte";
import type { Action, Chair, StreamItem } from "../../lib/protocol";
import type { GlyphName } from "../shared/glyphs";
import { inWords, named } from "../shared/named";

export type Card =
  "neutral" | "patriot" | "double_patriot" | "hearing" | "communist" | "double_communist" | "shake_up";
export type Loyalty = "patriot" | "communist" | "rising_star";
export type Sign = "patriot" | "communist" | "neutral";
export type Face = "blank" | "star";
export type Place = string; // "seat 3", "ghost 1", "centre", "nowhere"

export interface Desk {
  loyalty: Loyalty | null;
  tokens: number;
  hand: (Card | null)[];
  sealed: Card[];
  costumes: (string | null)[];
}
export interface Round {
  poster: string | null;
  winner: "none" | "patriots" | "communists" | "both";
  patriots: number;
  communists: number;
}
export interface View {
  seat: number | null;
  options: { players: number; edition: string; costumes: boolean; random_loyalties: boolean };
  step: string;
  round: number; // from 0
  actor: number;
  declarer: number | null;
  held: Card | null;
  decided: number[];
  performed: number; // a bit for each job
  owners: Place[];
  dice: Face[];
  centre: number;
  desks: Desk[];
  ghosts: { card: Card | null; tokens: number }[];
  rounds: Round[];
  rejected: { poster: string | null; by: number }[];
  wardrobe: unknown[];
  deck: { size: number };
  discards: { size: number };
  movie: { size: number };
  log: number[];
}

export interface Move extends Action {
  job?: string;
  other?: string;
  from?: Place;
  to?: Place;
  die?: number;
  poster?: string;
  costume?: string;
  card?: Card;
  cards?: Card[];
}

export const jobGlyphs: GlyphName[] = [
  "scriptwriter",
  "producer",
  "director",
  "lamp",
  "cameraman",
  "actor",
  "actor",
  "note",
  "scissors",
  "hanger",
];
export interface Job {
  number: number;
  name: string;
  performed: boolean;
}
export const jobIds = [
  "screenwriter",
  "producer",
  "director",
  "gaffer",
  "cinematographer",
  "actress",
  "actor",
  "composer",
  "editor",
  "designer",
];
const english: Record<string, string> = {
  designer: "Costume Designer",
  hearing: "Congressional Hearing",
  shake_up: "Shake-Up",
};
/** A card, a job, a loyalty, a poster or a costume. */
export const title = (id: string) => named(id, "hollywood", english[id] ?? inWords(id));
export const jobTitle = (id: string) => `${jobIds.indexOf(id) + 1} ${title(id)}`;

export const signsOf = (card: Card): Sign[] => {
  switch (card) {
    case "patriot":
      return ["patriot"];
    case "double_patriot":
    case "hearing":
      return ["patriot", "patriot"];
    case "communist":
      return ["communist"];
    case "double_communist":
    case "shake_up":
      return ["communist", "communist"];
    default:
      return ["neutral"];
  }
};
export const signOf = (poster: string): Sign =>
  (pack.posters.find((facts) => facts.poster === poster)?.symbol ?? "neutral") as Sign;

export const small = (view: View) => view.options.players <= 3;
export const diceEach = (view: View) => (small(view) ? 2 : 1);
export const seatPlace = (seat: number): Place => `seat ${seat}`;

/** Whose die it is. */
export function ownerOfDie(view: View, die: number): Place {
  const ofPlayers = view.options.players * diceEach(view);
  return die < ofPlayers ? seatPlace(Math.floor(die / diceEach(view)) + 1) : `ghost ${die - ofPlayers + 1}`;
}
/** Somebody's dice, with the numbers that the log calls them by. */
export const diceOf = (view: View, owner: Place) =>
  view.dice
    .map((face, die) => ({ face, number: die + 1 }))
    .filter(({ number }) => ownerOfDie(view, number - 1) === owner);

export const jobsOf = (view: View, owner: Place): Job[] =>
  jobIds
    .map((id, at) => ({ number: at + 1, name: title(id), performed: ((view.performed >> at) & 1) === 1 }))
    .filter(({ number }) => view.owners[number - 1] === owner);

/** "you", a name of somebody at the table, a ghost, or the centre. */
export function placeName(view: View, chairs: Chair[], place: Place): string {
  const seat = /^seat (\d)$/.exec(place)?.[1];
  if (!seat) return place === "centre" ? t.hollywood.place.centre : place;
  if (Number(seat) === view.seat) return t.hollywood.place.you;
  const name = chairs[Number(seat) - 1]?.name ?? place;
  return chairs.filter((chair) => chair.name === name).length > 1 ? `${name} (${place})` : name;
}

// A move of a card in the log: what happened, and by whom (src/games/hollywood/log.hpp).
const added = 2;
const addedScore = 6;
const premiered = 9;
const cards: Card[] = [
  "neutral",
  "patriot",
  "double_patriot",
  "hearing",
  "communist",
  "double_communist",
  "shake_up",
];

/** The cards a player (by seat, from 1) or ghost (10 and up) put into the movie of this round; null is unknown. */
export function putIn(view: View, who: number): (Card | null)[] {
  const from = view.log.findLastIndex((bits) => bits >> 12 === premiered) + 1;
  return view.log
    .slice(from)
    .filter((bits) => [added, addedScore].includes(bits >> 12) && ((bits >> 8) & 15) === who - 1)
    .map((bits) => cards[bits & 7] ?? null);
}

/** The cards of the movie that was shown last; null before the first, or when it is not here. */
export function lastShown(events: StreamItem[]): Card[] | null {
  const event = events.findLast((item) => item.event?.kind === "revealed")?.event;
  if (!event) return null;
  const { shown } = event as typeof event & { shown: number[] };
  return cards.flatMap((card, at) => Array.from({ length: shown[at] }, () => card));
}

/** Rounds won and needed. */
export function score(view: View) {
  const won = (side: Round["winner"]) =>
    view.rounds.filter(({ winner }) => winner === side || winner === "both").length;
  const communistsNeed = view.options.players === 3 ? Math.max(1, pack.to_win - 1) : pack.to_win;
  return {
    patriots: won("patriots"),
    communists: won("communists"),
    patriotsNeed: pack.to_win,
    communistsNeed,
    movies: pack.to_win + communistsNeed - 1,
  };
}
