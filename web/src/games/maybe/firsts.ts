import { inHand, type First } from "../../guide/lesson";
import type { guide } from "./guide.en";

export const firsts: First<keyof typeof guide.firsts>[] = [
  { words: "ideas", at: "[data-thing^='movie ']", steps: ["pitch"], asked: true },
  { words: "votes", at: inHand("vote") },
  { words: "pitch", at: "[data-testid=pitch]", steps: ["vote"] },
  { words: "made", at: "[data-testid=made]" },
];
