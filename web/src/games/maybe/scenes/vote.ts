// When what happens in a vote: three, two, one; the Votes clockwise; the save by wildcards; the stamp.
import type { Telling } from "$types/maybe";
import type { Timing } from "../../../pace/by_kind";
import type { Cue, Told } from "../../../pace/moment";
import { voteFacts } from "../votes";

export const count = 500;
export const flip = 300;
const each = 700;
const save = 1000;
/** So long after the Votes a spare pair has come to what was missing. */
export const folded = 700;
const stamp = 1600;

interface Shown {
  kind: string;
  seat: number;
  vote: string;
}
export function votesOf(told: Told[]) {
  const votes = told
    .filter(({ event }) => event.kind === "shown")
    .map(({ event, telling }) => ({
      ...(event as unknown as Shown),
      cover: telling as Telling | undefined,
    }));
  const end = told.find(({ event }) => event.kind === "succeeded" || event.kind === "failed");
  return {
    votes,
    verdict: end?.telling as Telling | undefined,
    made: end ? end.event.kind === "succeeded" : null,
  };
}

export function voteTimes(told: Told[]) {
  const { votes, verdict, made } = votesOf(told);
  const begin = votes.length > 0 ? 3 * count : 0;
  const flips = votes.map((_, i) => begin + i * each);
  const turned = begin + votes.length * each;
  const saved = made && (verdict?.wild_pairs.length ?? 0) > 0 ? turned : null;
  const stamped = made === null ? null : turned + (saved === null ? 200 : save);
  return { begin, flips, saved, stamped, ms: stamped === null ? turned + 600 : stamped + stamp };
}

export function voteTiming(told: Told[]): Timing | null {
  const { votes, made } = votesOf(told);
  if (votes.some(({ cover }) => cover?.kind !== "cover")) return null;
  const { begin, flips, saved, stamped, ms } = voteTimes(told);
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
  const marks = [...flips, ...(saved === null ? [] : [saved]), ...(stamped === null ? [] : [stamped])];
  return { ms, marks: marks.filter((mark) => mark > 0), cues };
}
