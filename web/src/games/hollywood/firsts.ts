import { inHand, type First } from "../../guide/lesson";
import type { guide } from "./guide.en";

export const firsts: First<keyof typeof guide.firsts>[] = [
  { words: "die", at: inHand("die") },
  { words: "job", at: inHand("job") },
  { words: "eye", at: ".hand .eye>button, .hand .envelope>button, .bar .corner>button" },
  { words: "cards", at: ".hand .cards" },
  { words: "strip", at: ".track :is(ol)" },
];
