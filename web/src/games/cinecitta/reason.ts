// Why a hint of Cinecittà is a good one, in words.
import { t } from "../../messages/index.svelte";
import type { Reason } from "$types/cinecitta";

export function reasonOf(reason: Reason, nameOf: (seat: number) => string): string {
  const words = t.cinecitta.hints;
  switch (reason.kind) {
    case "sells":
    case "returns": {
      const worth = words[reason.kind](nameOf(reason.neighbour ?? 0), t.cinecitta.money(reason.worth));
      return reason.keeps_pen ? `${words.keepsPen} ${worth}` : worth;
    }
    case "card":
      return reason.first_pen ? words.firstPen : words.card(reason.without, reason.with);
    case "money":
      return words.money(reason.without, reason.with);
    case "movie":
      return words.movie(reason.with);
  }
}
