// The choices of a decision as a tree: what to do, then with whom or what. No rule is asked: every
// leaf is a choice of the engine.
import type { Chair, Choice } from "../../lib/protocol";
import {
  costumes,
  jobTitle,
  ownerOfDie,
  placeName,
  small,
  title,
  type Card,
  type Move,
  type View,
} from "./view";

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
  const who = (place: string) => placeName(view, chairs, place);
  const job = (id: string) => {
    const owner = view.owners[Number.parseInt(jobTitle(id)) - 1];
    return `${jobTitle(id)} (${who(owner)})`;
  };
  const die = (at: number) => `Die ${at + 1}, ${who(ownerOfDie(view, at))}: ${view.dice[at]}`;
  const costume = (id: string): Step => ({
    label: `${title(id)}: ${costumes[id]}`,
    question: "On whom or what?",
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
            { label: "Producer: swap two jobs", question: "Which two jobs? The first:" },
            { label: job(action.job ?? ""), question: `Swap ${job(action.job ?? "")} with:` },
          ],
          leaf(job(action.other ?? "")),
        );
        break;
      case "give":
        insert([{ label: "Director: give a token", question: "Who gets the token?" }], leaf(who(to)));
        break;
      case "move":
        insert(
          [
            { label: "Director: move a token", question: "From whom?" },
            {
              label: who(action.from ?? ""),
              question: `The token goes from ${who(action.from ?? "")} to:`,
            },
          ],
          leaf(who(to)),
        );
        break;
      case "shoot":
        insert([{ label: "Cinematographer: a new hand", question: "For whom?" }], leaf(who(to)));
        break;
      case "invite":
        insert(
          [{ label: `${title(action.job ?? "")}: draw two, discard two`, question: "For whom?" }],
          leaf(who(to)),
        );
        break;
      case "swap": {
        const first = { label: "Swap a job with the centre", question: "Which of yours?" };
        const own = { label: jobTitle(action.job ?? ""), question: `${jobTitle(action.job ?? "")} for:` };
        insert(
          small(view) ? [first, own] : [{ ...first, question: own.question }],
          leaf(jobTitle(action.other ?? "")),
        );
        break;
      }
      case "roll":
        insert(
          view.step === "turn"
            ? [{ label: "Re-roll a die, then maybe another", question: "Which die?" }]
            : [],
          leaf(die(action.die ?? 0)),
        );
        break;
      case "dress":
        insert([{ ...costume(action.costume ?? ""), question: "Who gets it?" }], leaf(who(to)));
        break;
      case "spend": {
        const first = { label: "Spend a costume", question: "Which costume?" };
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
