// Whether a device shows scenes smoothly, from the times of its frames; and what is remembered of it.
/** Frames a second; below it, twice, scenes have fewer moving things. */
const smooth = 45;
/** Scenes shorter than this say nothing, and between frames so far apart nobody looked. */
const enough = 600;
const away = 1000;

export function isSlow(times: number[]): boolean {
  const gaps = times.slice(1).map((time, at) => time - times[at]);
  const seen = gaps.filter((gap) => gap < away);
  const passed = seen.reduce((sum, gap) => sum + gap, 0);
  return passed >= enough && (seen.length * 1000) / passed < smooth;
}

/** Once slow; slow, as was found; or what somebody has chosen themselves. */
export type Found = "once" | "slow" | "on" | "off";

/** What is remembered after one more scene. */
export function foundAfter(found: Found | null, times: number[]): Found | null {
  if ((found !== null && found !== "once") || !isSlow(times)) return found;
  return found === "once" ? "slow" : "once";
}
