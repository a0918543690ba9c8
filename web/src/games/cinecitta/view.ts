// The view of Cinecittà as the engine writes it; null is what this seat does not know.
import pack from "$content/cinecitta/standard.json";
import { capital } from "../../lib/capital";
import { t } from "../../messages/index.svelte";
import type { ScoreLine } from "../../lib/protocol";
import { inWords, named } from "../shared/named";
import type { Open } from "../shared/open";
import type * as Engine from "$types/cinecitta";
export type { About, Outlook } from "$types/cinecitta";

export type Desk = Open<Engine.View["desks"][number], "studio" | "office">;
type Round = Engine.View["rounds"][number];
export type Folder = Round["folders"][number];
export type View = Omit<Engine.View, "desks" | "rounds"> & {
  desks: Desk[];
  rounds: (Omit<Round, "placed"> & { placed: Open<Round["placed"][number], "card" | "by">[] })[];
};

/** A folder that has gone from one seat to another. */
export interface Passed {
  seat: number;
  to: number;
}

export type CardFacts = (typeof pack.cards)[number];

const facts = new Map(pack.cards.map((card) => [`${capital(card.profession)} ${card.number}`, card]));

export const factsOf = (card: string): CardFacts | undefined => facts.get(card);
export const cardName = (card: string) => named(card, "cinecitta");
export const professionName = (profession: string) => cardName(inWords(profession));
export const money = (notes: number) => notes * pack.note;

/** What somebody brings in the Office, in words. */
export function staffWords(card: string): string {
  const printed = factsOf(card);
  if (!printed) return "";
  const { icons, audience } = t.cinecitta;
  return [printed.promotion ? icons.promotion : "", printed.pen ? icons.pen : "", audience(printed.audience)]
    .filter(Boolean)
    .join(", ");
}

/** What a movie would be worth now, as far as this seat knows. Its value is missing while it is unknown, or while there
 * is none: then the last line's clause says why. */
export type Standing = Engine.Outlook["seats"][number];

/** Why a quality is what it is: the engine's figure, read digit by digit (C37-40). */
export const qualityRead = (quality: number) =>
  t.cinecitta.estimate.read(t.common.list([...String(quality)]), quality);

export const lineName = ({ clause, kind }: ScoreLine) =>
  t.cinecitta.lines[`${clause} ${kind}`] ?? t.cinecitta.lines[clause] ?? clause;
