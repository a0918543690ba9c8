// How the pitch before this one ended, from what everybody saw.
import type { Seat, StreamItem } from "../../lib/protocol";

export interface LastPitch {
  by: Seat;
  made: boolean;
  votes: { seat: Seat; vote: string }[];
  won: Seat[]; // once for each Vote
}
export function lastPitch(events: StreamItem[]): LastPitch | null {
  type Seen = { kind: string; seat: Seat; vote: string };
  const seen = events.map(({ event }) => event as Seen | undefined).filter((event) => event !== undefined);
  const end = seen.findLastIndex(({ kind }) => kind === "succeeded" || kind === "failed");
  // Those that were turned over last, one after the other.
  const last = seen.slice(0, Math.max(end, 0)).findLastIndex(({ kind }) => kind === "shown");
  const before = seen.slice(0, last + 1).findLastIndex(({ kind }) => kind !== "shown");
  if (before < 0) return null; // some of its Votes may stand before what we have of the stream
  return {
    by: seen[end].seat,
    made: seen[end].kind === "succeeded",
    votes: seen.slice(before + 1, last + 1),
    won: seen
      .slice(end)
      .filter(({ kind }) => kind === "won")
      .map(({ seat }) => seat),
  };
}
