// What is shown in its own time.
import { joined } from "../../lib/capital";

export const pace = {
  speed: "How fast things happen",
  speeds: { calm: "Calm", normal: "Normal", brisk: "Brisk", instant: "Instant", none: "Without a pause" },
  few: "Fewer moving things in scenes",
  fewFound: "Scenes were not smooth on this device. That is why they have fewer moving things now.",
  goOn: "Tap to go on",
  away: "While you were away",
  close: "Close",
  /** One sentence for readers. */
  scene: (climax: string | undefined, said: string[]): string =>
    `${climax ? `${climax}: ` : ""}${joined(said, /^Your?\b/, "; ")}`,
  again: (what: string) => `Show again: ${what}`,
};
