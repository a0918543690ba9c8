// How a part of a board, however deep in it, asks why an action is not possible: the table listens.
import { getContext, setContext } from "svelte";
import type { Action } from "./protocol";

type Look = (action: Action) => void;
const key = Symbol("why");

export const answerWhyNot = (look: Look) => setContext(key, look);
export const whyNot = () => getContext<Look | undefined>(key);
