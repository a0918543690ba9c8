// What is asked before a game: its options, and who plays on which terms.
import type { Preset } from "../../lib/presets";

export const form = {
  against: "Against bots",
  host: "Host a table",
  ways: "How to play",
  back: "All games",
  rules: "House rules",
  terms: "At the table",
  name: (title: string, host: boolean) => `${title}: ${host ? "a table for friends" : "against bots"}`,
  players: "Players, you and bots included",
  level: "How good the bots are",
  manner: "How you want to play",
  presets: {
    relaxed: { title: "Relaxed", about: "no clock, hints for whoever asks" },
    brisk: { title: "Brisk", about: "a minute for each decision" },
    strict: { title: "Strict", about: "a minute for each decision, no hints" },
  } as Record<Preset, { title: string; about: string }>,
  more: "House rules and all options",
  create: "Create the table",
  deal: "Deal the cards",
  door: "Who can come",
  doors: {
    link: "people who have the link or code",
    listed: "everybody: it is listed here",
    password: "people who know a password",
  },
  password: "Password",
  hints: "Hints",
  hintsAbout: "whoever sits at the table may ask for them",
  clock: "Clock",
  clocks: { none: "none", decision: "for each decision", bank: "for the whole game" },
  perDecision: "Seconds for a decision",
  perPlayer: "Minutes for each player",
  increment: "Seconds more with each decision",
  timeUp:
    "When time is up the mildest choice is made. A bot plays for anyone who is away, until they are back.",
  how: (title: string) => `${title} in short`,
  learn: "Guided first round",
  rulebook: "The rulebook",
  offline: "It is dealt in your browser, at once. No server is asked, now or later.",
  learned:
    "A network that learned by playing against itself; answers at once. It is fetched when the game begins.",
  hosting: "You get a link for your friends; bots take the seats that stay free.",
  no: "no",
};
