// The texts of guided rounds and bubbles, in the language that is spoken. They come with the guide, not with the page.
import { spoken } from "../messages/index.svelte";
import { guide as en, type Guide } from "../messages/en/guide";
import { guide as fr } from "../messages/fr/guide";

const all: Record<ReturnType<typeof spoken>, Guide> = { en, fr };
export const words = (): Guide => all[spoken()];
