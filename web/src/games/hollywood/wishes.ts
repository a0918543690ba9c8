// What somebody may want to do, as far as that is seen on the table: perform a job, spend a costume, roll a die. Whether
// it is possible, and why not, the engine says.
import { t } from "../../messages/index.svelte";
import type { Choice } from "../../lib/protocol";
import type { Wish } from "../../lib/why";
import { seatPlace, type Move, type View } from "./view";

const noDie = 255;

/** One way to perform each job, by its number; who it is done to hardly matters to the question. */
const performing = (seat: number): Move[] => {
  const to = seatPlace(seat);
  return [
    { kind: "write" },
    { kind: "produce", job: "screenwriter", other: "producer" },
    { kind: "give", to },
    { kind: "light" },
    { kind: "shoot", to },
    { kind: "invite", job: "actress", to },
    { kind: "invite", job: "actor", to },
    { kind: "compose" },
    { kind: "edit" },
    { kind: "design" },
  ];
};

/** The wish to perform a job, when its player may perform one and this is no choice. */
export function barredJob(view: View, seat: number, number: number, choices: Choice[]): Move | null {
  if (choices.length === 0 || !["turn", "perform_now"].includes(view.step)) return null;
  const wish = performing(seat)[number - 1];
  const kinds = wish.kind === "give" ? ["give", "move"] : [wish.kind];
  const possible = choices.some(({ action }) => {
    const { kind, job } = action as Move;
    return kinds.includes(kind) && (kind !== "invite" || job === wish.job);
  });
  return possible ? null : wish;
}

/** Likewise for a costume. */
export function barredCostume(costume: string, choices: Choice[]): Move | null {
  if (choices.length === 0) return null;
  const possible = choices.some(({ action }) => {
    const move = action as Move;
    return move.kind === "spend" && move.costume === costume;
  });
  return possible ? null : { kind: "spend", costume, to: "nowhere", die: noDie };
}

export function wishesIn(view: View): Wish[] {
  const words = t.hollywood;
  const dice = view.dice.map((face, die) => ({
    action: { kind: "roll", die } as Move,
    of: words.die(die + 1, words.faces[face]),
  }));
  if (view.step === "reroll") return dice;
  return view.step === "light" ? [{ action: { kind: "stop" }, of: words.choice.stop }] : [];
}
