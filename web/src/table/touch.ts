// Which things of the table make up which choice, and what touching one of them means. A choice is a handful of things:
// "give Emi a token" is the Director's job and Emi's seat. No rule is asked: every act is a choice of the engine.
import type { Action, Choice } from "../lib/protocol";

/** A choice of the decision and the things it consists of, such as "seat 3" or "card patriot"; one may be there twice. */
export interface Act extends Choice {
  things: string[];
}
export type ThingsOf = (action: Action) => string[];

export const actsOf = (choices: Choice[], things: ThingsOf): Act[] =>
  choices.map((choice) => ({ ...choice, things: things(choice.action) }));

/** Whether all of these things, counted, are among those. */
export function holds(whole: string[], part: string[]): boolean {
  const left = [...whole];
  return part.every((thing) => {
    const at = left.indexOf(thing);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

/** The acts that are still possible with what has been picked. */
export const fitting = (acts: Act[], picked: string[]): Act[] =>
  acts.filter(({ things }) => holds(things, picked));

/** What would be done: the acts of exactly these things, or the only one that is left. Nothing without a touch. */
export function proposed(acts: Act[], picked: string[]): Act[] {
  if (picked.length === 0) return [];
  const left = fitting(acts, picked);
  const whole = left.filter(({ things }) => things.length === picked.length);
  if (whole.length > 0) return whole;
  return left.length === 1 ? left : [];
}

/** What is picked after one more thing was touched: of the former things the newest that go together with it. */
export function withThing(acts: Act[], picked: string[], thing: string): string[] {
  if (!acts.some(({ things }) => things.includes(thing))) return picked;
  let kept: string[] = [];
  for (const former of [...picked].reverse()) {
    const tried = [former, ...kept];
    if (acts.some(({ things }) => holds(things, [...tried, thing]))) kept = tried;
  }
  return [...kept, thing];
}

export function without(picked: string[], thing: string): string[] {
  const at = picked.lastIndexOf(thing);
  return picked.filter((_, index) => index !== at);
}

export type ThingState = "still" | "can" | "other" | "selected" | "cannot";

/** `copy`: how many of the same thing lie before it. "other": it can be touched, but that would be an act of another kind than the one under way. */
export function stateOf(acts: Act[], barred: Act[], picked: string[], thing: string, copy = 0): ThingState {
  const proposals = proposed(acts, picked);
  const meant = proposals.length === 1 ? proposals[0].things : picked;
  if (meant.filter((each) => each === thing).length > copy) return "selected";
  const possible = acts.filter(({ things }) => things.includes(thing));
  if (possible.length > 0) {
    const kinds = new Set(fitting(acts, picked).map(({ action }) => action.kind));
    return possible.some(({ action }) => kinds.has(action.kind)) ? "can" : "other";
  }
  return barred.some(({ things }) => things.includes(thing)) ? "cannot" : "still";
}
