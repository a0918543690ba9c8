// Why a hint is a good one: the engine's reasons (src/bots/maybe/reason.hpp) in words; reason.ts says which of them are
// meant. Whoever is spoken of is named; "you" is who asked.
import { some } from "../../lib/english";

export type Prospect = "unlikely" | "open" | "likely";
export interface Reasons {
  pitch: (passes: Prospect, icons: number, profit: number) => string;
  yes: (passes: Prospect, profit: number) => string;
  no: (passes: Prospect, points: number) => string;
  change: string;
  keep: (points: number, others: number) => string;
}

const passes: Record<Prospect, string> = {
  unlikely: "It will probably fail",
  open: "It may pass or fail",
  likely: "It should pass",
};
const chances: Record<Prospect, string> = {
  unlikely: "so far a long shot",
  open: "it may pass or fail",
  likely: "it should pass",
};

export const reasons: Reasons = {
  pitch: (prospect, icons, profit) =>
    `${some(icons, "icon")} to cover, ${some(profit, "Vote")} to share: ${chances[prospect]}.`,
  yes: (prospect, profit) =>
    `${passes[prospect]}, and whoever votes YES shares ${some(profit, "Vote")} then.`,
  no: (prospect, points) =>
    `${passes[prospect]}. If it fails, your NO is yours to keep, worth about ${some(points, "point")}.`,
  change: "The pitch could be made into a better one for you.",
  keep: (points, others) =>
    points === 0 && others === 0
      ? "Nobody has Votes with its icons yet."
      : `Your Votes score ${points} more with it, those of anybody else at most ${others}.`,
};
