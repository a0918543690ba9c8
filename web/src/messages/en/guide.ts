// Around guided first rounds, rulebooks and bubbles at tables; what they say is the games' (guide.en.ts in their folders).
// {} is the name of what is to be touched.
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
  learning: {
    title: "Learn a game",
    about:
      "A guided first round takes about three minutes: real cards, your own choices, and the reason for each rule where it first matters. Leave whenever you like; it waits for you here.",
    start: "Guided first round",
    goOn: "Go on with the guided round",
    again: "Guided round once more",
    rulebook: "Rulebook",
    of: (what: string, title: string) => `${what}: ${title}`,
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
  },
  stop: "Stop teaching",
  first: "New to you",
};
export type Guide = typeof guide;
