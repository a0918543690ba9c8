// The tours: a few sentences for somebody who sees the table for the first time.
const help = "Not sure? Here is everything you can do in words, and what each choice does for certain.";

export const tour = {
  start: "Show me around",
  title: (step: number, steps: number) => `Around the table, ${step} of ${steps}`,
  next: "Next",
  back: "Back",
  end: "End the tour",
  done: "Play on",
  yourPart: "The tour goes on when you have decided.",
  games: {
    cinecitta: {
      desk: "This is your desk. Three people in the Studio make your film; their numbers, low to high, are its quality. The Office sells it.",
      offer:
        "Every round you slip a card and some money into a folder for your left neighbour. Pick a card, then an amount, and offer it.",
      answer:
        "Now a folder has come to you. Keep the money, or keep the card and pay the same amount again. Choose one.",
      others: "These are the others. You see who works in their Studio, never what they were paid.",
      waiting: "Everybody decides at the same time. Here you see who is still thinking.",
      help,
      log: "What happened is written down here, round by round. Have fun!",
    },
    hollywood: {
      role: "This is you: your secret loyalty, your job, your die and your hand. Nobody else sees the loyalty or the cards.",
      studio:
        "Here the movie is made. When it is shown, symbols are counted: more patriot symbols and the patriots win the round; otherwise the communists do.",
      turn: "On your turn you perform your job, swap it, re-roll dice or pass; now and then you choose cards. Make your decision.",
      others:
        "The others: their jobs, dice and tokens. Whoever shows a star puts a card face down into the movie.",
      talk: "Talk! Claim what you put in or saw, true or not. The others do the same.",
      help,
      log: "Who did and said what is kept here. Look for lies.",
    },
    boulevard: {
      goal: "You run a movie theatre. The most cash after the last week wins, less what you owe.",
      place:
        "Every week starts with a marker on the board: an office, something for the house, or a star. Place yours.",
      films:
        "Then films are booked in turn. You need the cash, the running time and the equipment; dice on a film are what it earns.",
      tips: "Tips are your secret tricks. You play them, and set money on advertising, behind your screen.",
      dice: "At the end of the week everybody rolls all their dice: every pip is $1,000. Then upkeep is paid.",
      help,
      log: "What happened is written down here, week by week. Have fun!",
    },
    maybe: {
      made: "In the end each Vote you have won scores its icon, once for every time it stands on the Movies Made.",
      pitch: "Somebody pitches a row of cards. Their icons are the budget that the Votes must cover.",
      decide:
        "When you pitch, pick cards from the market; when it is time to vote, pick a Vote in secret. YES adds to its icon, NO takes away. Decide now.",
      seats: "If the movie is made the YES voters share the Votes; if not, every NO voter wins their own.",
      help,
      log: "What happened is written down here, pitch by pitch. Have fun!",
    },
  },
};
