// The words of the great moments.
const numbers = [
  "No",
  "One",
  "Two",
  "Three",
  "Four",
  "Five",
  "Six",
  "Seven",
  "Eight",
  "Nine",
  "Ten",
  "Eleven",
  "Twelve",
];
const inWords = (count: number) => numbers[count] ?? String(count);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const scenes = {
  premiere: {
    title: (movie: number) => `Movie ${movie} · premiere`,
    theatre: (movie: number) => `The premiere of movie ${movie}`,
    poster: (name: string, side: "patriot" | "communist" | "neutral") =>
      side === "neutral"
        ? `${name}: for neither side.`
        : `${name}: one for the ${side === "patriot" ? "Patriots" : "Communists"}.`,
    begins: (name: string) => `${name}.`,
    tally: (patriots: number, communists: number) => `${patriots} to ${communists}.`,
    left: (cards: number) => `${inWords(cards)} ${cards === 1 ? "card" : "cards"} to go.`,
    tie: (wins: string): string =>
      wins === "both" ? "A tie is won by both sides." : "A tie goes to the Communists.",
    fromPoster: "the poster: 1",
    noSign: "the poster",
    lastCard: "the last card",
    plus: (signs: number) => `+${signs}`,
    result: (winner: string, movie: number, patriots: number, communists: number) =>
      winner === "none"
        ? `Nobody wins movie ${movie}`
        : `${capital(winner === "both" ? "both sides" : winner)} win movie ${movie}, ${Math.max(patriots, communists)} to ${Math.min(patriots, communists)}`,
  },
  roles: {
    eyes: "For your eyes only",
    hold: "Hold to open",
    know: "I know who I am",
    private: "Keep your screen to yourself.",
    sealed: "A sealed envelope each",
    look: "Look at your screens.",
    looked: "has looked",
    looking: "looking…",
    you: (name: string) => `${name} (you)`,
    with: (names: string, several: boolean) => `${names} ${several ? "are" : "is"} with you.`,
  },
  masks: {
    win: (winner: string) =>
      ({ patriot: "The Patriots win", communist: "The Communists win" })[winner] ?? "The Rising Star wins",
    and: (name: string) => `…and ${name}?`,
    said: (role: string) => `said: ${role}`,
    silent: "said nothing",
  },
  vote: {
    said: (name: string, word: string, number: number, icon: string) =>
      icon ? `${name}: ${word.toLowerCase()}, ${number} ${icon}` : `${name}: ${word}!`,
    covered: "covered",
    missing: "missing",
    spare: (count: number) => `${count} spare`,
    byPairs: "by a pair",
    save: (pairs: { of: string; covers: string }[]): string =>
      pairs.length === 1
        ? `No ${pairs[0].covers}! But two spare ${pairs[0].of} icons stand in.`
        : "But spare icons stand in.",
    made: "Made!",
    notMade: "Not made",
    share: (votes: number) => `${inWords(votes)} ${votes === 1 ? "vote" : "votes"} to share`,
    noWin: "The studio says no",
    noWinMore: "Everybody who said NO wins their Vote.",
    noWinAtAll: "Nobody wins a Vote.",
    gets: (equal: number, rest: number): string => {
      const odd = rest === 1 ? "the odd one" : `${rest} odd ones`;
      return rest === 0 ? String(equal) : equal === 0 ? "all of them" : `${equal} and ${odd}`;
    },
    toPool: (votes: number) => `${inWords(votes)} ${votes === 1 ? "vote goes" : "votes go"} to the pool.`,
    fromPool: (votes: number) =>
      `${inWords(votes)} ${votes === 1 ? "vote comes" : "votes come"} from the pool.`,
  },
  screens: {
    title: "Screens down!",
    nobody: "nobody",
    tied: "a tie",
    agency: "The agency die:",
    pays: (section: string) => `${section} give two dice.`,
    twoDice: "two dice",
    fashion: "In fashion this week",
    won: (name: string, section: string, dice: number) =>
      `${name} wins ${section}: ${inWords(dice).toLowerCase()} ${dice === 1 ? "die" : "dice"} more.`,
    yours: (section: string, dice: number) =>
      `${section} is yours: ${inWords(dice).toLowerCase()} ${dice === 1 ? "die" : "dice"} more.`,
    tie: (section: string) => `A tie on ${section}: they roll.`,
    rolls: (name: string, pips: number) => `${name} rolls ${pips}.`,
  },
  office: {
    theatre: (name: string) => `${name}’s theatre`,
    yours: "Your theatre",
    for: { trend: "In fashion", cubes: "Popular stars", tips: "Tips" } as Record<string, string>,
    rolling: (dice: number) => `still rolling: ${dice === 1 ? "one die" : `${dice} dice`}`,
    counted: (dice: number) => (dice === 1 ? "one die" : `${dice} dice`),
    rerolls: (count: number) => (count === 1 ? "and one re-roll" : `and ${count} re-rolls`),
    best: (name: string) => `The week’s blockbuster: ${name}`,
    bestYours: "The week’s blockbuster is yours",
    bestTie: "The best of the week",
  },
  night: {
    title: "Closing time",
    stays: (names: string[]) =>
      `${new Intl.ListFormat("en").format(names)} ${names.length === 1 ? "keeps" : "keep"} the lights on.`,
  },
  credits: { title: "The movies we made", points: "What they were worth" },
  folders: {
    pass: "The folders go round",
    back: "The folders come back",
    from: (name: string) => `From ${name}, for you`,
    one: "One card. Some money, or none.",
    cardBack: "Your card came back.",
    moneyBack: (amount: number) => `They kept the card: ${amount} for you.`,
  },
  studio: { title: "In the Studios" },
  screening: {
    premiere: "La prima",
    office: "The box office",
    hit: (names: string[]) =>
      names.length === 1
        ? `${names[0]}’s film is the hit`
        : `The hits: ${new Intl.ListFormat("en").format(names)}`,
    none: "–",
    quality: "quality",
    money: "money × audience",
  },
};
