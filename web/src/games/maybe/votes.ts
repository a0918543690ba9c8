// A Vote by its name.
import type { Action } from "$types/maybe";

export type IconName = Extract<Action, { kind: "choose_icon" }>["icon"];

export interface VoteFacts {
  kind: "yes" | "no" | "change";
  icon?: IconName;
  number: number;
}
/** "YES camera 4", "NO script 1", "CHANGE 7" */
export function voteFacts(name: string): VoteFacts {
  const [kind, ...rest] = name.toLowerCase().split(" ");
  return {
    kind: kind as VoteFacts["kind"],
    icon: rest.length > 1 ? (rest[0] as IconName) : undefined,
    number: Number(rest.at(-1)),
  };
}
