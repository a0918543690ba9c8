// A table while its game is played, and what stands around the board.
import type { Margin } from "../../lib/advice";
import { common } from "./common";

export const play = {
  yourDecision: (title: string) => `Your decision – ${title}`,
  asked: (question: string) => `Your decision: ${question}`,
  decision: "Your decision",
  mayAct: "You may act now",
  refused: (why: string) => `Not possible: ${why}.`,
  lost: "the connection was lost; please try again",
  watching: "You are watching. What the players hide stays hidden from you, too.",
  waitingFor: (names: string[]) => `Waiting for ${common.list(names)}.`,
  another: "Play another game",
  undo: "Take it back",
  leave: "Let a bot play for me",
  pause: "Pause",

  whoDecided: "Who has decided",
  you: "you",
  isDeciding: "is deciding",
  hasDecided: "has decided",
  botPlays: "a bot plays",
  away: "not connected",
  timeLeft: (seconds: number) => `You have ${seconds} seconds left`,

  happened: "What happened",
  sinceYours: (count: number) =>
    count === 1
      ? "The line with a bar is new since your last decision."
      : `The ${count} lines with a bar are new since your last decision.`,
  nothingYet: "Nothing yet: the cards are dealt.",
  eventsLabel: "Events, the newest first",
  jump: "Jump to",
  chapters: {
    round: (number: number) => `Round ${number}`,
    movie: (number: number) => `Movie ${number}`,
    week: (number: number) => `Week ${number}`,
    pitch: (number: number) => `Pitch ${number}`,
  },
  // Of a log whose beginning is not here.
  someChapter: {
    latest: {
      round: "The latest round",
      movie: "The latest movie",
      week: "The latest week",
      pitch: "The latest pitch",
    },
    earlier: {
      round: "An earlier round",
      movie: "An earlier movie",
      week: "An earlier week",
      pitch: "An earlier pitch",
    },
  },
  earlier: (count: number) => `Show earlier lines (${count})`,
  earlierComing: "Earlier lines are coming…",
  earlierCame: (count: number, left: number) =>
    left === 0
      ? `${count} earlier lines; this is the beginning.`
      : `${count} earlier lines; ${left} are left.`,
  said: "Said: ",
  more: (count: number) => `${count} more in the log`,

  preview: {
    title: "What this does",
    whyNot: "Why not?",
    notNow: "Not possible now:",
    all: (count: number) =>
      count === 1 ? "What you can do, in words" : `What you can do, in words (${count})`,
    looking: "Looking ahead…",
    sure: "So much is certain from what you know; more may follow.",
    open: "Nothing is certain from what you know: it depends on what you cannot see.",
    doIt: "Do it",
    change: "Choose again",
  },
  hint: {
    title: "Hint",
    ask: "What would you do?",
    thinking: "Thinking…",
    margins: {
      only: () => "There is no other choice.",
      equal: (count: number) =>
        `${count === 2 ? "Both" : "All of these"} are about equally good. Take what you like.`,
      little: () => "A little better than the rest, in games imagined from what you know.",
      clear: () => "Clearly better than the rest, in games imagined from what you know.",
    } as Record<Margin, (count: number) => string>,
  },
  hold: {
    title: "Hold until I say so",
    about: "Do not ask me to spend costumes. Nobody else knows.",
  },
  paused: {
    title: "The game is paused.",
    host: "Nobody can act until you let it go on.",
    others: "The host will let it go on.",
    hostGone: "The host is gone: whoever plays may let it go on.",
    goOn: "Go on",
  },
  held: {
    title: "A bot plays for you,",
    about: "from what you can see and nothing else.",
    back: "I am back",
  },
  vote: {
    yours: "You would like to take your last decision back.",
    theirs: (name: string) => `${name} would like to take the last decision back.`,
    harmless: "Nothing came to light by it.",
    agree: "Agree",
    refuse: "No, it stands",
    withdraw: "Never mind",
  },
  people: {
    title: "People",
    host: "host",
    muted: "muted",
    mute: "Mute",
    unmute: "Let talk",
    letBot: "Away: let a bot play",
    forWhom: (name: string) => `for ${name}`,
    makeHost: "Make host",
    ofWhom: (name: string) => `of ${name}`,
  },
  takeOver: {
    left: (names: string[]) =>
      names.length === 1
        ? `${names[0]} has gone, and a bot plays there.`
        : `${common.list(names)} have gone, and bots play there.`,
    open: "Play on",
    title: "Play on for somebody",
    about:
      "You get the seat with everything it knows, but not the notes of the person who had it. The host answers; until then that person may come back.",
    forWhom: "For whom?",
    ask: (name: string) => `Ask to play on for ${name}`,
    asked: (name: string) => `You have asked to play on for ${name}. The host will answer.`,
    withdraw: "Never mind",
    refused: (name: string) => `You were not let in for ${name}. You may ask again, or go on watching.`,
    noneLeft: "Nobody's seat is free now.",
    wants: (guest: string, name: string) => `${guest} would play on for ${name}.`,
    several: (count: number) => `${count} people would play on for somebody who has gone.`,
    choose: "Choose",
    newcomers: "Who would play on",
    letIn: "Let in",
    no: "No",
    nobody: "Nobody is asking for a seat now.",
  },
  talk: {
    title: "Talk",
    words: "Say something to everybody",
    say: "Say",
    claimLabel: "A ready-made claim; true or not",
    record: "Say it for the record. True or not.",
    recordOf: (name: string) => `Say it about ${name}, for the record. True or not.`,
    kinds: {
      loyalty: "I am a…",
      played: "I put in a…",
      holding: "I hold a…",
      rejected: "I rejected a…",
      suspect: "I suspect…",
      trust: "I trust…",
    } as Record<string, string>,
    quickly: "A quick word",
    quick: ["Ha!", "Hm…", "Really?", "Well played.", "I wonder why.", "Take your time."],
  },
  marks: { trusted: "trusted", unsure: "unsure", suspect: "suspect" },
  notes: {
    title: "Your notes",
    about: "Nobody else sees them before the end; then everybody does.",
    noMark: "no mark",
    inWords: "Your notes in words",
    remember: "What you want to remember",
    save: "Save",
    saving: "saving…",
    saved: "saved",
    notSaved: "not saved",
  },
  signals: {
    title: "Sound and signs",
    sound: "Sounds of the table",
    volume: "Volume",
    foresee: "Show what a choice does before it counts",
    notify: "Notify me when it is my turn",
    dontNotify: "No more notifications",
    blocked: "This browser does not let this page notify you; its settings may change that.",
  },
};
