// The choices of a decision as a tree: what to do, then with whom or what. No rule is asked: every
// leaf is a choice of the engine.
import { t } from "../../messages/index.svelte";
import type { Chair, Choice } from "../../lib/protocol";
import { jobTitle, ownerOfDie, placeName, small, title, type Card, type Move, type View } from "./view";

export interface Leaf {
  label: string;
  action: Move;
  cards?: Card[];
  poster?: string;
}
export interface Branch {
  label: string;
  question: string;
  nodes: Node[];
}
export type Node = Leaf | Branch;
export const isBranch = (node: Node): node is Branch => "nodes" in node;

type Step = { label: string; question: string };

export function treeOf(view: View, chairs: Chair[], choices: Choice[]): Node[] {
  const roots: Node[] = [];
  const words = t.hollywood.choice;
  const who = (place: string) => placeName(view, chairs, place);
  const job = (id: string) => {
    const owner = view.owners[Number.parseInt(jobTitle(id)) - 1];
    return `${jobTitle(id)} (${who(owner)})`;
  };
  const die = (at: number) =>
    words.dieOf(at + 1, who(ownerOfDie(view, at)), t.hollywood.faces[view.dice[at]]);
  const costume = (id: string): Step => ({
    label: `${title(id)}: ${t.hollywood.costumeDoes[id]}`,
    question: words.costumeTarget,
  });

  function insert(path: Step[], leaf: Leaf) {
    let nodes = roots;
    for (const { label, question } of path) {
      let branch = nodes.filter(isBranch).find((node) => node.label === label);
      if (!branch) nodes.push((branch = { label, question, nodes: [] }));
      nodes = branch.nodes;
    }
    nodes.push(leaf);
  }

  for (const { action: given, text } of choices) {
    const action = given as Move;
    const to = action.to ?? "nowhere";
    const leaf = (label: string, more: Partial<Leaf> = {}): Leaf => ({ label, action, ...more });
    switch (action.kind) {
      case "produce":
        insert(
          [
            { label: words.produce(title("producer")), question: words.produceFirst },
            { label: job(action.job ?? ""), question: words.produceWith(job(action.job ?? "")) },
          ],
          leaf(job(action.other ?? "")),
        );
        break;
      case "give":
        insert([{ label: words.give(title("director")), question: words.giveTo }], leaf(who(to)));
        break;
      case "move":
        insert(
          [
            { label: words.move(title("director")), question: words.moveFrom },
            {
              label: who(action.from ?? ""),
              question: words.moveTo(who(action.from ?? "")),
            },
          ],
          leaf(who(to)),
        );
        break;
      case "shoot":
        insert([{ label: words.shoot(title("cinematographer")), question: words.forWhom }], leaf(who(to)));
        break;
      case "invite":
        insert([{ label: words.invite(title(action.job ?? "")), question: words.forWhom }], leaf(who(to)));
        break;
      case "swap": {
        const first = { label: words.swap, question: words.swapWhich };
        const own = {
          label: jobTitle(action.job ?? ""),
          question: words.swapFor(jobTitle(action.job ?? "")),
        };
        insert(
          small(view) ? [first, own] : [{ ...first, question: own.question }],
          leaf(jobTitle(action.other ?? "")),
        );
        break;
      }
      case "roll":
        insert(
          view.step === "turn" ? [{ label: words.reroll, question: words.whichDie }] : [],
          leaf(die(action.die ?? 0)),
        );
        break;
      case "dress":
        insert([{ ...costume(action.costume ?? ""), question: words.costumeTo }], leaf(who(to)));
        break;
      case "spend": {
        const first = { label: words.spend, question: words.whichCostume };
        const which = costume(action.costume ?? "");
        if (to !== "nowhere") insert([first, which], leaf(who(to)));
        else if (action.die !== undefined && action.die < view.dice.length)
          insert([first, which], leaf(die(action.die)));
        else insert([first], leaf(which.label));
        break;
      }
      case "play":
      case "discard":
        insert([], leaf(text, { cards: action.cards ?? [] }));
        break;
      case "score":
      case "add":
        insert([], leaf(text, { cards: action.card ? [action.card] : [] }));
        break;
      case "pick":
        insert([], leaf(text, { poster: action.poster }));
        break;
      default:
        insert([], leaf(text));
    }
  }
  return roots;
}
