// The clauses of a game as a book: sections in their order, found by words or numbers.
import type { Rules } from "../lib/rules";

export interface Entry {
  id: string;
  source: string;
  text: string;
}
export interface Section {
  title: string;
  entries: Entry[];
}

export function sectionsOf({ clauses }: Rules): Section[] {
  const found: Section[] = [];
  for (const [id, { section, source, text }] of Object.entries(clauses)) {
    const last = found.at(-1);
    if (last?.title === section) last.entries.push({ id, source, text });
    else found.push({ title: section, entries: [{ id, source, text }] });
  }
  return found;
}

/** Without accents and capitals: "francais" finds Français. */
export const plain = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’]/g, "'");

/** What has every word of the search in its text, its number or its section's title. */
export function search(sections: Section[], words: string): Section[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return sections;
  return sections.flatMap(({ title, entries }) => {
    const left = entries.filter(({ id, text }) => {
      const all = plain(`${id} ${title} ${text}`);
      return wanted.every((word) => all.includes(word));
    });
    return left.length > 0 ? [{ title, entries: left }] : [];
  });
}

/** A text in pieces: plain words, and the numbers of other clauses. */
export const pieces = (text: string): { text: string; clause: boolean }[] =>
  text
    .split(/\b((?:C37|H47|B54|MM)-\d+)\b/)
    .map((piece, at) => ({ text: piece, clause: at % 2 === 1 }))
    .filter((piece) => piece.text !== "");
