// What of Boulevard everybody sees and can change: who booked which film, where markers and chips are, who has how much.
import type { Facts } from "../../table/changed";
import { signOf } from "./signs";
import type { Outlook, View } from "./view";

export function factsOf({ theatres }: View, sums: Outlook | null): Facts {
  const facts: Facts = {};
  theatres.forEach(({ cash, films, markers }, at) => {
    facts[`cash ${at + 1}`] = cash;
    for (const film of films) facts[`film ${film}`] = at + 1;
    for (const spot of markers)
      if (spot && !signOf(spot)) facts.stars = `${facts.stars ?? ""} ${at + 1} ${spot}`;
  });
  for (const { spot, markers, chips } of sums?.places ?? [])
    if (markers.length > 0 || chips.some((count) => count > 0))
      facts[`place ${spot}`] = `${markers.join(" ")}, ${chips.join(" ")}`;
  return facts;
}
