// When what happens in a vote: three, two, one; the Votes clockwise; the save by wildcards; the stamp; what is shared out.
import type { Telling } from "$types/maybe";
import type { Timing } from "../../../pace/by_kind";
import type { Cue, Told } from "../../../pace/moment";
import { voteFacts } from "../votes";

type Cover = Extract<Telling, { kind: "cover" | "verdict" }>;
type Shares = Extract<Telling, { kind: "shares" }>;

export const count = 500;
export const flip = 300;
const each = 700;
const save = 1000;
/** So long after the Votes a spare pair has come to what was missing. */
export const folded = 700;
const stamp = 1600;
/** So long after the stamp the first Vote goes to its winner, and so long it takes. */
const settles = 700;
export const fly = 400;
/** Votes fly so long after one another; many fly closer, so that all begin within `together`. */
const apart = 110;
const together = 1100;

interface Shown {
  kind: string;
  seat: number;
  vote: string;
}
/** A Vote that goes to its winner, or to the pool. */
export interface Dealt {
  vote: string;
  to: number | null;
  /** Whose Vote of the round it was; null: it comes from the pool. */
  from: number | null;
}
export function votesOf(told: Told[]) {
  const votes = told
    .filter(({ event }) => event.kind === "shown")
    .map(({ event, telling }) => ({
      ...(event as unknown as Shown),
      cover: telling as Cover | undefined,
    }));
  const end = told.find(({ event }) => event.kind === "succeeded" || event.kind === "failed");
  const profit = told.find(({ event }) => event.kind === "profit");
  return {
    votes,
    verdict: end?.telling as Cover | undefined,
    made: end ? end.event.kind === "succeeded" : null,
    profit: profit ? (profit.event as unknown as { number: number }).number : null,
    shares: profit?.telling as Shares | undefined,
  };
}

const goneIn = (told: Told[]) =>
  told
    .map(({ event }) => event as unknown as Shown)
    .filter(({ kind }) => kind === "won" || kind === "returned");

/** Where each Vote goes, in order, and where it comes from: one of those `cast`, or the pool. Copies of a Vote cannot be
 * told apart: where it is possible everybody keeps their own. */
export function dealtOf(told: Told[], cast: { seat: number; vote: string }[]): Dealt[] {
  const left = [...cast];
  return goneIn(told).map(({ kind, seat, vote }) => {
    const same = left.filter((each) => each.vote === vote);
    const source = same.find((each) => each.seat === seat) ?? same[0];
    if (source) left.splice(left.indexOf(source), 1);
    return { vote, to: kind === "won" ? seat : null, from: source?.seat ?? null };
  });
}

export function voteTimes(told: Told[]) {
  const { votes, verdict, made } = votesOf(told);
  const begin = votes.length > 0 ? 3 * count : 0;
  const flips = votes.map((_, i) => begin + i * each);
  const turned = begin + votes.length * each;
  const saved = made && (verdict?.wild_pairs.length ?? 0) > 0 ? turned : null;
  const stamped = made === null ? null : turned + (saved === null ? 200 : save);
  const ends = stamped === null ? turned + 600 : stamped + stamp;
  // What a pitch yields may still have been to be said: then only what is shared out is shown.
  const first = stamped === null ? 200 : stamped + settles;
  const gone = goneIn(told).length;
  const gap = Math.min(apart, together / Math.max(1, gone));
  const deals = Array.from({ length: gone }, (_, i) => first + i * gap);
  const dealt = gone === 0 ? null : first + gone * gap + fly;
  return { begin, flips, saved, stamped, deals, dealt, ms: Math.max(ends, (dealt ?? 0) + 400) };
}

export function voteTiming(told: Told[]): Timing | null {
  const { votes, made } = votesOf(told);
  if (votes.some(({ cover }) => cover?.kind !== "cover")) return null;
  const { begin, flips, saved, stamped, deals, dealt, ms } = voteTimes(told);
  const cues: Cue[] = [];
  if (begin > 0)
    cues.push({ at: 0, sound: "clack" }, { at: count, sound: "clack" }, { at: 2 * count, sound: "clap" });
  flips.forEach((at, i) => {
    const { kind, number } = voteFacts(votes[i].vote);
    cues.push({ at, sound: "card" });
    if (kind === "change") cues.push({ at: at + flip, sound: "whistle" });
    else cues.push({ at: at + flip, sound: kind, step: number });
  });
  if (saved !== null) cues.push({ at: saved + 200, sound: "whistle" });
  if (stamped !== null)
    cues.push({ at: stamped + 160, sound: "stamp" }, { at: stamped + 220, sound: made ? "hey" : "wah" });
  for (const at of deals) cues.push({ at, sound: "card" });
  const later = [saved, stamped, dealt].filter((mark) => mark !== null);
  return { ms, marks: [...flips, ...later].filter((mark) => mark > 0), cues };
}
