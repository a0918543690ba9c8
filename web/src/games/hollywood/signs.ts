// The symbols printed on the cards, as the engine says them: a card anywhere on the board asks for its own.
import { getContext, setContext } from "svelte";
import type { Card, Outlook, Sign } from "./view";

type SignsOf = (card: Card) => Sign[];
const key = Symbol("signs");

export const saySigns = (outlook: () => Outlook) =>
  setContext<SignsOf>(key, (card) => outlook().cards.find((each) => each.card === card)?.signs ?? []);
export const signs = () => getContext<SignsOf>(key);
