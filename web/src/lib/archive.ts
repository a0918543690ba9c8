// The lobby and the archive over HTTP (docs/protocol.md).
import { t } from "../messages/index.svelte";
import type { Refusal } from "./words";

export interface FoundTable {
  number: number;
  table: string;
  created: number;
  game: string;
  phase: string;
  ended_by: string | null;
  players: { name: string; kind: "person" | "bot"; won: boolean }[];
}
export interface Found {
  tables: FoundTable[];
  /** Goes into `before` for the next page. */
  next: number | null;
}

export async function search(
  where: "lobby" | "archive",
  fields: Record<string, string> = {},
): Promise<Found> {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  const answer = await fetch(`/api/${where}?${query}`);
  const body = (await answer.json()) as Found & Partial<Refusal>;
  if (answer.ok) return body;
  const { why, name, with: parts } = body;
  throw new Error(why ? t.engine.refusal({ clause: null, why, name, with: parts }) : t.archive.silent);
}
