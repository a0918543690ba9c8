// What on the screen an instruction speaks of: by the things' own states, never by a rule.
import { t } from "../messages/index.svelte";
import { seenOnTable } from "../table/on_table";
import type { Lesson, Touch } from "./lesson";

export interface Instruction {
  /** The touch of the lesson; null where there is no lesson for it. */
  touch: Touch | null;
  part: HTMLElement;
  /** Its accessible name. */
  name: string;
  /** Whether it is a button of the dock. */
  dock: boolean;
}

const partsAt = (selector: string) =>
  seenOnTable(selector).filter((part) => !(part instanceof HTMLButtonElement && part.disabled));
const touchable = (part: HTMLElement) => ["can", "other", undefined].includes(part.dataset.state);

const withName = (start: string, more = "") => `[data-thing^="${CSS.escape(start)}"]${more}`;
const firstOf = (names: string[]) =>
  names.flatMap((name) => partsAt(withName(name)).filter(touchable))[0] ?? null;
const isDone = ({ at, until }: Touch) =>
  at.some((name) => partsAt(withName(name, "[data-state=selected]")).length > 0) ||
  (until !== undefined && partsAt(until).length > 0);

/** The name that readers hear; of a thing, whose name goes on with what is to be seen of it, the beginning. */
export function nameOf(part: HTMLElement): string {
  const label = part.getAttribute("aria-label");
  if (label === null) return (part.textContent ?? "").trim().replace(/\s+/g, " ");
  const remark = `. ${t.frame.can}`;
  const name = label.endsWith(remark) ? label.slice(0, -remark.length) : label;
  return name.split(/\s?: |, |(?<=\p{Ll}{3}|[\d!?)])\. |\. (?=[$\d])/u)[0];
}

/** The first of these things that is on the screen. */
export const thingNamed = (names: string[]) => names.flatMap((name) => partsAt(withName(name)))[0] ?? null;

/** The lesson for this step: the first whose last touch has not been made yet. */
export function lessonFor(lessons: Lesson[], step: string, read: string[]): Lesson | undefined {
  const these = lessons.filter((each) => each.step === step);
  const open = these.find(({ touches }) => !read.includes(touches[touches.length - 1].words));
  return open ?? these.at(-1);
}

/** What to touch next in this lesson; null while there is nothing. */
export function nextTouch(lesson: Lesson | undefined): Instruction | null {
  const told = (part: HTMLElement, touch: Touch | null, dock: boolean): Instruction => ({
    touch,
    part,
    name: nameOf(part),
    dock,
  });
  if (partsAt(".dock .forced").length > 0) return null; // the table does it by itself
  const confirm = partsAt(".dock :is(.confirm, .either)")[0];
  for (const touch of lesson?.touches ?? []) {
    if (touch.at.length === 0 && confirm) return told(confirm, touch, true);
    if (isDone(touch)) continue;
    const part = firstOf(touch.at);
    if (part) return told(part, touch, part.matches(".dock *"));
  }
  if (confirm) return told(confirm, null, true);
  const any = partsAt("[data-state=can]")[0] ?? partsAt("[data-state=other]")[0];
  if (any) return told(any, null, false);
  const plain = partsAt(".dock .plain")[0];
  return plain ? told(plain, null, true) : null;
}
