// The sounds of what is shown: of each moment once, of a scene when its time has come. What was skipped is not heard,
// but for the last of it.
import type { Sound } from "../sound/recipes";
import type { Moment } from "./moment";
import { elapsedOf, type Playing } from "./pace";

export class Sounded {
  private readonly begun = new WeakSet<Moment>();
  private readonly heard = new WeakMap<Moment, number>();

  constructor(private readonly play: (sound: Sound, step?: number) => void) {}

  /** A moment is on the screen. */
  begin({ moment }: { moment: Moment }) {
    if (this.begun.has(moment)) return;
    this.begun.add(moment);
    if (!moment.cues && moment.sound) this.play(moment.sound);
  }
  /** A scene has come so far. */
  reach<F>(playing: Playing<F>, now: number) {
    const { moment } = playing;
    const at = elapsedOf(playing, now);
    const from = this.heard.get(moment) ?? 0;
    const due = (moment.cues ?? []).filter((cue, i) => i >= from && cue.at <= at);
    if (due.length === 0) return;
    this.heard.set(moment, from + due.length);
    const last = due[due.length - 1];
    for (const cue of due) if (last.at - cue.at < 60) this.play(cue.sound, cue.step);
  }
}
