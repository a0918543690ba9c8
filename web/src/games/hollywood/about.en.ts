import type { About } from "../about";

export const about: About = {
  minutes: "20 to 40 minutes",
  summary: "Hidden loyalties fight over what up to seven movies say. Whom do you trust?",
  round: (number) => `Movie ${number}`,
  eachRound: "After each movie",
  toEndOf: (number) => `To the end of movie ${number}`,
  chart: "Movies won, one by one",
  asked: {
    write: "whether to write a new poster",
    pick: "which poster to show",
    turn: "what to do with the turn",
    perform_now: "whether to perform the new job at once",
    reroll: "whether to re-roll another die",
    light: "which die to re-roll",
    answer: "whether to draw two cards",
    discard: "which cards to drop",
    compose: "which card goes into the movie",
    dress: "who gets which costume",
    before_cards: "whether to spend a costume before the cards",
    stars: "which cards go into the movie",
    tokens: "whether to return a token for one more card",
    before_cut: "whether to spend a costume before the cut",
    edit: "whether to cut the card",
    after_reveal: "whether to spend a costume after the reveal",
  },
  climaxes: {
    premiere: "The premiere",
    "masks-off": "Masks off",
  },
  secrets: {
    hand: "Hand",
    loyalty: "Loyalty",
    costumes: "Costumes",
    sealed: "Chosen, not yet placed",
  },
  roles: { communist: "Communist", patriot: "Patriot", rising_star: "Rising Star" },
};
