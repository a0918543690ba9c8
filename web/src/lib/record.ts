// The record of a served game that is over.

/** Null when it cannot be had. */
export async function servedRecord(table: string): Promise<string | null> {
  const answer = await fetch(`/api/tables/${table}/record`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
