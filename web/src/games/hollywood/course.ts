import { dealt, thing, type Course } from "../../guide/lesson";
import type { guide } from "./guide.en";
import type { Outlook } from "./view";

/** One movie, from the first turn to its premiere. */
export const course: Course<keyof typeof guide.lessons> = {
  seed: dealt(71),
  options: { players: 5 },
  lessons: [
    {
      step: "write",
      touches: [
        { words: "write", at: [thing("job", "screenwriter")], clauses: ["H47-23", "H47-24"] },
        { words: "perform", at: [], clauses: ["H47-21"] },
      ],
    },
    {
      step: "pick",
      touches: [
        { words: "poster", at: ["poster "], clauses: ["H47-23"] },
        { words: "perform", at: [], clauses: ["H47-23"] },
      ],
    },
    {
      step: "turn",
      touches: [
        { words: "job", at: [thing("job", "director"), "job "], clauses: ["H47-21", "H47-22"] },
        { words: "whom", at: ["seat 1", "seat "], clauses: ["H47-37"] },
        { words: "perform", at: [], clauses: ["H47-20"] },
      ],
    },
    {
      step: "discard",
      touches: [
        { words: "drop", at: ["card "], clauses: ["H47-32"] },
        { words: "dropped", at: [], clauses: ["H47-32"] },
      ],
    },
    {
      step: "stars",
      touches: [
        {
          words: "star",
          at: [thing("card", "double_patriot"), thing("card", "patriot"), "card "],
          clauses: ["H47-40", "H47-50"],
        },
        { words: "starred", at: [], clauses: ["H47-44", "H47-45"] },
      ],
    },
    {
      step: "tokens",
      touches: [
        { words: "token", at: [thing("card", "patriot"), "card "], clauses: ["H47-41"] },
        { words: "added", at: [], clauses: ["H47-41"] },
      ],
    },
  ],
  clauses: ["H47-60", "H47-110"],
  finished: (outlook) => (outlook as Outlook).strip.movie > 1,
};
