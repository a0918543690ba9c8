import type { Chaptering } from "../../lib/chapters";

export const chaptering: Chaptering = {
  kind: "round",
  begins: (kind, before) => kind === "offered" && before === "placed",
};
