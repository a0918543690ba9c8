// The texts of guided rounds and bubbles, in the language that is spoken. They come with the guide, not with the page.
import { spoken } from "../messages/index.svelte";
import { guide as en, type Guide } from "../messages/en/guide";
import { guide as fr } from "../messages/fr/guide";
import type { GuideWords } from "./lesson";

const all: Record<ReturnType<typeof spoken>, Guide> = { en, fr };
export const words = (): Guide => all[spoken()];

const games = import.meta.glob<GuideWords>("../games/*/guide.*.ts", { eager: true, import: "guide" });
export const guideOf = (game: string): GuideWords => games[`../games/${game}/guide.${spoken()}.ts`];
