// Which things of the table an action of Hollywood is about.
import type { Action } from "../../lib/protocol";
import type { Move } from "./view";

/** The job that is performed by an action of this kind. */
const performing: Record<string, string> = {
  write: "screenwriter",
  give: "director",
  move: "director",
  light: "gaffer",
  shoot: "cinematographer",
  compose: "composer",
  edit: "editor",
  design: "designer",
};

export function thingsOf(action: Action): string[] {
  const { kind, job, other, from, to, die, poster, costume, card, cards } = action as Move;
  const target = to && to !== "nowhere" ? [to as string] : [];
  switch (kind) {
    case "move":
      return [`job ${performing.move}`, `token ${from}`, ...target];
    case "invite":
      return [`job ${job}`, ...target];
    case "swap":
    case "produce":
      return [`job ${job}`, `job ${other}`];
    case "roll":
      return [`die ${die}`];
    case "pick":
      return [`poster ${poster}`];
    case "dress":
    case "spend":
      return [`costume ${costume}`, ...target, ...(die === undefined ? [] : [`die ${die}`])];
    case "score":
      return [`drawn ${card}`];
    case "add":
      return [`card ${card}`];
    case "play":
    case "discard":
      return (cards ?? []).map((each) => `card ${each}`);
  }
  return performing[kind] ? [`job ${performing[kind]}`, ...target] : [];
}
