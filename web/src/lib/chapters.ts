// Where the log of a game has its headings: the kinds of events with which a round, a week or a pitch begins. Said lines
// and notes of the table belong to the chapter they fall into.
import type { StreamItem } from "./protocol";

export type ChapterKind = "round" | "week" | "pitch";
export interface Chapter {
  kind: ChapterKind;
  /** Null when chapters before it are not here to be counted. */
  number: number | null;
  /** The number of the first of its items that are here. */
  from: number;
}

type Begins = (kind: string, before: string | undefined) => boolean;
const pattern: Record<string, { kind: ChapterKind; begins: Begins }> = {
  cinecitta: { kind: "round", begins: (kind, before) => kind === "offered" && before === "placed" },
  hollywood: { kind: "round", begins: (_, before) => before === "movie_discarded" },
  boulevard: { kind: "week", begins: (_, before) => before === "week_ended" },
  maybe: {
    kind: "pitch",
    begins: (kind, before) => kind === "pitched" && before !== "pitched" && before !== "finished",
  },
};

/** `before`: how many items of the stream stand before these. */
export function chaptersOf(game: string, items: StreamItem[], before = 0): Chapter[] {
  const chapters: Chapter[] = [];
  const known = pattern[game];
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
