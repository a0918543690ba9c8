// A premiere and every closing night end with applause, the same on every device.
import { nightTiming } from "../../web/src/games/boulevard/scenes/night";
import { screeningTiming } from "../../web/src/games/cinecitta/scenes/timing";
import { masksTiming } from "../../web/src/games/hollywood/scenes/masks";
import { premiereTiming } from "../../web/src/games/hollywood/scenes/premiere";
import { creditsTiming } from "../../web/src/games/maybe/scenes/credits";
import type { Told } from "../../web/src/pace/moment";

const told = (telling: unknown) =>
  [{ event: { kind: "" }, text: "", telling }] as Told[];
const count = (patriots: number, communists: number) => ({
  card: null,
  by: null,
  patriots,
  communists,
  leads: "none",
});
const premiere = (winner: string) =>
  premiereTiming(
    told({
      kind: "premiere",
      poster: count(0, 1),
      cards: [count(1, 1), count(1, 2)],
      winner,
    }),
  );

test.each([
  ["a premiere that one side wins", premiere("patriots")],
  ["a premiere that the other side wins", premiere("communists")],
  ["loyalties shown", masksTiming(told({ kind: "roles", order: [2, 1, 3] }))],
  ["the end of Boulevard", nightTiming(4)],
  ["the end of Maybe Movies", creditsTiming(5)],
  ["the final screening", screeningTiming(told({ kind: "screening" }))],
])("%s ends with applause", (_, timing) => {
  const last = timing!.cues.at(-1)!;
  expect(last.sound).toBe("applause");
  expect(last.at).toBeLessThan(timing!.ms);
});
