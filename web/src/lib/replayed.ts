// The record that this tab looks at step by step (pages/Replay.svelte): kept over a reload as far as the browser has
// room for it.
import { router } from "./router.svelte";

const key = "backlot:replay";
let opened: string | null = null;

/** Keeps the text of a record for this tab and goes to its replay, to that place in it; whether it is a good record is
 * said there. */
export function openReplay(record: string, place = ""): void {
  opened = record;
  try {
    sessionStorage.setItem(key, record);
  } catch {
    sessionStorage.removeItem(key); // too big to survive a reload
  }
  router.go(place ? `/replay#${place}` : "/replay");
}

/** What was opened last in this tab. */
export const openedRecord = (): string | null => opened ?? sessionStorage.getItem(key);
