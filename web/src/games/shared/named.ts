import { capital } from "../../lib/capital";
import { t } from "../../messages/index.svelte";

/** A card or a place by the engine's name for it, in the language that is spoken; `english` where that is the engine's id. */
export function named(name: string, game: string, english = name): string {
  const spoken = t.engine.name(name, game);
  return spoken === name ? english : spoken;
}

/** "film_noir" is Film Noir. */
export const inWords = (id: string) => id.split("_").map(capital).join(" ");
