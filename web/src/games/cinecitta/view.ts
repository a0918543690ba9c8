// The view of Cinecittà as the engine writes it; null is what this seat does not know.
import pack from "$content/cinecitta/standard.json";
import { capital } from "../../lib/capital";
import { t } from "../../messages/index.svelte";
import type { ScoreLine } from "../../lib/protocol";
import { inWords, named } from "../shared/named";

export type CardName = string | null;

export interface Folder {
  card: CardName;
  notes: number | null;
  answer: "none" | "secure" | "headhunt" | null;
}
export interface Desk {
  hand: CardName[];
  studio: string[];
  office: string[];
  wallet: number | null;
  moving_out: string[];
}
export interface View {
  seat: number | null;
  options: { players: number; coaster: boolean; awards: boolean };
  step: "offer" | "answer" | "place" | "over";
  round: number; // from 0
  decided: number[];
  desks: Desk[];
  rounds: { folders: Folder[]; placed: { card: string; by: number }[] }[];
  left_over: CardName[];
}

export type CardFacts = (typeof pack.cards)[number];

const facts = new Map(pack.cards.map((card) => [`${capital(card.profession)} ${card.number}`, card]));

export const factsOf = (card: string): CardFacts | undefined => facts.get(card);
export const cardName = (card: string) => named(card, "cinecitta");
export const professionName = (profession: string) => cardName(inWords(profession));
export const money = (notes: number) => notes * pack.note;
export const roundsFor = (players: number) =>
  pack.dealing.find((deal) => deal.players === players)?.hand ?? 0;

/** How many icons of a kind lie there. */
export const count = (cards: string[], icon: "promotion" | "pen" | "audience") =>
  cards.reduce((sum, card) => sum + (factsOf(card)?.[icon] ?? 0), 0);

/** What a movie would be worth now, as far as this seat knows: the engine's outlook. */
export interface Standing {
  /** Missing while it is unknown, or while there is none: then the last line's clause says why. */
  value?: number;
  lines: ScoreLine[];
}
export interface Outlook {
  seats: Standing[];
}
export const qualityIn = (standing: Standing | undefined) =>
  standing?.lines.find(({ clause }) => clause === "C37-40")?.amount;

export const lineName = ({ clause, kind }: ScoreLine) =>
  t.cinecitta.lines[`${clause} ${kind}`] ?? t.cinecitta.lines[clause] ?? clause;
