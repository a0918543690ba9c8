import { dealt, type Course } from "../../guide/lesson";
import type { guide } from "./guide.en";
import type { Outlook } from "./view";

/** Two pitches: one's own, and one of somebody else. */
export const course: Course<keyof typeof guide.lessons> = {
  seed: dealt(4),
  options: { players: 4 },
  lessons: [
    {
      step: "pitch",
      touches: [
        { words: "idea", at: ["movie "], clauses: ["MM-20", "MM-22"] },
        { words: "add", at: [], clauses: ["MM-21"] },
      ],
    },
    {
      step: "pitch",
      touches: [
        { words: "more", at: ["movie "], clauses: ["MM-22", "MM-91"] },
        { words: "moreAdded", at: [], clauses: ["MM-22"] },
      ],
    },
    {
      step: "pitch",
      touches: [
        { words: "finish", at: ["choice "], clauses: ["MM-104"] },
        { words: "finished", at: [], clauses: ["MM-5"] },
      ],
    },
    {
      step: "vote",
      touches: [
        { words: "vote", at: ["vote "], clauses: ["MM-24", "MM-25", "MM-40"] },
        { words: "voted", at: [], clauses: ["MM-23"] },
      ],
    },
    {
      step: "keep",
      touches: [
        { words: "keep", at: ["movie "], clauses: ["MM-34", "MM-51"] },
        { words: "kept", at: [], clauses: ["MM-34"] },
      ],
    },
  ],
  clauses: ["MM-50", "MM-51"],
  finished: (outlook) => (outlook as Outlook).turn > 2,
};
