// What somebody may want to do at a step of the turn; which of it is possible the engine says.
import { t } from "../../messages/index.svelte";
import type { Choice } from "../../lib/protocol";
import type { Wish } from "../../lib/why";
import { icons, movieName, type Chosen, type View } from "./view";

const wish = (action: Chosen, of: string): Wish => ({ action, of });

export function wishesIn(view: View, choices: Choice[]): Wish[] {
  const { finish, skip } = t.maybe.wishes;
  const cards = (kind: string) => view.row.map((movie) => wish({ kind, movie }, movieName(movie)));
  switch (view.step) {
    case "pitch":
      return [wish({ kind: "finish" }, finish)];
    case "remove":
      return [...cards("remove"), wish({ kind: "skip" }, skip)];
    case "cost":
    case "profit":
      switch (choices[0]?.action.kind) {
        case "choose_card":
          return cards("choose_card");
        case "choose_icon":
          return icons.map((icon) => wish({ kind: "choose_icon", icon }, t.maybe.icons[icon]));
      }
  }
  return [];
}
