// The guided first round of each game.
import { boulevard } from "./games/boulevard";
import { cinecitta } from "./games/cinecitta";
import { hollywood } from "./games/hollywood";
import { maybe } from "./games/maybe";
import type { Course, Game } from "./lesson";

export const courses: Record<Game, Course> = { boulevard, cinecitta, hollywood, maybe };
