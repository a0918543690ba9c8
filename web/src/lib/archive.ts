// The lobby and the archive over HTTP (docs/protocol.md).
import { t } from "../messages/index.svelte";
import type { RefusalAnswer, TablesAnswer } from "$types/protocol";

export async function search(
  where: "lobby" | "archive",
  fields: Record<string, string> = {},
): Promise<TablesAnswer> {
  const query = new URLSearchParams(Object.entries(fields).filter(([, value]) => value !== ""));
  const answer = await fetch(`/api/${where}?${query}`);
  const body = (await answer.json()) as TablesAnswer & Partial<RefusalAnswer>;
  if (answer.ok) return body;
  const { why, name, with: parts } = body;
  throw new Error(why ? t.engine.refusal({ clause: null, why, name, with: parts }) : t.archive.silent);
}
