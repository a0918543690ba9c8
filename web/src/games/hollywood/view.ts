// What the engine says of Hollywood, as types and in words; null is what this seat does not know.
import pack from "$content/hollywood/standard.json";
import { t } from "../../messages/index.svelte";
import type { Chair } from "../../lib/protocol";
import type { GlyphName } from "../shared/glyphs";
import { inWords, named } from "../shared/named";
import type { Fields, Open } from "../shared/open";
import type * as Engine from "$types/hollywood";

export type Sign = Engine.Outlook["movie"]["poster"];
export type Desk = View["desks"][number];
export type Card = NonNullable<View["held"]>;
export type Place = Engine.View["owners"][number];
export type Costume = NonNullable<Desk["costumes"][number]>;
export type View = Open<Engine.View, "actor">;
export type Job = Open<Engine.Outlook["jobs"][number], "job">;
export type JobId = Job["job"];
export type Outlook = Open<Omit<Engine.Outlook, "jobs" | "cards">, "last"> & {
  jobs: Job[];
  cards: Open<Engine.Outlook["cards"][number], "card">[];
};

/** What an action is about; which of these it has depends on its kind. */
export type Move = Fields<Engine.Action>;

export const jobGlyphs: Record<JobId, GlyphName> = {
  screenwriter: "scriptwriter",
  producer: "producer",
  director: "director",
  gaffer: "lamp",
  cinematographer: "cameraman",
  actress: "actor",
  actor: "actor",
  composer: "note",
  editor: "scissors",
  designer: "hanger",
};
const english: Record<string, string> = {
  designer: "Costume Designer",
  hearing: "Congressional Hearing",
  shake_up: "Shake-Up",
};
/** A card, a job, a loyalty, a poster or a costume. */
export const title = (id: string) => named(id, "hollywood", english[id] ?? inWords(id));
export const jobTitle = (outlook: Outlook, id: JobId | undefined) =>
  `${outlook.jobs.find(({ job }) => job === id)?.number} ${title(id ?? "")}`;

/** What is printed on a poster. */
export const signOf = (poster: string): Sign =>
  (pack.posters.find((facts) => facts.poster === poster)?.symbol ?? "neutral") as Sign;

export const seatPlace = (seat: number) => `seat ${seat}` as Place;
export const ghostPlace = (ghost: number) => `ghost ${ghost}` as Place;

/** Somebody's dice, with the numbers that the log calls them by. */
export const diceOf = (outlook: Outlook, owner: Place) =>
  outlook.dice.map((die, at) => ({ ...die, number: at + 1 })).filter((die) => die.owner === owner);

export const jobsOf = (outlook: Outlook, owner: Place): Job[] =>
  outlook.jobs.filter((job) => job.owner === owner);

/** "you", a name of somebody at the table, a ghost, or the centre. */
export function placeName(view: View, chairs: Chair[], place: Place): string {
  const [kind, number] = place.split(" ");
  const seat = Number(number);
  if (kind === "ghost") return t.hollywood.ghost(seat);
  if (kind !== "seat") return place === "centre" ? t.hollywood.place.centre : place;
  if (seat === view.seat) return t.hollywood.place.you;
  const name = chairs[seat - 1]?.name ?? place;
  return chairs.filter((chair) => chair.name === name).length > 1 ? `${name} (${place})` : name;
}
