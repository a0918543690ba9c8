// The texts of the guided first round, of the bubbles at tables and of the rulebook's pictures; they come with the
// guide. In an instruction {} is the name of what is to be touched.
import { said } from "../../guide/lesson";

export const guide = {
  whom: "for groups who like to talk and to lie",
  after:
    "So it goes on: up to seven movies, and the first side that has won four wins the game. Watch who puts in what, talk, and believe nobody.",
  lessons: said({
    job: {
      say: "It is your turn. Touch your job: {}.",
      why: "On a turn you do one thing: perform your job, swap it for one in the centre, re-roll a die, or pass. No job is performed twice in a round.",
    },
    whom: {
      say: "Now touch whom it is for: {}, for instance.",
      why: "Nobody shows their side. Help people you trust, or yourself: “any player” includes you.",
    },
    perform: { say: "Press {}.", why: "Your turn ends with it, and the next player follows clockwise." },
    write: {
      say: "You are the Screenwriter. Touch {}.",
      why: "Only on the first turn of a round: you see two posters and show one. Its sign counts in the premiere, and nobody sees the other.",
    },
    poster: { say: "Touch the poster that everybody will see: {}, for instance." },
    star: {
      say: "Your die shows a star. Touch a card for the movie: {}, for instance.",
      why: "Whoever shows a star must put a card into the movie, face down. Patriots want more patriot signs; communists win the ties.",
      example:
        "Two patriot cards and a patriot poster against a double communist card: 3 to 2, and the patriots win. Without the poster it is 2 to 2, and the communists win.",
    },
    starred: {
      say: "Press {}.",
      why: "The cards are shuffled, one is taken out unseen, and the rest is shown. So everybody can say that it was somebody else.",
    },
    token: {
      say: "You have a token. Touch a card to add it, {}, for instance, or decline.",
      why: "A token is one more card for the movie, also without a star. It goes back to the centre when you use it.",
    },
    added: { say: "Press {}." },
    drop: {
      say: "Touch what you drop: {}, for instance.",
      why: "Two new cards came into your hand. Two of your choice leave it, unseen by the others.",
    },
    dropped: { say: "Press {}." },
  }),
  firsts: {
    die: {
      title: "This is your die.",
      text: "If it shows a star when the round ends, one of your three cards goes into the movie, face down.",
    },
    job: {
      title: "This is your job.",
      text: "On your turn you perform it, swap it, re-roll dice, or pass. Touch it to read what it does.",
    },
    cards: {
      title: "These cards are yours alone.",
      text: "Their signs count when the movie is shown. You may say anything about them, true or not.",
    },
    eye: { title: "This is who you are.", text: "Hold it to look at your role; let go to hide it." },
    strip: {
      title: "Every movie leaves a frame here.",
      text: "Four won movies win the game. A tie goes to the communists.",
    },
  },
  captions: {
    "H47-1": "Three of the nine jobs.",
    "H47-23": "One of the two is shown; nobody sees the other.",
    "H47-26": "The Producer swaps any two jobs.",
    "H47-29": "A token is worth one more card in a movie.",
    "H47-36": "A blank, rolled again, may be a star.",
    "H47-44": "Shuffled, and one is taken out unseen.",
    "H47-61": "The Rising Star wins a close seventh movie.",
    "H47-100": "Three of the costumes.",
    "H47-2": "A Patriot, a Communist and the Rising Star.",
    "H47-5": "A patriot, a communist and a neutral poster.",
    "H47-40": "A star puts a card into the movie; a blank does not.",
  },
};
