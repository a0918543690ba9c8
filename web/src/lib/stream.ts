// What this page has of a table's numbered stream: its newest items without a gap between them, from wherever they
// begin. Older ones are asked for when somebody wants to read them.
import type { StreamItem } from "./protocol";

export interface Heard {
  /** How many items of the stream stand before these. */
  from: number;
  items: StreamItem[];
}

export const nothing: Heard = { from: 0, items: [] };
export const endOf = ({ from, items }: Heard) => from + items.length;

/** With the items of an update: those that are new are `fresh`. */
export function withNewer(heard: Heard, update: Heard): { heard: Heard; fresh: StreamItem[] } {
  const end = endOf(heard);
  // After a gap what we had is a part that hangs in the air; it comes again when somebody goes back that far. So does a
  // stream that ends before ours: the server went back to an older copy of its store.
  if (update.from > end || endOf(update) < end) {
    return { heard: { from: update.from, items: update.items }, fresh: update.items };
  }
  const fresh = update.items.slice(end - update.from);
  return { heard: fresh.length > 0 ? { ...heard, items: [...heard.items, ...fresh] } : heard, fresh };
}

/** With items that stand right before ours; others are an answer that came too late, and are left alone. */
export function withOlder(heard: Heard, older: Heard): Heard {
  if (older.from >= heard.from || endOf(older) < heard.from) return heard;
  const items = older.items.slice(0, heard.from - older.from);
  return { from: older.from, items: [...items, ...heard.items] };
}
