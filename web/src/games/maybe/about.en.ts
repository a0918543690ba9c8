import type { About } from "../about";

export const about: About = {
  minutes: "about 30 minutes",
  summary: "Pitch a movie; everybody votes with money in secret, and the votes you win are your points.",
  round: (number) => `Pitch ${number}`,
  eachRound: "After each pitch",
  toEndOf: (number) => `To the end of pitch ${number}`,
  chart: "What the Votes were worth, pitch by pitch",
  asked: {
    pitch: "what to pitch",
    vote: "how to vote",
    add: "whether to add an idea",
    remove: "whether to take an idea out",
    cost: "what an idea costs",
    profit: "what an idea yields",
    keep: "which idea to keep",
  },
  climaxes: {
    vote: "The vote",
    "the-end": "The end",
  },
  secrets: {
    hand: "Hand",
    votes: "Vote cast",
  },
};
