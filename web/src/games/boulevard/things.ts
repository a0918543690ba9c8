// Which things of the table an action of Boulevard is about.
import type { Action } from "../../lib/protocol";
import type * as Engine from "$types/boulevard";
import type { Fields } from "../shared/open";
import { signOf } from "./signs";

export type Chosen = Fields<Engine.Action>;

export function thingsOf(action: Action): string[] {
  const { kind, chip, spot, genre, film, tip, money, section, star } = action as Chosen;
  switch (kind) {
    case "take_back":
      return [`chip ${chip}`];
    case "repay":
    case "borrow":
      return ["loan"];
    case "place":
      return ["marker", ...(spot && signOf(spot) ? [`place ${spot}`] : ["stars", `star ${spot}`])];
    case "buy":
      return [`buy ${chip}`];
    case "genre":
      return [`genre ${genre}`];
    case "pick":
    case "help":
      return [`film ${film}`];
    case "tip":
      return [`tip ${tip}`];
    case "invest":
      return [`invest ${money}`];
    case "raise":
      return [`section ${section}`];
    case "cube":
      return [`cube ${star}`]; // prepared: several at once
    case "ready":
      return ["ready"]; // the dock proposes it by itself
    default:
      return []; // stop, pass, decline, no_cube
  }
}

/** What is picked of a kind: the title of "film High Noon". */
export const pickedOf = (kind: string, picked: string[]): string | undefined =>
  picked.find((thing) => thing.startsWith(`${kind} `))?.slice(kind.length + 1);
