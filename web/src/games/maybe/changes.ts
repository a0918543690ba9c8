// What of Maybe Movies everybody sees and can change: the pitch, the movies made, how many Votes each has won.
import type { Facts } from "../../table/changed";
import type { View } from "./view";

export function factsOf({ row, made, desks }: View): Facts {
  const facts: Facts = {};
  for (const movie of row) facts[`movie ${movie}`] = "pitched";
  for (const { top } of made) facts[`movie ${top}`] = "made";
  desks.forEach(({ won }, at) => (facts[`seat ${at + 1}`] = won.length));
  return facts;
}
