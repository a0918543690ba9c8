// Which things of the table an action of Hollywood is about.
import type { Action } from "../../lib/protocol";
import type { Move, Outlook } from "./view";

/** The engine says by which actions a job is performed. */
export function thingsOf(action: Action, jobs: Pick<Outlook["jobs"][number], "job" | "by">[]): string[] {
  const { kind, job, other, from, to, die, poster, costume, card, cards } = action as Move;
  const target = to && to !== "nowhere" ? [to as string] : [];
  switch (kind) {
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
  const performed = jobs.find(({ by }) => by.some((each) => each === kind))?.job;
  return performed ? [`job ${performed}`, ...(from ? [`token ${from}`] : []), ...target] : [];
}
