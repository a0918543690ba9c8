// Cards that change their place travel there. A card is an element with `data-card`; the board notes where its
// cards are before it is drawn anew (`notePlaces`), and whoever appears with a name that was elsewhere comes from there.
import { cubicOut } from "svelte/easing";
import { prefersReducedMotion } from "svelte/motion";
import type { TransitionConfig } from "svelte/transition";

const places = new Map<string, DOMRect>();

export function notePlaces(board: HTMLElement | undefined) {
  places.clear();
  if (prefersReducedMotion.current) return;
  for (const card of board?.querySelectorAll<HTMLElement>("[data-card]") ?? []) {
    places.set(card.dataset.card ?? "", card.getBoundingClientRect());
  }
}

/** `in:travel|global={name}` */
export function travel(node: HTMLElement, name: string): TransitionConfig {
  if (prefersReducedMotion.current || places.size === 0) return { duration: 0 };
  const from = places.get(name);
  if (!from) return { duration: 180, css: (at) => `opacity: ${at}` };
  const to = node.getBoundingClientRect();
  const [x, y] = [from.x - to.x, from.y - to.y];
  return {
    duration: 240,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${left * x}px, ${left * y}px)`,
  };
}
