/** What the four boards share. */
export const boards = {
  bot: "bot",
  you: "(you)",
  held: "a bot plays",
  turn: "turn",
  thinks: "is deciding",
  back: "Back",
  goOn: "Go on",
  names: (names: string[]) => names.join(", "),
};
