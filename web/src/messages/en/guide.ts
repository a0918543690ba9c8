// The guided first rounds, and the bubbles at tables. In an instruction {} is the name of what is to be touched.
export interface Saying {
  say: string;
  /** The reason for the rule, said once. */
  why?: string;
  /** A worked example. */
  example?: string;
}

const said = <Key extends string>(sayings: Record<Key, Saying>) => sayings;

export const guide = {
  title: "Guided round",
  gotIt: "Got it",
  alone: "Play without help",
  touch: "Touch {}.",
  press: "Press {}.",
  done: "That was your first round",
  playOn: "Play on",
  toRulebook: "The rulebook",
  learn: "Other games",
  after: {
    cinecitta:
      "Seven more rounds go the same way. In the end your film is worth its quality and its revenue: the money left in your wallet, times the audience icons in your Office.",
    hollywood:
      "So it goes on: up to seven movies, and the first side that has won four wins the game. Watch who puts in what, talk, and believe nobody.",
    boulevard:
      "Next week 24 new films hang on the wall, and you move your marker. After the last week the most cash wins, loans taken off.",
    maybe:
      "Ten pitches make a game. In the end every Vote that you have won scores one point each time its icon stands on the Movies Made.",
  },
  games: {
    cinecitta: said({
      card: {
        say: "Touch a card that you can spare: {}, for instance.",
        why: "Three people in your Studio will make your film. Each round one card of your hand goes to your left neighbour, in a folder that nobody else looks into.",
        example:
          "At the end the three numbers in your Studio, from low to high, are the quality of the film: 2, 9 and 9 make 299.",
      },
      money: {
        say: "Now touch {}: a note goes into the folder.",
        why: "Your neighbour must choose: keep your money and send the card back, or keep the card and pay you as much again.",
        example: "With 10 in the folder you lose 10 and keep the card, or you give the card and get 20 back.",
      },
      send: {
        say: "Press {}.",
        why: "All folders go at the same time. Only your neighbour ever learns how much was in yours.",
      },
      take: {
        say: "Choose what you keep: touch {}, or the other half of the folder.",
        why: "A folder has come to you. The money is yours if the card goes back; the card is yours if you pay what lies beside it. You need that much in your wallet now.",
      },
      answer: {
        say: "Press {}.",
        why: "What you chose is never announced. The others only see who enters your Studio.",
      },
      place: {
        say: "Touch {}.",
        why: "Every new card enters the Studio: three people at most, each of another profession. Somebody of the same profession makes room and moves to the Office, where the icons sell the film.",
      },
      placed: {
        say: "Press {}.",
        why: "All Studios change at the same moment. Everybody is asked, so that waiting tells nothing.",
      },
    }),
    hollywood: said({
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
    boulevard: said({
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
    maybe: said({
      idea: {
        say: "You pitch. Touch an idea: {}, for instance.",
        why: "The icons at the foot are what the movie costs, the number is what it pays. Votes must cover every icon.",
      },
      add: {
        say: "Press {}.",
        why: "A pitch has one to six ideas. Dear ones pay more and are harder to cover.",
      },
      more: {
        say: "One more: touch {}, or another idea.",
        why: "The budgets add up, and so do the profits.",
        example: "Ideas with profits 1, 2 and 1: if the movie is made, four Votes are shared.",
      },
      moreAdded: { say: "Press {}." },
      finish: { say: "The pitch is complete. Touch {}." },
      finished: { say: "Press {}.", why: "Give it a title, if you like: that is what people vote for." },
      vote: {
        say: "Vote in secret: touch {}, or another Vote.",
        why: "YES adds its number to its icon, NO takes it away. If every icon is covered the YES voters share the profit; if not, each NO voter wins their own Vote.",
        example:
          "Camera, setting and actors are needed. YES script 2, setting 2 and actors 2 are enough: two left-over scripts stand for the camera.",
      },
      voted: {
        say: "Press {}.",
        why: "All Votes turn at once. Nobody learns yours before that.",
      },
      keep: {
        say: "It is made. Touch the idea that joins the Movies Made: {}, for instance.",
        why: "Its icons score from now on, for everybody who wins Votes with them.",
      },
      kept: { say: "Press {}." },
    }),
  },
  learning: {
    title: "Learn a game",
    about:
      "A guided first round takes about three minutes: real cards, your own choices, and the reason for each rule where it first matters. Leave whenever you like; it waits for you here.",
    start: "Guided first round",
    goOn: "Go on with the guided round",
    again: "Guided round once more",
    rulebook: "Rulebook",
    of: (what: string, title: string) => `${what}: ${title}`,
    whom: {
      cinecitta: "for people who like to read each other",
      hollywood: "for groups who like to talk and to lie",
      boulevard: "for people who like to plan an evening",
      maybe: "for everybody, also for a first game together",
    },
  },
  rulebook: {
    title: (game: string) => `${game}: the rulebook`,
    players: "Players",
    time: "Time",
    whom: "Made for",
    search: "Search the rules",
    example: "words, or a number such as 40",
    contents: "Contents",
    found: (count: number) => (count === 1 ? "1 clause" : `${count} clauses`),
    none: (wanted: string) => `No clause has all of this: ${wanted}`,
    sources: { ruling: "our ruling", content: "our reconstruction", dropped: "given up" } as Record<
      string,
      string
    >,
    captions: {
      "C37-20": "A card and three notes go into the folder, and to the left.",
      "C37-22": "Kept: the money. The card goes back.",
      "C37-23": "Kept: the card. Twice the money goes back.",
      "C37-30": "Three professions, one card of each.",
      "C37-31": "A new Director sends the old one to the Office.",
      "C37-50": "Two promotion icons in the Office bring 20.",
      "C37-51": "A Director in the Office has the pen: no wages.",
      "C37-53": "60 in the wallet and nine people in the audience.",
      "H47-1": "Three of the nine jobs.",
      "H47-23": "One of the two is shown; nobody sees the other.",
      "H47-26": "The Producer swaps any two jobs.",
      "H47-29": "A token is worth one more card in a movie.",
      "H47-36": "A blank, rolled again, may be a star.",
      "H47-44": "Shuffled, and one is taken out unseen.",
      "H47-61": "The Rising Star wins a close seventh movie.",
      "H47-100": "Three of the costumes.",
      "B54-53": "A 3-D film needs the kit for 3-D.",
      "B54-58": "Each cube on a name of the film is a die.",
      "B54-60": "Paid for, it is on your marquee tonight.",
      "B54-70": "A die on a section: this one costs $3,000.",
      "B54-71": "Four against two: the section is theirs.",
      "B54-80": "Two of the tips.",
      "B54-91": "A cube on each starred name of one film.",
      "B54-92": "Three chips cost three thousand a week.",
      "MM-20": "A pitch of three ideas, in this order.",
      "MM-24": "YES 3 and NO 1 on the camera: two cameras.",
      "MM-25": "Two cameras that are left over stand for money.",
      "MM-34": "One idea of the pitch joins the Movies Made.",
      "MM-40": "Whoever said NO gets their own Vote.",
      "C37-1": "One of each profession, and the Producer.",
      "C37-40": "From low to high: 2, 9 and 9 make 299.",
      "H47-2": "A Patriot, a Communist and the Rising Star.",
      "H47-5": "A patriot, a communist and a neutral poster.",
      "H47-40": "A star puts a card into the movie; a blank does not.",
      "B54-10": "Three films: a western in black and white, a 3-D film, and one with Oscars.",
      "B54-90": "Three dice, 13 pips.",
      "MM-2": "Two that say YES, and one that says NO.",
      "MM-4": "Icons at the foot, profit beside them.",
    },
  },
  stop: "Stop teaching",
  first: "New to you",
  firsts: {
    cinecitta: {
      wallet: {
        title: "This is your wallet.",
        text: "Nobody else sees it. Touch it to put notes into the folder; what is left in the end is worth a lot.",
      },
      folder: {
        title: "A folder has come to you.",
        text: "Keep the money and send the card back, or keep the card and pay the same sum again.",
      },
      studio: {
        title: "Your Studio makes the film.",
        text: "Three people of different professions. Their numbers, low to high, are the quality: 2, 9 and 9 make 299.",
      },
      office: {
        title: "Your Office sells it.",
        text: "Whoever makes room in the Studio works here. Money left is multiplied by the audience icons.",
      },
    },
    hollywood: {
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
    boulevard: {
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
    maybe: {
      votes: {
        title: "These are your Votes.",
        text: "One goes into the box for each pitch. YES adds its number to its icon, NO takes it away.",
      },
      pitch: {
        title: "This is the pitch.",
        text: "The Votes of all must cover its icons. Then the YES voters share the profit; if not, each NO wins its own Vote.",
      },
      made: {
        title: "The Movies Made decide what Votes are worth.",
        text: "Each Vote you win scores a point for every time its icon stands here.",
      },
    },
  },
};
export type Guide = typeof guide;
