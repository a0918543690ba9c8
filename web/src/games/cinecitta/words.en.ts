import { about } from "./about.en";
import { reasons } from "./reasons.en";
import { scenes } from "./scenes.en";

export const words = {
  general: about,
  hints: reasons,
  scenes,
  desk: "Your desk",
  hand: "Your hand",
  money: (amount: number) => `${amount} Money`,
  wallet: "Wallet",
  inWallet: "in your wallet",
  walletOf: (amount: string) => `wallet ${amount}`,
  hiddenWallet: "hidden",
  inHand: (count: number) => `${count} in hand`,
  folder: "Your folder",
  folderHolds: (card: string, money: number) =>
    money === 0 ? `${card} without money` : `${card} with ${money}`,
  studio: "Studio",
  office: "Office",
  free: "free space",
  nobodyYet: "nobody yet",
  fresh: "new",
  icons: { promotion: "promotion", pen: "pen", audience: "audience" },
  iconsIn: (icon: string, count: number) => `${icon} icons in the Office: ${count}`,
  audience: (count: number) => (count ? `${count} audience` : "no audience"),
  noIcons: "no icons",
  copies: (count: number) => `${count} of them`,
  cardAbout: "In the Studio the number counts, in the Office the icons.",
  yourStudio: "Your Studio",
  yourOffice: "Your Office",
  leftInHand: (count: number) =>
    count === 1 ? "1 card left in your hand" : `${count} cards left in your hand`,
  walletTap: "tap: a note more",
  walletAdd: (money: string) => `Your wallet: ${money}. Put a note into the folder`,
  walletAbout: "Nobody else sees it. What is left at the end counts once for every audience icon.",
  moreInFolder: (amount: number) => `${amount} more in your folder`,
  deskOf: (name: string) => `Studio and Office of ${name}`,
  deskAbout: (studio: string, office: string, hand: string) =>
    `Studio: ${studio}. Office: ${office}. ${hand}.`,
  alone: "It is the only way. Everybody is asked all the same, so that waiting tells nothing.",
  all: "Everybody is asked, so that waiting tells nothing about hidden things.",
  short: {
    cannot_match: "too dear",
    same_profession: "stays",
    space_is_free: "stays",
    no_such_order: "stays",
  } as Record<string, string>,
  progress: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  doing: {
    offer: "Fill the folder",
    answer: "Answer the folder",
    place: "Place the staff",
    folderOf: (name: string) => `${name}’s folder is here`,
  },
  status: { offer: ["filling…", "ready"], answer: ["reading…", "answered"], place: ["placing…", "placed"] },
  tally: {
    offer: (ready: number, all: number) => `${ready} of ${all} folders are filled`,
    answer: (ready: number, all: number) => `${ready} of ${all} folders are answered`,
    place: (ready: number, all: number) => `${ready} of ${all} Studios are ready`,
  },
  readingOf: (name: string) => `reading ${name}’s folder`,
  prompts: {
    offer: "Touch a card of your hand, then the wallet.",
    answer: "Touch the card or the money.",
    place: (out: number) =>
      [
        "Touch the card that comes.",
        "Touch the card that makes room.",
        "Touch the two cards that go to the Office.",
      ][out],
    nobody: "Touch the folder to close it. Everybody is asked, so that waiting tells nothing.",
  },
  stage: {
    own: (name: string) => `Your folder for ${name}`,
    ownAbout: "They keep the money, or pay as much for the card.",
    slot: "a card of your hand",
    less: "One note less",
    more: "One note more",
    offers: (name: string) => `${name} offers`,
    take: "Take the card",
    pay: (money: number) => (money === 0 ? "for nothing" : `pay ${money} as well`),
    keep: (money: number): string => (money === 0 ? "Take nothing" : `Keep the ${money}`),
    goesBack: (card: string) => `${card} goes back`,
    takeOne: "Take one, the other goes back.",
    from: (name: string) => `${name}’s folder`,
    coming: (count: number): string => (count === 1 ? "Into your Studio" : "Both into your Studio"),
    empty: "Nobody to place",
    placed: "Your staff is placed",
    watching: "Folders go around",
    sold: (card: string, money: number) =>
      money === 0
        ? `Your ${card} was taken, for nothing.`
        : `Your ${card} was taken; twice ${money} came back to you.`,
    unsold: (card: string, money: number) =>
      money === 0 ? `Your ${card} came back.` : `Your ${card} came back; the ${money} are gone.`,
    answered: {
      secure: (card: string, money: number) => `You keep ${money}; ${card} goes back.`,
      headhunt: (card: string, money: number) => `You take ${card} and pay ${money}.`,
    } as Record<string, (card: string, money: number) => string>,
  },
  dock: {
    offer: (card: string, money: number) => ({
      say: money === 0 ? `Send ${card} without money?` : `Send ${card} with ${money}?`,
      verb: "Send the folder",
    }),
    offerWhy: (to: string, money: number, left: number) =>
      money === 0
        ? `${to} may take the card for nothing. You have ${left} left for the folder that comes to you.`
        : `${to} pays ${money} for the card, or keeps your ${money}. You have ${left} left for the folder that comes.`,
    headhunt: (card: string, money: number) => ({
      say: money === 0 ? `Take ${card} for nothing?` : `Take ${card} and pay ${money}?`,
      verb: money === 0 ? "Headhunt for nothing" : `Headhunt for ${money}`,
    }),
    headhuntWhy: (from: string, money: number) =>
      money === 0
        ? "The card enters your Studio."
        : `Your ${money} and the ${money} of the folder go to ${from}. The card enters your Studio.`,
    secure: (card: string, money: number) => ({
      say: money === 0 ? `Send ${card} back?` : `Keep the ${money}?`,
      verb: money === 0 ? "Send it back" : `Keep the ${money}`,
    }),
    secureWhy: (card: string, from: string) => `${card} goes back to ${from}.`,
    place: (entering: string[], leaving: string[]) => ({
      say:
        entering.length === 0
          ? "Nobody to place: go on?"
          : leaving.length === 0
            ? `Place ${entering.join(" and ")}?`
            : `${leaving.join(" and ")} to the Office?`,
      verb: entering.length === 0 ? "Go on" : leaving.length === 0 ? "Place" : "Move to the Office",
    }),
    placeWhy: (entering: string[], leaving: string[]) => {
      const staying = entering.filter((card) => !leaving.includes(card));
      return staying.length === 0
        ? ""
        : `${staying.join(" and ")} ${staying.length === 1 ? "takes" : "take"} the place in your Studio.`;
    },
  },
  known: {
    tab: "Known",
    hands: "Hands and wallets",
    folders: "Folders and placements",
    round: (round: number) => `Round ${round}`,
    sent: "You sent",
    got: (name: string) => `${name} sent you`,
    answers: {
      secure: "; the money was kept, the card went back",
      headhunt: "; the card was kept, the money went back, twice",
    } as Record<string, string>,
    placed: (name: string, cards: string) => `${name} placed ${cards}.`,
    icons: "Icons on a card",
    officeOnly: "All three count in the Office only.",
  },
  left: "left neighbour",
  right: "right neighbour",
  offer: {
    legend: [
      { icon: "promotion", text: "promotion: 10 Money" },
      { icon: "pen", text: "pen: no wages" },
      { icon: "audience", text: "audience: times the money left" },
    ] as { icon: "promotion" | "pen" | "audience"; text: string }[],
  },
  moneyAbout: "Your wallet grows; the card goes back to the player who offered it.",
  estimate: {
    title: "Your movie, as it stands",
    now: "worth now",
    beforeAwards: "before awards",
    noMovie: "No movie yet: three people must be in the Studio.",
    noWages: "As it stands you could not pay the wages.",
    quality: "Quality",
    /** How three numbers are read (C37-40). */
    read: (numbers: string, quality: number) => `${numbers}, from low to high, make a quality of ${quality}`,
    short: "Film now:",
    nothing: "nothing yet",
    noMovieShort: "not complete",
    noWagesShort: "wages unpaid",
    notYetAwards: "Awards come at the end",
  },
  steps: {
    offer: "offer in secret",
    answer: "answer the folder",
    place: "place the staff",
    over: "the end",
  },
  moment: (round: number, rounds: number, step: string) => `Round ${round} of ${rounds}: ${step}`,
  bill: {
    /** By the profession of the highest number and the lowest number of the three. */
    title: (profession: string, number: number) => {
      const of: Record<string, string> = {
        director: "The Light",
        actor: "The Night",
        cameraman: "The Window",
        scriptwriter: "The Letter",
        producer: "The Fortune",
      };
      const what = [
        "of Gold",
        "on Sunday",
        "by the Sea",
        "of Glass",
        "in the Rain",
        "Without End",
        "in Blue",
      ];
      return `${of[profession] ?? "The Film"} ${what[number % what.length]}`;
    },
    result: (quality: number, all: number) => `Quality ${quality} · ${all} in all`,
  },
  over: "The game is over",
  lines: {
    "C37-40": "Quality",
    "C37-41": "Studio not full",
    "C37-50": "Promotion",
    "C37-51": "Wages",
    "C37-52 money": "Money left",
    "C37-52 points": "Wages not paid",
    "C37-53 count": "Audience icons",
    "C37-53 points": "Revenue",
    "C37-62": "Award",
  } as Record<string, string>,
  howTo: [
    {
      text: "Each round, slip one card and some money into a folder for your left neighbour.",
      clause: "C37-20",
    },
    {
      text: "The neighbour keeps either the money or the card, and pays the same again for the card.",
      clause: "C37-23",
    },
    {
      text: "Staff enter the Studio, three at most; whoever makes room goes to the Office.",
      clause: "C37-30",
    },
    { text: "In the end the Studio's numbers make the quality, low to high.", clause: "C37-40" },
    { text: "The Office sells the film: money left times audience icons.", clause: "C37-53" },
  ],
};
