// What is shown in its own time.
import { joined } from "../../lib/capital";

export const pace = {
  speed: "How fast things happen",
  speeds: { calm: "Calm", normal: "Normal", brisk: "Brisk", instant: "Instant", none: "Without a pause" },
  few: "Fewer moving things in scenes",
  fewFound: "Scenes were not smooth on this device. That is why they have fewer moving things now.",
  goOn: "Tap to go on",
  /** What waits for a press, by what is drawn. */
  press: { "box-office": "Roll!", folders: "Untie it" } as Record<string, string>,
  away: "While you were away",
  close: "Close",
  /** One sentence for readers. */
  scene: (draw: string, said: string[]): string =>
    `${pace.climaxes[draw] ? `${pace.climaxes[draw]}: ` : ""}${joined(said, /^Your?\b/, "; ")}`,
  again: (what: string) => `Show again: ${what}`,
  climaxes: {
    premiere: "The premiere",
    "masks-off": "Masks off",
    "screens-down": "Screens down",
    "box-office": "Box office",
    vote: "The vote",
    "final-screening": "The final screening",
    "the-end": "The end",
  } as Record<string, string>,
};
