import type { Chaptering } from "../../lib/chapters";

export const chaptering: Chaptering = {
  kind: "movie",
  begins: (_, before) => before === "movie_discarded",
};
