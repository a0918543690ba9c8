// Maybe Movies in French.
import { de } from "../../lib/french";
import type { GameWords, Who } from "../../lib/words";
import { flavours } from "./flavours.fr";
import { offeredInFrench } from "./titles.fr";
import { refusals } from "./refusals.fr";

interface Action {
  kind: string;
  movie: string;
  vote: string;
  icon: string;
  number: number;
}
interface Event extends Omit<Action, "movie" | "vote"> {
  seat: number;
  movie: string | null;
  vote: string | null;
  chosen: Action;
  result: "success" | "failure";
}
interface Subject {
  kind: string;
  movie: string;
}
interface View {
  step: string;
  row: string[];
}

const icons: Record<string, string> = {
  money: "argent",
  actors: "acteurs",
  script: "scénario",
  setting: "décor",
  camera: "caméra",
  microphone: "micro",
};
const kinds: Record<string, string> = { YES: "OUI", NO: "NON", CHANGE: "CHANGE" };

/** "YES camera 4", "CHANGE 7" */
function voteName(name: string): string | undefined {
  const [kind, ...rest] = name.split(" ");
  return kinds[kind] && [kinds[kind], ...rest.map((word) => icons[word] ?? word)].join(" ");
}
const vote = (name: string | null) => (name === null ? "un Vote" : (voteName(name) ?? name));
const movie = (line: string | null) => (line === null ? "une carte Film" : `« ${flavours[line] ?? line} »`);

const events: Record<string, (event: Event, who: Who) => string | undefined> = {
  pitched: (e, who) => `${who(e.seat)} présente ${movie(e.movie)}`,
  finished: (e, who) => `Le projet ${de(who(e.seat))} est complet`,
  new_deck: () => "Les cartes Film défaussées sont mélangées en une nouvelle pioche",
  stacks_emptied: () => "Les cartes sous les Films tournés sont mélangées en une nouvelle pioche",
  filled: (e) => `${movie(e.movie)} rejoint le marché`,
  drew_movie: (e, who) => `${who(e.seat)} pioche ${movie(e.movie)}`,
  voted: (e, who) => (e.vote === null ? `${who(e.seat)} a voté` : `${who(e.seat)} a voté ${vote(e.vote)}`),
  shown: (e, who) => `${who(e.seat)} vote ${vote(e.vote)}`,
  added: (e, who) => `${who(e.seat)} ajoute ${movie(e.movie)}`,
  removed: (e, who) => `${who(e.seat)} retire ${movie(e.movie)}`,
  skipped: (e, who) => `${who(e.seat)} n'y change rien`,
  taken_back: (e, who) => `${who(e.seat)} reprend ${vote(e.vote)}`,
  spent: (e, who) => `${vote(e.vote)} ${de(who(e.seat))} quitte la partie`,
  drew: (e, who) => `${who(e.seat)} pioche ${vote(e.vote)} dans la réserve`,
  chose(e, who) {
    const choice = actions[e.chosen.kind]?.(e.chosen);
    return choice && `${who(e.seat)} : ${choice}`;
  },
  succeeded: (e, who) => `Le projet ${de(who(e.seat))} réussit`,
  failed: (e, who) => `Le projet ${de(who(e.seat))} échoue`,
  profit: (e) => `Le bénéfice est de ${e.number}`,
  won: (e, who) => `${who(e.seat)} gagne ${vote(e.vote)}`,
  returned: (e) => `${vote(e.vote)} va à la réserve`,
  kept: (e, who) => `${who(e.seat)} garde ${movie(e.movie)}${e.result === "success" ? "" : " comme échec"}`,
};

const actions: Record<string, (action: Action) => string> = {
  pitch: (a) => `présenter ${movie(a.movie)}`,
  finish: () => "le projet est complet",
  vote: (a) => `voter ${vote(a.vote)}`,
  add: (a) => `ajouter ${movie(a.movie)}`,
  remove: (a) => `retirer ${movie(a.movie)}`,
  skip: () => "n'y rien changer",
  choose_icon: (a) => `choisir ${icons[a.icon]}`,
  choose_card: (a) => `choisir ${movie(a.movie)}`,
  choose_number: (a) => `choisir ${a.number}`,
  keep: (a) => `garder ${movie(a.movie)}`,
};

// What a condition leaves open shows in the kind of the choices.
const conditions: Partial<Record<string, (card: string) => string>> = {
  "cost choose_icon": (card) => `${card} coûte deux icônes pareilles : lesquelles ?`,
  "cost choose_card": (card) => `${card} coûte autant que quelle carte ?`,
  "profit choose_card": (card) => `${card} rapporte autant que quelle carte ?`,
  "profit choose_number": (card) => `Combien rapporte ${card} ?`,
};
const questions: Record<string, (view: View) => string> = {
  pitch: ({ row }) =>
    row.length === 0
      ? "Quelle carte ouvre votre projet ?"
      : "Encore une carte, ou le projet est-il complet ?",
  vote: () => "Quel Vote donnez-vous ?",
  add: () => "CHANGE : ajoutez-vous une de vos cartes ?",
  remove: () => "CHANGE : retirez-vous une carte ?",
  keep: () => "Quelle carte rejoint les Films tournés ?",
};

export const french: GameWords = {
  event: (event, who) => events[event.kind]?.(event as Event, who),
  action: (action) => actions[action.kind]?.(action as Action),
  question({ view, about, choices }) {
    const { step } = view as View;
    const open = conditions[`${step} ${choices[0]?.action.kind}`];
    return open && about ? open(movie((about as Subject).movie)) : questions[step]?.(view as View);
  },
  clauses: "MM",
  refusals,
  options: {
    trendsetter: "Trendsetter Tricks : chaque projet reste, et ce qu'il montre double coûts ou bénéfices",
    changes: "Breaking Changes : des Votes CHANGE modifient le projet, et tous votent de nouveau",
    blockbusters:
      "Blockbuster Budgets : des cartes Film dont le coût et le bénéfice dépendent d'une condition",
  },
  name: (name) => flavours[name] ?? voteName(name) ?? icons[name] ?? offeredInFrench(name),
};
