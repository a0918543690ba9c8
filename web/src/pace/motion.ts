// How things move in a scene: functions from 0 to 1 over the time that has passed.
const clamp = (value: number) => Math.min(1, Math.max(0, value));
/** So long a change takes where nothing moves. */
export const crossFade = 120;

/** How long things take one after the other. */
export const lasting = (lengths: number[]) => lengths.reduce((sum, each) => sum + each, 0);

export type Ease = (share: number) => number;
export const linear: Ease = (share) => share;
export const out: Ease = (share) => 1 - (1 - share) ** 3;
export const inOut: Ease = (share) => (share < 0.5 ? 4 * share ** 3 : 1 - (2 - 2 * share) ** 3 / 2);
export const into: Ease = (share) => share ** 3;
/** A little too far, and back. */
export const over: Ease = (share) => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;
/** Falls and bounces once. */
export const bounce: Ease = (share) =>
  share < 0.62 ? (share / 0.62) ** 2 : 1 - 0.12 * Math.sin(((share - 0.62) / 0.38) * Math.PI);

export class Motion {
  constructor(
    readonly at: number,
    readonly calm: boolean,
    /** Nothing moves for the sake of it. */
    readonly few = false,
  ) {}
  /** How far a movement is that begins at `from`; where nothing moves it is there or not. */
  go(from: number, ms: number, ease: Ease = out): number {
    if (this.calm) return this.at >= from ? 1 : 0;
    return ease(clamp((this.at - from) / ms));
  }
  /** How visible something is that comes at `from`. */
  fade(from: number, ms = crossFade): number {
    return clamp((this.at - from) / (this.calm ? crossFade : ms));
  }
  /** Up and down again within `ms`. */
  pulse(from: number, ms: number): number {
    if (this.calm || this.few) return 0;
    return Math.sin(clamp((this.at - from) / ms) * Math.PI);
  }
  /** A number that counts, in whole steps. */
  count(from: number, to: number, start: number, ms: number): number {
    return Math.round(from + (to - from) * this.go(start, ms, linear));
  }
  since(from: number): boolean {
    return this.at >= from;
  }
}
