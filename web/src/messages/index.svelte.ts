// The message catalogue. Components write {t.common.close}; a text with something in it is a function. English is the
// pattern: another language that lacks a text does not compile. It is loaded when somebody wants it.
import { unknown, type About } from "../games/about";
import { words } from "../games/list";
import { en } from "./en";
import { remembered } from "../lib/memory";

export type Messages = typeof en;
export const languages = { en: "English", fr: "Français" } as const;
export type Language = keyof typeof languages;

const loaders: Record<Language, () => Promise<Messages>> = {
  en: () => Promise.resolve(en),
  fr: () => import("./fr").then(({ fr }) => fr),
};

let messages = $state.raw<Messages>(en);
let language = $state<Language>("en");

export const t = new Proxy({} as Messages, { get: (_, part: keyof Messages) => messages[part] });
export const spoken = () => language;
/** What a game says about itself. */
export const aboutGame = (game: string): About =>
  game in words ? messages[game as keyof typeof words].general : unknown;

export async function speak(wanted: Language) {
  messages = await loaders[wanted]();
  language = wanted;
  document.documentElement.lang = wanted;
}

const known = (name: string): name is Language => name in languages;

/** What was chosen here before, else what the browser asks for. */
export function preferred(): Language {
  const wanted = [remembered.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wanted.find(known) ?? "en";
}
