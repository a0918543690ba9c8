// When what happens in a premiere: ../shared/table/hollywood-premiere.png and premiere-live.html.
import type { Telling } from "$types/hollywood";
import type { Timing } from "../../../pace/by_kind";
import type { Cue, Told } from "../../../pace/moment";
import { lasting } from "../../../pace/motion";

export type PremiereTold = Extract<Telling, { kind: "premiere" }>;

export const curtain = 700;
export const posterAt = 1000;
export const flip = 340;
export const fly = 380;
const first = 1600;
const hang = 1300;
const strip = 2000;
/** All cards but the last take no longer than this together. */
const longest = 4500;

export interface CardTime {
  /** When it begins to turn. */
  at: number;
  /** How long it hangs half turned before that. */
  hangs: number;
  /** What it adds. */
  patriots: number;
  communists: number;
  /** From one sign to the next. */
  between: number;
  end: number;
}
export interface PremiereTimes {
  cards: CardTime[];
  /** When the strip drops. */
  drop: number;
  ms: number;
}

export function premiereTimes({ poster, cards }: PremiereTold): PremiereTimes {
  const counts = [poster, ...cards];
  const added = cards.map(({ patriots, communists }, i) => ({
    patriots: patriots - counts[i].patriots,
    communists: communists - counts[i].communists,
  }));
  const usual = added.map(({ patriots, communists }) => (patriots + communists > 1 ? 1200 : 900));
  // While it is close the last card hangs for a moment, whatever it shows.
  const { patriots, communists } = counts[Math.max(0, cards.length - 1)];
  const close = Math.abs(patriots - communists) <= 2;
  const before = lasting(usual.slice(0, -1));
  const scale = Math.min(1, longest / Math.max(1, before));
  let at = first;
  const times = cards.map((_, i): CardTime => {
    const last = i === cards.length - 1;
    const hangs = last && close && cards.length > 1 ? hang : 0;
    const turn = at + hangs;
    at = turn + (last ? 1200 : usual[i] * scale);
    return { at: turn, hangs, ...added[i], between: 190 * (last ? 1 : scale), end: at };
  });
  return { cards: times, drop: at, ms: at + strip };
}

export const premiereTold = (told: Told[]) => told[0]?.telling as PremiereTold | undefined;

export function premiereTiming(told: Told[]): Timing | null {
  const telling = premiereTold(told);
  if (telling?.kind !== "premiere") return null;
  const { cards, drop, ms } = premiereTimes(telling);
  const cues: Cue[] = [
    { at: 0, sound: "projector" },
    { at: posterAt, sound: "stamp" },
  ];
  cards.forEach(({ at, hangs, between }, i) => {
    for (let beat = 0; beat < hangs; beat += 480) cues.push({ at: at - hangs + beat, sound: "heartbeat" });
    cues.push({ at, sound: "card" });
    const was = i > 0 ? telling.cards[i - 1] : telling.poster;
    const now = telling.cards[i];
    const sign = (n: number) => at + flip + fly + n * between;
    for (let n = was.patriots; n < now.patriots; ++n)
      cues.push({ at: sign(n - was.patriots), sound: "tick", step: n * 2 });
    for (let n = was.communists; n < now.communists; ++n)
      cues.push({ at: sign(n - was.communists), sound: "tick", step: n * 2 + 1 });
  });
  cues.push({ at: drop, sound: telling.winner === "patriots" ? "major" : "minor" });
  cues.push({ at: drop + 320, sound: "stamp" }, { at: drop + 560, sound: "applause" });
  const marks = [...cards.flatMap(({ at, hangs }) => (hangs ? [at - hangs, at] : [at])), drop];
  return { ms, marks, cues: cues.sort((one, other) => one.at - other.at) };
}
