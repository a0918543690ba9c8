// What this device sounds like: nothing before somebody has touched it, nothing when they want none.
import { switches } from "../lib/switches.svelte";
import type { Sound } from "./recipes";

const key = "backlot:volume";
class Volume {
  #level = $state(0.8);
  constructor() {
    const kept = typeof localStorage === "undefined" ? null : localStorage.getItem(key);
    if (kept !== null && Number(kept) >= 0 && Number(kept) <= 1) this.#level = Number(kept);
  }
  get level() {
    return this.#level;
  }
  set level(level: number) {
    this.#level = level;
    localStorage.setItem(key, String(level));
    if (master) master.gain.value = level;
  }
}

let context: AudioContext | undefined;
let master: GainNode | undefined;
/** They come with the first touch. */
let recipes: typeof import("./recipes") | undefined;
export const volume = new Volume();

function allow() {
  removeEventListener("pointerdown", allow);
  removeEventListener("keydown", allow);
  if (context || typeof AudioContext === "undefined") return;
  const opened = new AudioContext();
  context = opened;
  void import("./recipes").then((loaded) => {
    recipes = loaded;
    master = loaded.masterOf(opened, volume.level);
  });
}

/** From now on the next touch or key opens the audio: a page may not sound before. */
export function expectTouch() {
  if (context) return;
  addEventListener("pointerdown", allow);
  addEventListener("keydown", allow);
}

export function play(sound: Sound, step = 0) {
  if (!context || !master || !recipes || !switches.sound.on || volume.level === 0) return;
  void context.resume(); // a phone may have put it to sleep
  recipes.playOn(context, master, sound, context.currentTime, step);
}
