import type { Chaptering } from "../../lib/chapters";

export const chaptering: Chaptering = {
  kind: "pitch",
  begins: (kind, before) => kind === "pitched" && before !== "pitched" && before !== "finished",
};
