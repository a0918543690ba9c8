// What English sentences need again and again.

/** "1 die", "2 dice" */
export const some = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;
/** "Ada, Ben, and Cleo" */
export const list = (names: string[]) => new Intl.ListFormat("en").format(names);

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
export const inWords = (count: number) => numbers[count] ?? String(count);
