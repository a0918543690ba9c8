// Why a hint is a good one: the engine's reasons in words. Who is spoken of is named; "you" is who asked.
import type { Prospect, ReasonWords } from "../../lib/reasons";

const some = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
const list = (names: string[]) => new Intl.ListFormat("en").format(names);
const side = (lagging: boolean) => (lagging ? "the side that lags" : "your side");
const with_ = (name: string, sure: boolean, lagging: boolean) =>
  `${name} ${sure ? "is" : "is probably"} on ${side(lagging)}`;
const passes: Record<Prospect, string> = {
  unlikely: "It will probably fail",
  open: "It may pass or fail",
  likely: "It should pass",
};

const chances: Record<Prospect, string> = {
  unlikely: "so far a long shot",
  open: "it may pass or fail",
  likely: "it should pass",
};

export const reasons: ReasonWords = {
  cinecitta: {
    sells: (name, worth) =>
      `It is worth about ${worth} to ${name}, who will probably keep it and pay you for it.`,
    returns: (name, worth) =>
      `It is worth about ${worth} to ${name}, who will rather keep your money: the card comes back.`,
    keepsPen: "You keep your only Pen.",
    card: (without, quality) =>
      quality > without
        ? `With it your movie can come to ${quality}${without ? ` instead of ${without}` : ""}.`
        : "Its icons are worth more to you than the money.",
    firstPen: "It brings you a Pen, and you have none: without one you pay everybody's wages.",
    money: (without, quality) =>
      quality > without
        ? `The money is worth more to you than a movie of ${quality}${without ? ` instead of ${without}` : ""}.`
        : "The card makes no better movie.",
    movie: (quality) =>
      quality ? `This way your movie can come to ${quality}.` : "No complete movie is in sight yet.",
  },
  hollywood: {
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
  },
  boulevard: {
    film: (gain, next) =>
      `It should bring about ${gain} more than it costs${next ? `, and leaves enough for “${next}”` : ""}.`,
    noFilm: "No film that you can book should bring more than it costs.",
    chip: (chip, gain, weeks) =>
      `${chip} should bring about ${gain} beyond its cost in the ${some(weeks, "week")} that ${weeks === 1 ? "is" : "are"} left.`,
    thrift: (weeks) =>
      `Nothing here pays for itself in the ${some(weeks, "week")} that ${weeks === 1 ? "is" : "are"} left.`,
    star: (films) => `${some(films, "film")} that you could book ${films === 1 ? "has" : "have"} that name.`,
    preview: "You alone will know this week's genre before films are booked.",
    agency: "You alone will know which section pays twice.",
    loan: (gain) => `With it you can book films that should bring about ${gain} more.`,
    genre: (film) => `“${film}” is one of them, and worth most to you.`,
    section: (dice, gain) =>
      `Whoever puts most there rolls ${some(dice, "die", "dice")} more, about ${gain}; everybody pays.`,
    tip: (gain, kept) => `It should bring about ${gain}; kept to the end it is worth ${kept}.`,
    names: (films) =>
      films
        ? `${some(films, "film")} with that name ${films === 1 ? "is" : "are"} still to come.`
        : "No other film with that name will come.",
  },
  maybe: {
    pitch: (prospect, icons, profit) =>
      `${some(icons, "icon")} to cover, ${some(profit, "Vote")} to share: ${chances[prospect]}.`,
    yes: (prospect, profit) =>
      `${passes[prospect]}, and whoever votes YES shares ${some(profit, "Vote")} then.`,
    no: (prospect, points) =>
      `${passes[prospect]}. If it fails, your NO is yours to keep, worth about ${some(points, "point")}.`,
    change: "The pitch could be made into a better one for you.",
    keep: (points, others) =>
      points === 0 && others === 0
        ? "Nobody has Votes with its icons yet."
        : `Your Votes score ${points} more with it, those of anybody else at most ${others}.`,
  },
};
