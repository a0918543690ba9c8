/** Quotation marks between others. */
const within = (text: string) => text.replace(/[“"]([^”"]*)[”"]/g, "‘$1’");

export const after = {
  score: "The score",
  nobody: "Nobody wins.",
  wins: (names: string[]) =>
    `${new Intl.ListFormat("en").format(names)} ${names.length === 1 ? "wins" : "win"}.`,
  youWin: (others: string[]) =>
    others.length === 0 ? "You win." : `You win, with ${new Intl.ListFormat("en").format(others)}.`,
  youLost: "You did not, this time.",
  points: (points: number) => `${points} ${points === 1 ? "point" : "points"}`,
  margin: (most: string, name: string, you: boolean, next: string) =>
    `${most}; ${you ? "you have" : `${name} has`} ${next}.`,
  oneOfThem: "You were one of them.",
  notOfThem: "You were not one of them.",
  thatWas: (name: string | null) => (name === null ? "That was you." : `That was ${name}.`),
  closingNight: "Closing night",
  whoWasWho: "Who was who",
  watchAgain: "Watch it again",
  chart: "How everybody stood, round by round",
  standing: "How everybody stands",
  posterOf: (title: string, names: string) => `A film poster: ${title}, with ${names}`,
  picture: "A BACKLOT PICTURE",
  share: {
    open: "Share picture",
    title: "A picture to share",
    about: (game: string, headline: string) => `The winners' poster and the scores: ${game}. ${headline}`,
    named: (name: string) => `Pictures of this table may name me, ${name}`,
    others: "Only people who have ticked this are named. Bots always are.",
    send: "Share it",
    save: "Save it",
    headline: (winners: number) => (winners === 1 ? "We have a winner" : `We have ${winners} winners`),
    lie: (title: string, name: string) => `${title}: ${name}.`,
    seat: (seat: number) => `Seat ${seat}`,
  },
  want: (wanting: number, people: number) => `${wanting} of ${people} want one`,
  iWant: "I want one",
  notAgain: "Not me, after all",
  because: "Because",
  line: "Line",
  total: "Total",
  out: "out",
  note: "Only the lines in bold are points; the other lines lead to them.",
  outNote: "Anyone who is “out” has dropped out of the running; the rule beside the line says why.",
  star: "winner",
  meaning: "What each line means",

  again: "Rematch",
  rematch: "There is a rematch.",
  goThere: "Go there: your seat is kept",
  watchIt: "Watch it",

  facts: "What people will speak of",
  decisive: "Decisive moment",
  lie: "Biggest lie",
  boldest: "Boldest choice",
  together: (round: string) => `${round}: everybody's choices together decided it.`,
  told: (round: string, line: string) => `${round}: ${line}.`,
  byOne: (round: string, name: string, what: string) => `${round}, ${name}: ${what}.`,
  answered: (round: string, asked: string, name: string, what: string) =>
    `${round}: asked ${asked}, ${name} chose “${within(what)}”.`,
  neverBehind: (names: string[]) =>
    `After that ${new Intl.ListFormat("en").format(names)} ${names.length === 1 ? "was" : "were"} never behind again.`,
  aloneAhead: (names: string[]) => `From then on nobody but ${new Intl.ListFormat("en").format(names)} led.`,
  quoted: (text: string) => `“${text}.”`,
  inTruth: (round: string, fact: string) => `${round}. In truth ${fact}.`,
  othersWould: (usual: string) => `A practised player would have chosen “${within(usual)}”.`,
  lookAt: (what: string) => `${what}: look at it`,

  links: "After the game",
  replay: "Replay it step by step",
  replayWhat: "From any seat or with everything shown, with claims against truth.",
  record: "Download the record",
  link: "A link to the game, for people who want to look",

  notes: "What they noted",
  seat: (seat: number) => `seat ${seat}`,

  fair: "Is the deal fair?",
  wasFair: "✓ The deal was fair: check it",
  notFair: "✗ The deal does not hold: look",
  how: "The server and each player's browser promised a secret number by its hash before the start; the cards come from all of them together, so nobody could choose the deal.",
  notProved: "It does not prove that the operator of the server did not look.",
  serverPromise: "The server's promise (SHA-256)",
  serverNumber: "Its number, shown after the end",
  promiseOf: (name: string, opened: boolean) => `${name}'s promise${opened ? " and number" : ""}`,
  notMade: "not made yet",
  voids: (count: number) => `Starts that were called off: ${count}.`,
  practice: "In practice the server's part is played by your own browser.",

  checks: "Checked in this browser",
  checking: "Checking…",
  ok: "✓",
  bad: "✗",
  serverFits: (fits: boolean, noted: boolean) =>
    `The server's number ${fits ? "fits" : "does not fit"} its promise${
      noted
        ? ", as this browser noted it before the start."
        : "; this browser came after the start and did not note it."
    }`,
  peopleFit: (fits: boolean): string =>
    fits
      ? "Every player's number fits the promise it was given for."
      : "A player's number does not fit its promise.",
  mineIn: (there: boolean): string =>
    there
      ? "The number that this browser drew went into the deal: nobody could choose the cards without knowing it."
      : "The number that this browser drew did not go into the deal.",
  recordHolds:
    "The cards and dice follow from these numbers, and every action, draw and score follows the rules.",
  recordBroken: (line: number, why: string) => `The record does not hold: line ${line}: ${why}`,
  noRecord: "The record could not be had, so that the cards were not checked.",
};
