/** "draw two cards" begins a line as "Draw two cards". */
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
