// The engine speaks English: its words are shown as they are.
import type { EngineWords } from "../../lib/words";

export const engine: EngineWords = {
  line: ({ text }) => text,
  choice: ({ text }) => text,
  question: ({ question }) => question,
  claim: ({ text }) => text,
  fact: (fact) => fact,
  option: ({ what }) => what,
  level: ({ about }) => about,
  bot: (name) => name,
  hint: ({ why }) => why,
  answer: (sentence) => sentence,
  name: (name) => name,
};
