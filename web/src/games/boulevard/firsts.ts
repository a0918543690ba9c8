import { inHand, type First } from "../../guide/lesson";
import type { guide } from "./guide.en";

export const firsts: First<keyof typeof guide.firsts>[] = [
  { words: "places", at: "[data-thing^='place ']", steps: ["place"], asked: true },
  { words: "till", at: ".hand .till" },
  { words: "wall", at: ".wall [data-thing^='film ']", steps: ["pick"] },
  { words: "screen", at: "[data-testid=screen] .head", steps: ["advertise"], asked: true },
  { words: "tip", at: inHand("tip") },
];
