// Where the log of a game has its headings: the kinds of events with which a round, a week or a pitch begins. Said lines
// and notes of the table belong to the chapter they fall into.
import type { StreamItem } from "./protocol";

export type ChapterKind = "round" | "movie" | "week" | "pitch";
export interface Chapter {
  kind: ChapterKind;
  /** Null when chapters before it are not here to be counted. */
  number: number | null;
  /** The number of the first of its items that are here. */
  from: number;
}

/** How a game is divided. */
export interface Chaptering {
  kind: ChapterKind;
  begins: (kind: string, before: string | undefined) => boolean;
}
const games = import.meta.glob<Chaptering>("../games/*/chapters.ts", { eager: true, import: "chaptering" });

/** `before`: how many items of the stream stand before these. */
export function chaptersOf(game: string, items: StreamItem[], before = 0): Chapter[] {
  const chapters: Chapter[] = [];
  const known: Chaptering | undefined = games[`../games/${game}/chapters.ts`];
  let last: string | undefined;
  items.forEach(({ event }, at) => {
    if (!known || !event) return;
    if (last === undefined || known.begins(event.kind, last)) {
      // What was said before the first event belongs to the first chapter.
      const from = before + (chapters.length === 0 ? 1 : at + 1);
      chapters.push({ kind: known.kind, number: before > 0 ? null : chapters.length + 1, from });
    }
    last = event.kind;
  });
  return chapters;
}
