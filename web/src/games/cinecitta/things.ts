// Which things of the table an action of Cinecittà is about.
import type { Action } from "../../lib/protocol";
import type { Fields } from "../shared/open";
import type * as Engine from "$types/cinecitta";

export type Chosen = Fields<Engine.Action>;

/**
 * An offer is a card and notes; an answer the folder's card or its money. To place is to touch who makes room, in the
 * Studio or, where that is so, among those just coming; where nobody has to, who comes; where nobody comes, the folder.
 */
export function thingsOf(action: Action, studio: string[], coming: string[]): string[] {
  const { kind, card, notes = 0, out = [] } = action as Chosen;
  if (kind === "offer") return [`card ${card}`, ...Array<string>(notes).fill("note")];
  if (kind === "headhunt") return ["offered"];
  if (kind === "secure") return ["money"];
  const left = [...studio];
  const leaving = out.map((name) => {
    const at = left.indexOf(name ?? "");
    if (at < 0) return `coming ${name}`;
    left.splice(at, 1);
    return `studio ${name}`;
  });
  if (coming.length === 1) return [`coming ${coming[0]}`, ...leaving];
  if (leaving.length > 0) return leaving;
  return coming.length > 0 ? [...new Set(coming)].map((name) => `coming ${name}`) : ["folder"];
}
