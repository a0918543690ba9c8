// The moments of every game; each game has a table of its own.
import type { Ending, Rows } from "./by_kind";

interface OfGame {
  rows: Rows<{ kind: string }>;
  ending?: Ending;
}
const games = import.meta.glob<OfGame>("../games/*/moments.ts", { eager: true });
const of = (game: string): OfGame | undefined => games[`../games/${game}/moments.ts`];
export const rowsOf = (game: string) => of(game)?.rows;
export const endingOf = (game: string) => of(game)?.ending;
