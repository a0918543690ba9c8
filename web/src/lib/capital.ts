/** "draw two cards" begins a line as "Draw two cards". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Sentences as parts of one: only the first begins with a capital "You". */
export const joined = (said: string[], you: RegExp, between: string) =>
  said.map((each, at) => (at ? each.replace(you, (word) => word.toLowerCase()) : each)).join(between);
