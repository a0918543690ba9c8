// The engine speaks English: its words are shown as they are, with the names of those whom it knows by their seat.
import type { Chair } from "../../lib/protocol";
import type { EngineWords } from "../../lib/words";
import { asYou } from "./you";

const named = (text: string, chairs: Chair[]) =>
  text.replace(
    /\bseat (\d)\b/gi,
    (words, number) => chairs.find(({ seat }) => seat === Number(number))?.name ?? words,
  );

export const engine: EngineWords = {
  line: ({ text }) => text,
  choice: ({ text }, _game, chairs) => named(text, chairs),
  question: ({ question }, _view, _game, chairs) => named(question, chairs),
  claim: ({ text }) => text,
  asYou,
  fact: (fact) => fact,
  option: ({ what }) => what,
  level: ({ about }) => about,
  bot: (name) => name,
  refusal: ({ why }) => why,
  voted: ({ text }) => text,
  closed: ({ why }) => why ?? "",
  name: (name) => name,
};
