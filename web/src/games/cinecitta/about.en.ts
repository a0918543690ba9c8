import type { About } from "../about";

export const about: About = {
  minutes: "about 25 minutes",
  summary: "Swap staff in secret folders, keep three on set, and let the rest sell the film.",
  round: (number) => `Round ${number}`,
  eachRound: "After each round",
  toEndOf: (number) => `To the end of round ${number}`,
  chart: "What each film was worth, round by round",
  asked: {
    offer: "what to put into the folder",
    answer: "whether to keep the card or the money",
    place: "who leaves the Studio",
  },
  climaxes: {
    "final-screening": "The final screening",
  },
  press: { folders: "Untie it" },
  secrets: {
    hand: "Hand",
    wallet: "Notes in the wallet",
    card: "Card in the folder",
    notes: "Notes in it",
    answer: "The neighbour's answer",
    moving_out: "Goes to the Office",
  },
};
