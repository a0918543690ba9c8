// Scenes with fewer moving things, on devices that are slow and for people who want them so.
import { foundAfter, type Found } from "./frames";

const key = "backlot:few";
const all: readonly string[] = ["once", "slow", "on", "off"] satisfies Found[];

class Few {
  #found = $state<Found | null>(null);
  constructor() {
    const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(key);
    if (kept && all.includes(kept)) this.#found = kept as Found;
  }
  private remember(found: Found | null) {
    if (found === this.#found || found === null) return;
    this.#found = found;
    localStorage.setItem(key, found);
  }
  /** This device was too slow for more. */
  get slow() {
    return this.#found === "slow";
  }
  get on() {
    return this.slow || this.#found === "on";
  }
  set on(on: boolean) {
    this.remember(on ? "on" : "off");
  }
  /** A scene was shown, with frames at these times. */
  shown(times: number[]) {
    this.remember(foundAfter(this.#found, times));
  }
}
export const few = new Few();
