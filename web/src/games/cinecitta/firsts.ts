import type { First } from "../../guide/lesson";
import type { guide } from "./guide.en";

export const firsts: First<keyof typeof guide.firsts>[] = [
  { words: "wallet", at: "[data-thing=note]", steps: ["offer"], asked: true },
  { words: "folder", at: ".stage .folder", steps: ["answer"], asked: true },
  { words: "studio", at: ".hand .studio", steps: ["place"], asked: true },
  { words: "office", at: ".hand .office" },
];
