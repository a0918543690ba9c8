// The world of a game (its skin and its fonts), on the root of the page while something of it is shown. Two parts of a
// page may show it at once, or one after the other: it goes with the last of them.
import "./skins.css";

import.meta.glob("../games/*/skin.css", { eager: true });
const fonts = import.meta.glob("../games/*/fonts.css");
const shown = new Map<string, number>();

function count(name: string, by: number) {
  const parts = (shown.get(name) ?? 0) + by;
  shown.set(name, parts);
  document.documentElement.classList.toggle(name, parts > 0);
}

/** To be called while a component is made. */
export function inWorldOf(game: () => string) {
  $effect.pre(() => {
    const names = ["at-table", game()];
    void fonts[`../games/${game()}/fonts.css`]?.();
    for (const name of names) count(name, 1);
    return () => names.forEach((name) => count(name, -1));
  });
}
