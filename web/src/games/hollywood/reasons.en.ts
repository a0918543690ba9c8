// Why a hint is a good one: the engine's reasons (src/bots/hollywood/reason.hpp) in words; reason.ts says which of them are
// meant. Whoever is spoken of is named; "you" is who asked.
import { list } from "../../lib/english";

type Side = (lagging: boolean) => string;
export interface Reasons {
  token: (name: string, own: boolean, sure: boolean, quiet: string[], lagging: boolean) => string;
  friendDie: (name: string, own: boolean, sure: boolean, lagging: boolean) => string;
  foeDie: (name: string, sure: boolean, lagging: boolean) => string;
  otherDie: () => string;
  cards: (symbols: number, lagging: boolean) => string;
  cover: () => string;
  level: () => string;
  least: Side;
  poster: (symbols: number, lagging: boolean) => string;
  hand: Side;
  friendHand: (name: string, sure: boolean, lagging: boolean) => string;
  decides: () => string;
  cut: (symbols: number, lagging: boolean) => string;
  clears: Side;
  job: (job: string) => string;
  nothing: Side;
}

const side = (lagging: boolean) => (lagging ? "the side that lags" : "your side");
const with_ = (name: string, sure: boolean, lagging: boolean) =>
  `${name} ${sure ? "is" : "is probably"} on ${side(lagging)}`;

export const reasons: Reasons = {
  token: (name, own, sure, quiet, lagging) =>
    [
      quiet.length ? `${list(quiet)} ${quiet.length === 1 ? "shows" : "show"} no star.` : "",
      own
        ? `A token for yourself gives ${side(lagging)} a card more.`
        : `${with_(name, sure, lagging)}: a token is a card more for it.`,
    ]
      .filter(Boolean)
      .join(" "),
  friendDie: (name, own, sure, lagging) =>
    own ? "A star lets you add a card." : `${with_(name, sure, lagging)}, and a star lets them add a card.`,
  foeDie: (name, sure, lagging) =>
    `${name} ${sure ? "works" : "probably works"} against ${side(lagging)}: without the star they add no card.`,
  otherDie: () => "A new roll may help, and can hardly hurt.",
  cards: (symbols, lagging) => `It counts ${symbols} for ${side(lagging)}.`,
  cover: () => "It hides which side you are on, while little is at stake.",
  level: () => "You need a close movie, and this keeps it close.",
  least: (lagging) => `Nothing in your hand does ${side(lagging)} more good.`,
  poster: (symbols, lagging) =>
    symbols > 0
      ? `Its sign counts for ${side(lagging)}.`
      : symbols < 0
        ? `Its sign counts against ${side(lagging)}, but the other one is no better.`
        : "Its sign helps neither side.",
  hand: (lagging) => `Your cards do little for ${side(lagging)}; new ones may do more.`,
  friendHand: (name, sure, lagging) => `${with_(name, sure, lagging)}, and chooses from more cards then.`,
  decides: () => "You alone decide about one card of the movie.",
  cut: (symbols, lagging) =>
    symbols === 0
      ? "The card helps neither side."
      : `The card counts ${Math.abs(symbols)} ${symbols > 0 ? "for" : "against"} ${side(lagging)}.`,
  clears: (lagging) => `You keep the cards that help ${side(lagging)} most.`,
  job: (job) => `You would have ${job}.`,
  nothing: (lagging) => `Nothing else here helps ${side(lagging)}.`,
};
