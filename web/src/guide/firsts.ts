// What is pointed at the first time it matters to somebody at a table: at most five things a game.
import { keepTaught, taught } from "../lib/memory";
import type { First } from "./lesson";

const firsts = import.meta.glob<First[]>("../games/*/firsts.ts", { eager: true, import: "firsts" });
export const firstsOf = (game: string): First[] => firsts[`../games/${game}/firsts.ts`];

/** How it is remembered that somebody knows it. */
export const keyOf = (game: string, { words }: First) => `${game} ${words}`;
export function knowAll(game: string) {
  const known = taught();
  if (known !== "off")
    keepTaught([...new Set([...known, ...firstsOf(game).map((first) => keyOf(game, first))])]);
}
