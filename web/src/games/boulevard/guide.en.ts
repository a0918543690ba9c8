// The texts of the guided first round, of the bubbles at tables and of the rulebook's pictures; they come with the
// guide. In an instruction {} is the name of what is to be touched.
import { said } from "../../guide/lesson";

export const guide = {
  whom: "for people who like to plan ahead",
  after:
    "Next week 24 new films hang on the wall, and you move your marker. After the last week the most cash wins, loans taken off.",
  lessons: said({
    place: {
      say: "Place your marker: touch {}, or another place.",
      why: "Every week starts with your marker. Offices let you know or pick first, amenities stay and pay every week, and a star gets a cube.",
      example:
        "A chip at Concessions costs $1,000 now and $1,000 a week, and rolls one die every week: $3,500 on average.",
    },
    go: { say: "Press {}." },
    buy: {
      say: "Now buy: touch {}.",
      why: "A marker opens the shop; you may buy up to its limit. Every chip costs $1,000 upkeep a week, so buy what pays.",
    },
    bought: { say: "Press {}." },
    enough: { say: "That is enough here. Press {}." },
    film: {
      say: "Book a film for this week: touch {}, or another one.",
      why: "You pay the price, and the film takes its minutes of your 180. Its dice are what it earns: every pip is $1,000.",
      example:
        "Three dice roll about $10,500. A film for $8,000 with three dice is a fair deal before any bonus.",
    },
    booked: {
      say: "Press {}.",
      why: "The others book in turn. What they take is gone, so the best comes first.",
    },
    second: {
      say: "There is time for more: touch {}, or another film.",
      why: "A dimmed film says why you cannot book it: too long for the time that is left, too dear, or without the equipment.",
    },
    secondBooked: { say: "Press {}." },
    noMore: {
      say: "Keep some cash for advertising: press {}.",
      why: "Whoever stops is out of picking for this week. Nobody must fill the evening.",
    },
    stopped: { say: "Press {}." },
    advertise: {
      say: "Advertise behind your screen: touch {}.",
      why: "In each section the highest sum wins one more die. Everybody pays what they set, also those who lose.",
      example: "$1,000 on a section that nobody else wants buys a die worth $3,500 on average.",
    },
    ready: {
      say: "Press {}.",
      why: "Nobody sees your sums until all screens come down together.",
    },
    tip: {
      say: "You could play a tip now. Go on with {}.",
      why: "Tips are secret and used once. Each one that you keep to the end is worth $2,000.",
    },
    cube: {
      say: "Yours is the blockbuster of the week. Touch a name: {}.",
      why: "The best payout puts cubes on the starred names of one film. From now on every film with that name rolls a die more, for everybody.",
    },
    cubed: { say: "Press {}." },
  }),
  firsts: {
    till: {
      title: "This is your cash, and everybody sees it.",
      text: "It pays for films, chips and advertising. The most of it after the last week wins.",
    },
    wall: {
      title: "These are the films of the week.",
      text: "Price and dice stand on the poster. Every pip of the dice is $1,000 at the box office.",
    },
    places: {
      title: "Here your marker goes.",
      text: "One place a week: an office, something for the house, or a star. Touch one to read what it does.",
    },
    screen: {
      title: "You are behind your screen.",
      text: "In each section the highest sum wins a die. All pay what they set, and all is shown at once.",
    },
    tip: {
      title: "This is a tip.",
      text: "It is secret and used once. Kept to the end it is worth $2,000.",
    },
  },
  captions: {
    "B54-53": "A 3-D film needs the kit for 3-D.",
    "B54-58": "Each cube on a name of the film is a die.",
    "B54-60": "Paid for, it is on your marquee tonight.",
    "B54-70": "A die on a section: this one costs $3,000.",
    "B54-71": "Four against two: the section is theirs.",
    "B54-80": "Two of the tips.",
    "B54-91": "A cube on each starred name of one film.",
    "B54-92": "Three chips cost three thousand a week.",
    "B54-10": "Three films: a western in black and white, a 3-D film, and one with Oscars.",
    "B54-90": "Three dice, 13 pips.",
  },
};
