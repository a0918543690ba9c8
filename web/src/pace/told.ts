// What is happening now, in words, where no picture of it says so: one line that the dock and the foot of a television have.
import { capital } from "../lib/capital";
import { seatOf } from "../lib/chairs";
import { beat, climax, scene, type Moment } from "./moment";

export interface ToldNow {
  text: string;
  /** Whose doing it is. */
  seat: number | null;
}

/** A picture needs what the engine tells for it; `pictures` are those that the game has, by what they draw. */
export const isPictured = ({ weight, cues, draw }: Moment, pictures: object) =>
  weight >= scene && cues !== undefined && draw in pictures;

/** A picture tells its end itself, and not before it. */
export function toldNow(moment: Moment | null, pictures: object): ToldNow | null {
  if (!moment?.words || moment.weight < beat || moment.weight >= climax || isPictured(moment, pictures))
    return null;
  return {
    text: moment.lines.map(capital).join(" · "),
    seat: moment.told?.[0] ? seatOf({ event: moment.told[0].event }) : null,
  };
}
