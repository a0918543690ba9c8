import type { About } from "../about";

export const about: About = {
  minutes: "about two hours",
  summary: "Run a theatre: book the week's films, advertise in secret, roll for the box office.",
  round: (number) => `Week ${number}`,
  eachRound: "After each week",
  toEndOf: (number) => `To the end of week ${number}`,
  chart: "Cash after each week, loans and tips counted",
  asked: {
    place: "where the marker goes and what to buy",
    genre: "which genre it is",
    pick: "which film to book",
    advertise: "how to advertise",
    tie: "whether to break the tie with a tip",
    blockbuster: "which star gets a cube",
    upkeep: "which chip to give back",
  },
  climaxes: {
    "screens-down": "Screens down",
    "box-office": "Box office",
    "the-end": "The end",
  },
  press: { "box-office": "Roll!" },
  secrets: {
    hand: "Hand",
    invested: "Advertising",
    sections_set: "Sections set",
    tips: "Tips chosen",
  },
};
