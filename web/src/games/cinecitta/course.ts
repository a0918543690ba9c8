import { dealt, thing, type Course } from "../../guide/lesson";
import type { guide } from "./guide.en";
import type { Outlook } from "./view";

/** One round: a folder sent, a folder answered, the staff placed. */
export const course: Course<keyof typeof guide.lessons> = {
  seed: dealt(25),
  options: { players: 3 },
  lessons: [
    {
      step: "offer",
      touches: [
        { words: "card", at: [thing("card", "Actor 2"), "card "], clauses: ["C37-20", "C37-40"] },
        {
          words: "money",
          at: ["note"],
          until: "[data-thing=note][data-state=other]",
          clauses: ["C37-22", "C37-23"],
        },
        { words: "send", at: [], clauses: ["C37-28"] },
      ],
    },
    {
      step: "answer",
      touches: [
        { words: "take", at: ["offered", "money"], clauses: ["C37-23", "C37-24"] },
        { words: "answer", at: [], clauses: ["C37-25"] },
      ],
    },
    {
      step: "place",
      touches: [
        { words: "place", at: ["coming ", "studio ", "folder"], clauses: ["C37-30", "C37-31"] },
        { words: "placed", at: [], clauses: ["C37-35", "C37-71"] },
      ],
    },
  ],
  clauses: ["C37-53", "C37-54"],
  finished: (outlook) => (outlook as Outlook).round > 1,
};
