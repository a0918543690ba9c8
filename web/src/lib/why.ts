// How a part of a board, however deep in it, asks why an action is not possible: the table listens.
import { getContext, setContext } from "svelte";
import type { Action, Choice } from "./protocol";

type Look = (action: Action) => void;
const key = Symbol("why");

export const answerWhyNot = (look: Look) => setContext(key, look);
export const whyNot = () => getContext<Look | undefined>(key);

/** Something that somebody may want to do, by its name. */
export interface Wish {
  action: Action;
  of: string;
}
export const sameAction = (one: Action, other: Action) => JSON.stringify(one) === JSON.stringify(other);
/** Those that are no choice now. */
export const barred = (wishes: Wish[], choices: Choice[]) =>
  wishes.filter(({ action }) => !choices.some((choice) => sameAction(choice.action, action)));
