import type { Chaptering } from "../../lib/chapters";

export const chaptering: Chaptering = {
  kind: "week",
  begins: (_, before) => before === "week_ended",
};
