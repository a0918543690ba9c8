// Nine colours for nine seats, each with a shape: nothing is told by a colour alone.
export const seatColours = [
  "#f2a007",
  "#56b4e9",
  "#16a877",
  "#e08cc0",
  "#f1e34b",
  "#2f7fd0",
  "#e2611c",
  "#d7dbe2",
  "#a9744a",
];
export const seatShapes = [
  "M12 3a9 9 0 1 1-.1 0z",
  "M12 1.500L22 12 12 22.500 2 12z",
  "M12 2.500L22.500 21h-21z",
  "M3.500 3.500h17v17h-17z",
  "M12 1.800l9 5.100v10.200l-9 5.100-9-5.100V6.900z",
  "M8.500 2.500h7v6h6v7h-6v6h-7v-6h-6v-7h6z",
  "M12 1.500c4 6 8 9 8 13.500a8 8 0 0 1-16 0c0-4.500 4-7.500 8-13.500z",
  "M15 2a10 10 0 1 0 7 14A8.500 8.500 0 0 1 15 2z",
  "M3 21.500V12a9 9 0 0 1 18 0v9.500h-6V13a3 3 0 0 0-6 0v8.500z",
];
export const colourOf = (seat: number) => seatColours[(seat - 1) % seatColours.length];
export const shapeOf = (seat: number) => seatShapes[(seat - 1) % seatShapes.length];

export interface Spot {
  side: "left" | "top" | "right" | "bottom";
  /** Which of those on that side, counted clockwise, and how many they are. */
  at: number;
  of: number;
  /** Where on the rim of a round table, in degrees: 180 is its left end, 90 the top. */
  turn?: number;
}
/** Where the others sit around a desk, clockwise from the left: on both sides, an odd one at the top; or `below`, where
 * nobody else sits, and then the first. */
export function around(others: number, below = false): Spot[] {
  const top = others % 2;
  const side = (others - top) / 2;
  const row = (name: Spot["side"], of: number) =>
    Array.from({ length: of }, (_, at) => ({ side: name, at, of }));
  const [left, right] = [row("left", side), row("right", side)];
  return below ? [...row("bottom", top), ...left, ...right] : [...left, ...row("top", top), ...right];
}
/** The same on the rim of a round table. Where you are not among them, as on a television, the first sits in your place. */
export function onRim(others: number, watched: boolean): Spot[] {
  const rest = watched ? others - 1 : others;
  const from = rest > 4 ? 200 : rest > 2 ? 180 : 140; // many sit a little below the middle, too; two, with two jobs each, above the stage
  const spots = around(rest).map((spot, at) => ({
    ...spot,
    turn: rest > 1 ? from - (at * (2 * from - 180)) / (rest - 1) : 90,
  }));
  return watched ? [{ side: "bottom", at: 0, of: 1, turn: 270 }, ...spots] : spots;
}
