// Why a hint of Maybe Movies is a good one, in words.
import { t } from "../../messages/index.svelte";
import type { Reason } from "$types/maybe";

export function reasonOf(reason: Reason): string {
  const words = t.maybe.hints;
  switch (reason.kind) {
    case "pitch":
      return words.pitch(reason.passes, reason.icons, reason.profit);
    case "yes":
      return words.yes(reason.passes, reason.profit);
    case "no":
      return words.no(reason.passes, reason.points);
    case "change":
      return words.change;
    case "keep":
      return words.keep(reason.points, reason.others);
  }
}
