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
  if (end < 0) return null;
  const before = seen.slice(0, end);
  // After a CHANGE everybody votes again.
  const again = before.findLastIndex(({ kind }) => ["finished", "taken_back", "spent"].includes(kind));
  if (again < 0) return null; // some of its Votes may stand before what we have of the stream
  return {
    by: seen[end].seat,
    made: seen[end].kind === "succeeded",
    votes: before.slice(again + 1).filter(({ kind }) => kind === "shown"),
    won: seen
      .slice(end)
      .filter(({ kind }) => kind === "won")
      .map(({ seat }) => seat),
  };
}
