// A clock that can be stopped: what is shown by it stands still, however far it had come.
import type { World } from "./paced.svelte";

interface Wait {
  due: number;
  then: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

export class Stoppable implements World {
  private passed = 0;
  private since: number | null = null;
  private readonly waiting = new Set<Wait>();

  now() {
    return this.since === null ? this.passed : this.passed + performance.now() - this.since;
  }
  later(ms: number, then: () => void) {
    const wait: Wait = { due: this.now() + ms, then };
    this.waiting.add(wait);
    this.arm(wait);
    return () => {
      this.waiting.delete(wait);
      clearTimeout(wait.timer);
    };
  }
  /** For those who look away and come back nothing is left out. */
  hidden() {
    return true;
  }

  go() {
    if (this.since !== null) return;
    this.since = performance.now();
    for (const wait of this.waiting) this.arm(wait);
  }
  stop() {
    this.passed = this.now();
    this.since = null;
    for (const wait of this.waiting) clearTimeout(wait.timer);
  }

  private arm(wait: Wait) {
    if (this.since === null) return;
    wait.timer = setTimeout(
      () => {
        this.waiting.delete(wait);
        wait.then();
      },
      Math.max(0, wait.due - this.now()),
    );
  }
}
