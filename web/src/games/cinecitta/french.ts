// Cinecittà in French.
import pack from "$content/cinecitta/standard.json";
import { capital } from "../../lib/capital";
import { de, list } from "../../lib/french";
import type { GameWords, Who } from "../../lib/words";
import { refusals } from "./refusals.fr";

interface Event {
  kind: string;
  seat: number;
  to: number;
  card: string | null;
  notes: number | null;
  answer: "secure" | "headhunt" | null;
  cards: string[];
  out: string[];
}
type Action = Pick<Event, "kind" | "card" | "notes" | "out">;
type Subject = Pick<Event, "kind" | "to" | "card" | "notes" | "cards">;

const professions: Record<string, string> = {
  Director: "Réalisateur",
  Actor: "Acteur",
  Cameraman: "Caméraman",
  Scriptwriter: "Scénariste",
  Producer: "Producteur",
};

function name(card: string): string | undefined {
  const [profession, number] = card.split(" ");
  return professions[profession] && [professions[profession], number].filter(Boolean).join(" ");
}
function the(card: string | null): string {
  if (card === null) return "une carte";
  const french = name(card) ?? card;
  return french.startsWith("A") ? `l'${french}` : `le ${french}`;
}
const all = (cards: string[]) => list(cards.map(the));
function money(notes: number | null): string {
  if (notes === null) return "de l'argent";
  return notes === 0 ? "pas d'argent" : `${notes * pack.note} d'argent`;
}

const events: Record<string, (event: Event, who: Who) => string> = {
  offered: ({ seat, card, notes }, who) =>
    card === null
      ? `${who(seat)} a rempli son dossier`
      : `${who(seat)} met dans son dossier ${the(card)} et ${money(notes)}`,
  passed: ({ seat, to, card, notes }, who) =>
    `${who(to)} reçoit le dossier ${de(who(seat))} : ${the(card)} et ${money(notes)}`,
  answered({ seat, answer }, who) {
    if (answer === null) return `${who(seat)} a répondu`;
    return answer === "secure" ? `${who(seat)} garde les fonds` : `${who(seat)} débauche`;
  },
  returned({ seat, to, card, notes, answer }, who) {
    if (answer === "secure") return `${who(to)} garde l'argent ; ${the(card)} revient à ${who(seat)}`;
    const back = notes === 0 ? "aucun argent ne revient" : `${money(notes)} revient`;
    return `${who(to)} garde la carte ; ${back} à ${who(seat)}`;
  },
  arranged: ({ seat }, who) => `${who(seat)} a choisi son placement`,
  placed({ seat, cards, out }, who) {
    if (cards.length === 0) return `${who(seat)} ne place personne`;
    return `${who(seat)} place ${all(cards)}${out.length > 0 ? ` ; au Bureau : ${all(out)}` : ""}`;
  },
  wallet_shown: ({ seat, notes }, who) => `${who(seat)} montre son portefeuille : ${money(notes)}`,
};

const actions: Record<string, (action: Action) => string> = {
  offer: ({ card, notes }) => `proposer ${the(card)} ${notes === 0 ? "sans argent" : `avec ${money(notes)}`}`,
  secure: () => "garder les fonds : l'argent reste, la carte repart",
  headhunt: () => "débaucher : garder la carte, ajouter autant d'argent",
  place: ({ out }) =>
    out.length === 0 ? "placer, personne ne passe au Bureau" : `placer ; au Bureau : ${all(out)}`,
};

const questions: Record<string, (subject: Subject, who: Who) => string> = {
  offer: ({ to }, who) =>
    `Quelle carte mettez-vous dans votre dossier pour ${who(to)}, et combien d'argent avec elle ?`,
  answer: ({ card, notes }) =>
    `Dans le dossier : ${the(card)} et ${money(notes)}. Gardez-vous l'argent ou la carte ?`,
  place({ cards }) {
    if (cards.length === 0) return "Vous n'avez aucune carte à placer.";
    return `${capital(all(cards))} ${cards.length === 1 ? "entre" : "entrent"} dans votre Studio.`;
  },
};

export const french: GameWords = {
  event: (event, who) => events[event.kind]?.(event as Event, who),
  action: (action) => actions[action.kind]?.(action as Action),
  question: ({ about }, who) => about && questions[about.kind]?.(about as Subject, who),
  clauses: "C37",
  refusals,
  options: {
    coaster: "débauchage à volonté : à chaque manche, le dossier va un joueur plus loin (4-5 joueurs)",
    awards: "prix du cinéma : la plus haute qualité gagne 200, la plus basse perd 100",
  },
  name,
};
