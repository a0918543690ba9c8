import { dealt, thing, type Course } from "../../guide/lesson";
import type { guide } from "./guide.en";
import type { Outlook } from "./view";

/** One week: the marker, the films, advertising, the box office. */
export const course: Course<keyof typeof guide.lessons> = {
  seed: dealt(4),
  options: { players: 3, length: "short" },
  lessons: [
    {
      step: "place",
      touches: [
        { words: "place", at: [thing("place", "Concessions"), "place "], clauses: ["B54-30", "B54-57"] },
        { words: "go", at: [], clauses: ["B54-30"] },
      ],
    },
    {
      step: "place",
      touches: [
        { words: "buy", at: ["buy "], clauses: ["B54-34", "B54-35"] },
        { words: "bought", at: [], clauses: ["B54-34"] },
      ],
    },
    {
      step: "place",
      touches: [
        { words: "enough", at: ["choice "], clauses: ["B54-35"] },
        { words: "enough", at: [], clauses: ["B54-35"] },
      ],
    },
    {
      step: "pick",
      touches: [
        {
          words: "film",
          at: [thing("film", "Ivanhoe"), "film "],
          clauses: ["B54-60", "B54-4"],
        },
        { words: "booked", at: [], clauses: ["B54-60"] },
      ],
    },
    {
      step: "pick",
      touches: [
        {
          words: "second",
          at: [thing("film", "Lili"), thing("film", "Niagara"), "film "],
          clauses: ["B54-60"],
        },
        { words: "secondBooked", at: [], clauses: ["B54-60"] },
      ],
    },
    {
      step: "pick",
      touches: [
        { words: "noMore", at: ["choice "], clauses: ["B54-61", "B54-62"] },
        { words: "stopped", at: [], clauses: ["B54-61"] },
      ],
    },
    {
      step: "advertise",
      touches: [
        {
          words: "advertise",
          at: ["more "],
          until: '[data-thing^="less "][data-state=can]',
          clauses: ["B54-70", "B54-71"],
        },
        { words: "ready", at: [], clauses: ["B54-115"] },
      ],
    },
    {
      step: "advertise",
      touches: [{ words: "tip", at: [], clauses: ["B54-80", "B54-82"] }],
    },
    {
      step: "blockbuster",
      touches: [
        { words: "cube", at: ["cube "], clauses: ["B54-91"] },
        { words: "cubed", at: [], clauses: ["B54-91"] },
      ],
    },
  ],
  clauses: ["B54-90", "B54-95"],
  finished: (outlook) => (outlook as Outlook).week > 1,
};
