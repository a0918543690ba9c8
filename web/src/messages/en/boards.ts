/** What the four boards share. */
export const boards = {
  bot: "bot",
  you: "(you)",
  held: "a bot plays",
  turn: "turn",
  thinks: "is deciding",
  yourMark: "your mark; nobody else sees it",
  back: "Back",
  goOn: "Go on",
  names: (names: string[]) => names.join(", "),
};
