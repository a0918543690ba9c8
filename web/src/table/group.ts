// Arrow keys move among the things of a group; Tab goes from group to group.
import type { Action } from "svelte/action";

export const group: Action<HTMLElement> = (node) => {
  let current: HTMLElement | null = null;
  const things = () =>
    [...node.querySelectorAll<HTMLElement>("[data-thing]")].filter((each) => each.checkVisibility());
  function settle() {
    const all = things();
    if (!current || !all.includes(current)) current = all[0] ?? null;
    for (const each of all) each.tabIndex = each === current ? 0 : -1;
  }
  function entered({ target }: FocusEvent) {
    const thing = (target as Element).closest<HTMLElement>("[data-thing]");
    if (!thing || thing === current) return;
    current = thing;
    settle();
  }
  const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
  function pressed(event: KeyboardEvent) {
    const step = steps[event.key];
    const all = things();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (!step || at < 0) return;
    event.preventDefault();
    all[(at + step + all.length) % all.length].focus();
  }
  settle();
  const changes = new MutationObserver(settle);
  changes.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", entered);
  node.addEventListener("keydown", pressed);
  return {
    destroy() {
      changes.disconnect();
      node.removeEventListener("focusin", entered);
      node.removeEventListener("keydown", pressed);
    },
  };
};
