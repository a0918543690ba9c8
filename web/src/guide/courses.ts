// The guided first round of each game.
import type { Course } from "./lesson";

const courses = import.meta.glob<Course>("../games/*/course.ts", { eager: true, import: "course" });
export const courseOf = (game: string): Course => courses[`../games/${game}/course.ts`];
