// When what happens at the box office: theatre after theatre, its dice with their reasons, the till; then all of them.
import type { Telling } from "$types/boulevard";
import type { Timing } from "../../../pace/by_kind";
import type { Cue, Told } from "../../../pace/moment";

export type ToldDie = Telling["dice"][number];

/** Each theatre takes as long on every screen; with the bars no longer than clocks wait for it (scene_length). */
const length = 1600;
/** All dice are counted in: whose they are rolls them, or they roll by themselves. */
export const counted = 440;
export const dropped = 450;
const patience = 4000;
export const landed = 1300;
const bars = 800;
/** From one bar to the next, and how long each takes. */
export const apart = 60;
export const grows = 500;

export function officesOf(told: Told[]) {
  return told
    .filter(({ event }) => event.kind === "paid_out")
    .map(({ event, telling }, i) => {
      const office = telling as Telling | undefined;
      const start = i * length;
      // The dice stop one after the other.
      const stops = (office?.dice ?? []).map(
        (_, die, all) => start + dropped + 500 + ((landed - dropped - 500) * (die + 1)) / all.length,
      );
      const { money } = event as unknown as { money: number };
      return { seat: event.seat ?? 1, money, office, start, stops };
    });
}
export const officeTimes = (told: Told[]) => {
  const offices = officesOf(told);
  const all = offices.length * length;
  return { offices, all, ms: all + bars };
};

export function officeTiming(told: Told[]): Timing | null {
  const { offices, all, ms } = officeTimes(told);
  if (offices.some(({ office }) => office?.kind !== "box_office")) return null;
  const cues: Cue[] = offices.flatMap(({ start, stops, office }) => [
    { at: start + dropped, sound: "dice" as const },
    ...stops.map((at, die) => ({ at, sound: "till" as const, step: office!.dice[die].face ?? 1 })),
  ]);
  cues.push({ at: all, sound: "fanfare" });
  const waits = offices.map(({ seat, start }) => ({ seat, at: start + counted, ms: patience }));
  return { ms, marks: [...offices.slice(1).map(({ start }) => start), all], cues, waits };
}
