// What somebody thinks of another: a sign and a word, never a colour alone.
import type { Mark } from "./protocol";
import { t } from "../messages/index.svelte";

export const signs: Record<Mark, string> = { trusted: "✓", unsure: "?", suspect: "!" };
export const markText = (mark: Mark) => `${signs[mark]} ${t.play.marks[mark]}`;
