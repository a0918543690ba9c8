// A thing is dragged onto what it is for: that picks it up and touches the other in one. Where a place of the table says
// what is done there, as kinds of action, dropping proposes it (data-target) or does it (data-drop); where that asks for
// something more, the place may name it (data-then), and it is picked as soon as it is asked for.
import type { Action } from "svelte/action";
import type { ThingState } from "./touch";
import type { Touching } from "./touching.svelte";

/** A hand that moves less than this touches. */
const slack = 8;
const places = "[data-drop], [data-target]";

interface Drag {
  pointer: number;
  from: HTMLElement;
  thing: string;
  x: number;
  y: number;
  copy?: HTMLElement;
  putBack?: () => void;
  /** It was let go; the pointer is still down. */
  over?: true;
}

export const dragging: Action<HTMLElement, Touching | null> = (node, given) => {
  let touching = given;
  let drag: Drag | null = null;

  const takes = (place: HTMLElement, what: "drop" | "target") =>
    touching!.left.some(({ action }) => place.dataset[what]?.split(" ").includes(action.kind));

  /** What would be touched where the pointer is: something that goes with what is dragged, or a place for it. */
  function under({ clientX, clientY }: PointerEvent) {
    const found = document.elementFromPoint(clientX, clientY);
    const other = found?.closest<HTMLElement>(".thing[data-thing]");
    const thing = other?.dataset.thing;
    const goes = thing && thing !== drag!.thing && touching!.together(drag!.thing, thing);
    const place = found?.closest<HTMLElement>(places);
    const open = place && (takes(place, "drop") || takes(place, "target"));
    return { other: goes ? other : undefined, place: open ? place : undefined };
  }
  function mark(over?: HTMLElement) {
    for (const place of node.querySelectorAll<HTMLElement>(places))
      place.toggleAttribute("data-open", !drag?.over && (takes(place, "drop") || takes(place, "target")));
    for (const former of node.querySelectorAll("[data-over]"))
      former.toggleAttribute("data-over", former === over);
    over?.toggleAttribute("data-over", true);
  }

  function pressed({ target, isPrimary, button, pointerId, clientX, clientY }: PointerEvent) {
    if (!isPrimary) return; // another finger
    forget();
    const from = (target as Element).closest<HTMLElement>(".thing[data-thing]");
    if (!touching || button !== 0 || !from || !movable(from)) return;
    drag = { pointer: pointerId, from, thing: from.dataset.thing!, x: clientX, y: clientY };
  }
  function moved(event: PointerEvent) {
    if (!drag || drag.over || event.pointerId !== drag.pointer) return;
    if (event.buttons === 0) return forget(); // it went up somewhere else
    const [x, y] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.copy) {
      if (Math.hypot(x, y) < slack) return;
      if (!movable(drag.from)) return void (drag = null);
      drag.copy = copyOf(drag.from);
      drag.putBack = touching!.lift(drag.thing, drag.from.dataset.state as ThingState);
      drag.from.toggleAttribute("data-lifted", true);
      node.setPointerCapture(drag.pointer);
    }
    drag.copy.style.transform = `translate(${x}px, ${y}px)`;
    const { other, place } = under(event);
    mark(other ?? place);
  }
  function released(event: PointerEvent) {
    if (!drag || event.pointerId !== drag.pointer) return;
    if (drag.copy) swallowClick();
    if (drag.copy && !drag.over) dropAt(event);
    drag = null;
  }
  function dropAt(event: PointerEvent) {
    const { other, place } = under(event);
    if (!other && !place) return letGo();
    if (other) touching!.add(other.dataset.thing!);
    else if (place?.dataset.then) touching!.aim(place.dataset.then);
    if (place && takes(place, "drop") && touching!.proposals.length === 1) touching!.drop();
    clear();
  }
  /** It lies where it was; the pointer may still be down. */
  function letGo() {
    if (!drag?.copy || drag.over) return;
    drag.putBack?.();
    clear();
  }
  function forget() {
    letGo();
    drag = null;
  }
  function clear() {
    drag!.over = true;
    drag!.copy!.remove();
    drag!.from.toggleAttribute("data-lifted", false);
    touching!.dragged = null;
    mark();
  }
  function lost(event: PointerEvent) {
    if (event.pointerId === drag?.pointer && (event.type === "pointercancel" || event.target === node))
      forget();
  }
  function key(event: KeyboardEvent) {
    if (!drag?.copy || drag.over || event.key !== "Escape") return;
    event.stopPropagation();
    letGo();
  }
  // The browser's own ways to drag a picture or to select a text.
  const prevent = (event: Event) => drag && event.preventDefault();

  const heard = {
    pointerdown: pressed,
    pointermove: moved,
    pointerup: released,
    pointercancel: lost,
    lostpointercapture: lost,
    dragstart: prevent,
  };
  for (const [name, hear] of Object.entries(heard)) node.addEventListener(name, hear as EventListener);
  document.addEventListener("selectstart", prevent);
  window.addEventListener("keydown", key, true);
  return {
    update(next) {
      if (!next) letGo();
      touching = next;
    },
    destroy() {
      letGo();
      document.removeEventListener("selectstart", prevent);
      window.removeEventListener("keydown", key, true);
    },
  };
};

/** What can be touched now. A drawer covers what it could be dropped on, and closes when something is taken out of it. */
const movable = (thing: HTMLElement) => /^(can|other|selected)$/.test(thing.dataset.state ?? "");

/** As it looks where it lies; sizes there depend on what is around it. */
function copyOf(thing: HTMLElement): HTMLElement {
  const { left, top } = thing.getBoundingClientRect();
  const copy = thing.cloneNode(true) as HTMLElement;
  const parts = [...copy.querySelectorAll<HTMLElement | SVGElement>("*")];
  const originals = [...thing.querySelectorAll("*")];
  for (const [at, part] of [copy, ...parts].entries()) {
    if (part instanceof SVGElement && !(part instanceof SVGSVGElement)) continue;
    const { width, height, font } = getComputedStyle(at === 0 ? thing : originals[at - 1]);
    Object.assign(part.style, { width, height, font });
  }
  for (const name of ["data-thing", "data-state", "aria-label", "aria-pressed"]) copy.removeAttribute(name);
  copy.classList.remove("can", "other", "selected");
  copy.classList.add("dragged");
  copy.inert = true;
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px` });
  document.body.append(copy);
  return copy;
}

/** The click that ends a drag touches nothing. */
function swallowClick() {
  const swallow = (event: Event) => event.stopPropagation();
  window.addEventListener("click", swallow, true);
  setTimeout(() => window.removeEventListener("click", swallow, true));
}
