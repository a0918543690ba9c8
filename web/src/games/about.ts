// What every game says about itself on pages that may show any of them.
export interface About {
  /** How long a game of it takes. */
  minutes: string;
  summary: string;
  /** A part of the game by its number: "Week 3". */
  round: (number: number) => string;
  eachRound: string;
  toEndOf: (number: number) => string;
  /** What the chart of closing night shows. */
  chart: string;
  /** What somebody is asked in a step: the end of "asked …". */
  asked: Record<string, string>;
  /** Great moments, by what is drawn. */
  climaxes: Record<string, string>;
  /** What the button says of those that wait for a press. */
  press?: Record<string, string>;
  /** What only its owner knows, by the engine's names. */
  secrets: Record<string, string>;
  /** What people may be taken for, where there are roles. */
  roles?: Record<string, string>;
}

/** A game of which only a newer server knows. */
export const unknown: About = {
  minutes: "",
  summary: "",
  round: String,
  eachRound: "",
  toEndOf: String,
  chart: "",
  asked: {},
  climaxes: {},
  secrets: {},
};
