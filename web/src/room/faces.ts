import { remembered } from "../lib/memory";
import type { Lobby } from "../lib/protocol";

// Faces are numbers; so many are offered at a time.
export const faces = 8;

/** The face that somebody has chosen before; otherwise at first nobody's at the table. */
export function faceFor({ seats }: Lobby): number {
  const taken = seats.map((chair) => (chair.kind === "person" ? chair.face : undefined));
  const offered = Array.from({ length: faces }, (_, i) => i).filter((one) => !taken.includes(one));
  const any = (length: number) => Math.floor(Math.random() * length);
  return remembered.face ?? offered[any(offered.length)] ?? any(faces);
}
