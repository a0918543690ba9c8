// How a part of a board, however deep in it, asks why an action is not possible: the table listens.
import { getContext, setContext } from "svelte";
import type { Action, Barred } from "./protocol";

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
/** What the engine says cannot be done now, by names that a game has for it; what has none is left out. */
export const named = (barred: Barred[] | undefined, nameOf: (action: Action) => string | undefined): Wish[] =>
  (barred ?? []).flatMap(({ action }) => {
    const of = nameOf(action);
    return of ? [{ action, of }] : [];
  });
