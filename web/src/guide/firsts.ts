// What is pointed at the first time it matters to somebody at a table: at most five things a game.
import { keepTaught, taught } from "../lib/memory";
import type { Guide } from "../messages/en/guide";
import type { Game } from "./lesson";

export interface First<Key = string> {
  words: Key;
  /** The object on the screen. */
  at: string;
  /** Steps in which it matters; every one without. */
  steps?: string[];
  /** Told when one is asked, where everybody is asked at once; else while the others act. */
  asked?: boolean;
}

/** How it is remembered that somebody knows it. */
export const keyOf = (game: string, { words }: First) => `${game} ${words}`;
export function knowAll(game: Game) {
  const known = taught();
  if (known !== "off")
    keepTaught([...new Set([...known, ...firsts[game].map((first) => keyOf(game, first))])]);
}

const hand = (thing: string) => `.hand [data-thing^="${thing} "]`;

export const firsts: { [G in Game]: First<keyof Guide["firsts"][G]>[] } = {
  cinecitta: [
    { words: "wallet", at: "[data-thing=note]", steps: ["offer"], asked: true },
    { words: "folder", at: ".stage .folder", steps: ["answer"], asked: true },
    { words: "studio", at: ".hand .studio", steps: ["place"], asked: true },
    { words: "office", at: ".hand .office" },
  ],
  hollywood: [
    { words: "die", at: hand("die") },
    { words: "job", at: hand("job") },
    { words: "eye", at: ".hand .eye>button, .hand .envelope>button, .bar .corner>button" },
    { words: "cards", at: ".hand .cards" },
    { words: "strip", at: ".track :is(ol)" },
  ],
  boulevard: [
    { words: "places", at: "[data-thing^='place ']", steps: ["place"], asked: true },
    { words: "till", at: ".hand .till" },
    { words: "wall", at: ".wall [data-thing^='film ']", steps: ["pick"] },
    { words: "screen", at: "[data-testid=screen] .head", steps: ["advertise"], asked: true },
    { words: "tip", at: hand("tip") },
  ],
  maybe: [
    { words: "votes", at: hand("vote") },
    { words: "pitch", at: "[data-testid=pitch]", steps: ["vote"] },
    { words: "made", at: "[data-testid=made]" },
  ],
};
