// Why a hint of Hollywood is a good one, in words.
import { t } from "../../messages/index.svelte";
import type { Chair } from "../../lib/protocol";
import type { Reason } from "$types/hollywood";
import { placeName, seatPlace, title, type Place, type View } from "./view";

export function reasonOf(reason: Reason, view: View, chairs: Chair[]): string {
  const words = t.hollywood.hints;
  const { lagging } = reason;
  const name = (place: Place) => placeName(view, chairs, place);
  const own = (place: Place) => place === seatPlace(view.seat ?? 0);
  switch (reason.kind) {
    case "token": {
      const quiet = reason.quiet.map((seat) => name(seatPlace(seat ?? 0)));
      return words.token(name(reason.who), own(reason.who), reason.sure, quiet, lagging);
    }
    case "friend_die":
      return words.friendDie(name(reason.who), own(reason.who), reason.sure, lagging);
    case "foe_die":
      return words.foeDie(name(reason.who), reason.sure, lagging);
    case "friend_hand":
      return words.friendHand(name(reason.who), reason.sure, lagging);
    case "cards":
    case "poster":
    case "cut":
      return words[reason.kind](reason.symbols, lagging);
    case "job":
      return words.job(title(reason.job ?? ""));
    case "other_die":
      return words.otherDie();
    case "cover":
    case "level":
    case "decides":
      return words[reason.kind]();
    case "least":
    case "hand":
    case "clears":
    case "nothing":
      return words[reason.kind](lagging);
  }
}
