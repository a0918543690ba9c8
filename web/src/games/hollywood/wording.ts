// The acts of Hollywood as the dock says them: a question, a reason, a verb.
import { capital } from "../../lib/capital";
import { t } from "../../messages/index.svelte";
import type { Chair } from "../../lib/protocol";
import type { Act } from "../../table/touch";
import { placeName, signOf, title, type Move, type Outlook, type Place, type View } from "./view";

export function wordingIn(view: View, outlook: Outlook, chairs: Chair[], { action }: Act) {
  const { kind, job, other, from, to, die, poster, costume, card, cards } = action as Move;
  const words = t.hollywood.dock;
  const who = (place: string | undefined) => placeName(view, chairs, (place ?? "nowhere") as Place);
  const all = t.common.list((cards ?? []).map((each) => title(each ?? "")));
  const verb = words.verbs[kind];
  const does = (id: string) =>
    `${capital(t.hollywood.jobDoes[(outlook.jobs.find(({ job: each }) => each === id)?.number ?? 1) - 1])}.`;
  switch (kind) {
    case "roll": {
      const { owner, face } = outlook.dice[die ?? 0];
      const row = t.hollywood.dieOf(who(owner), t.hollywood.faces[face]);
      return { say: words.roll(who(owner)), why: words.shows(face), verb, row };
    }
    case "give":
      return { say: words.give(who(to)), why: t.hollywood.tokenMeans, verb };
    case "move":
      return { say: words.move(who(from), who(to)), why: t.hollywood.tokenMeans, verb };
    case "shoot":
      return { say: words.shoot(who(to)), why: does("cinematographer"), verb };
    case "invite":
      return { say: words.invite(who(to)), verb };
    case "swap":
      return { say: words.swap(title(job ?? ""), title(other ?? "")), why: does(other ?? ""), verb };
    case "produce":
      return { say: words.produce(title(job ?? ""), title(other ?? "")), verb };
    case "pick":
      return {
        say: words.pick(title(poster ?? "")),
        why: t.hollywood.posterMeans(t.hollywood.signs[signOf(poster ?? "")]),
        verb,
      };
    case "play":
      return { say: all ? words.play(all) : words.playNone, why: words.faceDown, verb };
    case "score":
      return { say: words.play(title(card ?? "")), why: words.faceDown, verb };
    case "add":
      return { say: words.add(title(card ?? "")), why: words.faceDown, verb };
    case "discard":
      return { say: words.discard(all), verb };
    case "dress":
      return {
        say: words.dress(title(costume ?? ""), who(to)),
        why: t.hollywood.costumeDoes[costume ?? ""],
        verb,
      };
    case "spend":
      return { say: words.spend(title(costume ?? "")), why: t.hollywood.costumeDoes[costume ?? ""], verb };
    default:
      return { verb };
  }
}

/** While a job or a costume waits for whom or what it is used on. */
export function halfwayIn(left: Act[]) {
  const words = t.hollywood.choice;
  const [first] = left;
  if (!first) return undefined;
  const { kind, job, costume } = first.action as Move;
  const more = t.hollywood.touchMore;
  // One's own job can be performed on somebody or swapped.
  if (left.some(({ action }) => action.kind !== kind)) {
    const swap = left.map(({ action }) => action as Move).find((move) => move.kind === "swap");
    return swap?.job
      ? { say: title(swap.job), why: words.performOrSwap }
      : { say: t.hollywood.touchedHalf, why: more };
  }
  switch (kind) {
    case "give":
      return { say: words.give(title("director")), why: words.giveTo };
    case "move":
      return { say: words.move(title("director")), why: more };
    case "shoot":
      return { say: words.shoot(title("cinematographer")), why: words.forWhom };
    case "invite":
      return { say: words.invite(title(job ?? "")), why: words.forWhom };
    case "produce":
      return { say: words.produce(title("producer")), why: more };
    case "swap":
      return { say: words.swap, why: more };
    case "dress":
    case "spend":
      return { say: title(costume ?? ""), why: words.costumeTarget };
  }
  return undefined;
}
