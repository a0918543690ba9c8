// The words for the engine's reasons (src/bots/<game>/reason.hpp); each game's reason.ts says which of them are meant.
export type Prospect = "unlikely" | "open" | "likely";

type Side = (lagging: boolean) => string;

export interface ReasonWords {
  cinecitta: {
    sells: (name: string, worth: string) => string;
    returns: (name: string, worth: string) => string;
    keepsPen: string;
    card: (without: number, quality: number) => string;
    firstPen: string;
    money: (without: number, quality: number) => string;
    movie: (quality: number) => string;
  };
  hollywood: {
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
  };
  boulevard: {
    film: (gain: string, next: string | undefined) => string;
    noFilm: string;
    chip: (chip: string, gain: string, weeks: number) => string;
    thrift: (weeks: number) => string;
    star: (films: number) => string;
    preview: string;
    agency: string;
    loan: (gain: string) => string;
    genre: (film: string) => string;
    section: (dice: number, gain: string) => string;
    tip: (gain: string, kept: string) => string;
    names: (films: number) => string;
  };
  maybe: {
    pitch: (passes: Prospect, icons: number, profit: number) => string;
    yes: (passes: Prospect, profit: number) => string;
    no: (passes: Prospect, points: number) => string;
    change: string;
    keep: (points: number, others: number) => string;
  };
}
