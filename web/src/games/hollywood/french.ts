// Hollywood in French.
import pack from "$content/hollywood/standard.json";
import { capital } from "../../lib/capital";
import { de, list, que, some } from "../../lib/french";
import type { Asked, GameWords, Who } from "../../lib/words";
import { refusals } from "./refusals.fr";

type Card = string | null;
interface Event {
  kind: string;
  seat: number;
  from: string;
  to: string;
  die: number;
  jobs: Card[];
  posters: Card[];
  costumes: Card[];
  cards: Card[];
  faces: ("blank" | "star")[];
  shown: number[];
  symbols: number[];
  winner: string;
  loyalty: Card;
}
interface Action {
  kind: string;
  job: string;
  other: string;
  from: string;
  to: string;
  die: number;
  poster: string;
  costume: string;
  card: string;
  cards: string[];
}
interface Claim {
  kind: string;
  loyalty: string;
  symbol: string;
  about: number;
}
interface View {
  seat: number | null;
  step: string;
  actor: number;
  swapped: string;
  rolls: number;
  owed: number;
  held: Card;
}

const jobs: Record<string, string> = {
  screenwriter: "Scénariste",
  producer: "Producteur",
  director: "Réalisateur",
  gaffer: "Éclairagiste",
  cinematographer: "Chef opérateur",
  actress: "Actrice",
  actor: "Acteur",
  composer: "Compositeur",
  editor: "Monteur",
  designer: "Costumier",
};
const cards: Record<string, string> = {
  neutral: "Neutre",
  patriot: "Patriote",
  double_patriot: "Patriote double",
  hearing: "Commission d'enquête",
  communist: "Communiste",
  double_communist: "Communiste double",
  shake_up: "Remaniement",
};
const posters: Record<string, string> = {
  animation: "Animation",
  western: "Western",
  war: "Guerre",
  epic: "Épopée",
  sports: "Sport",
  horror: "Horreur",
  monster: "Monstre",
  film_noir: "Film noir",
  science_fiction: "Science-fiction",
  social_drama: "Drame social",
  musical: "Comédie musicale",
  comedy: "Comédie",
  romance: "Romance",
  mystery: "Mystère",
  adventure: "Aventure",
};
const costumes: Record<string, string> = {
  trench_coat: "Trench-coat",
  cowboy_hat: "Chapeau de cow-boy",
  jester_cap: "Bonnet de bouffon",
  tuxedo: "Smoking",
  evening_gown: "Robe du soir",
  prison_stripes: "Tenue de bagnard",
  beret: "Béret",
  fedora: "Fédora",
  uniform: "Uniforme",
};
const symbols: Record<string, string> = { neutral: "neutre", patriot: "patriote", communist: "communiste" };
const loyalties: Record<string, string> = {
  patriot: "Patriote",
  communist: "Communiste",
  rising_star: "l'Étoile montante",
};
const winners: Record<string, string> = {
  none: "personne ne gagne",
  patriots: "les patriotes gagnent",
  communists: "les communistes gagnent",
  both: "les deux camps gagnent",
};
const others: Record<string, string> = {
  rising_star: "Étoile montante",
  final: "finale",
  prototype: "prototype",
};
const jobIds = Object.keys(jobs);
const cardIds = Object.keys(cards);

const job = (id: Card) => (id === null ? "aucun métier" : (jobs[id] ?? id));
const numbered = (id: Card) => (id === null ? job(id) : `${jobIds.indexOf(id) + 1} ${job(id)}`);
const card = (id: Card) => (id === null ? "une carte" : (cards[id] ?? id));
const costume = (id: Card) => (id === null ? "un costume" : (costumes[id] ?? id));
function poster(id: Card): string {
  if (id === null) return "une affiche";
  const symbol = pack.posters.find((facts) => facts.poster === id)?.symbol ?? "neutral";
  return `${posters[id] ?? id} (${symbols[symbol] ?? symbol})`;
}
function all(what: Card[]): string {
  if (what.length === 0) return "rien";
  const unknown = what.filter((id) => id === null).length;
  return unknown === what.length && unknown > 1 ? `${unknown} cartes` : list(what.map(card));
}
function movie(shown: number[]): string {
  const parts = shown.flatMap((number, at) => {
    if (number === 0) return [];
    return [number === 1 ? card(cardIds[at]) : `${number} ${card(cardIds[at])}`];
  });
  return parts.length === 0 ? "aucune carte" : parts.join(", ");
}
const loyalty = (id: Card) => (id === null ? "de loyauté inconnue" : (loyalties[id] ?? id));
const face = (shown: Event["faces"][number]) => (shown === "star" ? "une étoile" : "une face vide");
const faces = (shown: Event["faces"]) => shown.map((each) => (each === "star" ? "★" : "–")).join(" ");
const die = (number: number) => `le dé ${number + 1}`;

// A place alone, and with "de", "à" and "sur".
function place(id: string, who: Who): string {
  const [kind, number] = id.split(" ");
  if (kind === "seat") return who(Number(number));
  if (kind === "ghost") return `le fantôme ${number}`;
  return kind === "centre" ? "le centre" : "la pioche";
}
const from = (id: string, who: Who) => de(place(id, who)).replace("de le ", "du ");
const to = (id: string, who: Who) => `à ${place(id, who)}`.replace("à le ", "au ");
const on = (id: string, who: Who) => `sur ${place(id, who)}`;

function spent(what: { costumes?: Card[]; costume?: Card; to: string; die?: number }, who: Who): string {
  const target = what.to === "nowhere" ? "" : ` ${on(what.to, who)}`;
  const dice = what.die === undefined ? "" : ` sur ${die(what.die)}`;
  return `${costume(what.costume ?? what.costumes?.[0] ?? null)}${target}${dice}`;
}

type Line = (event: Event, who: Who) => string;
const events: Record<string, Line> = {
  ghosts_rolled: (e) => `Les dés des fantômes : ${faces(e.faces)}`,
  declined: (e, who) => `${who(e.seat)} refuse`,
  passed: (e, who) => `${who(e.seat)} passe`,
  posters_shuffled: () => "Les affiches sont mélangées de nouveau",
  posters_drawn: (e, who) => `${who(e.seat)} pioche deux affiches`,
  poster_shown: (e) =>
    `L'affiche est ${poster(e.posters[0])}${e.posters.length > 1 ? ` ; écartée : ${poster(e.posters[1])}` : ""}`,
  jobs_swapped: (e, who) => `${who(e.seat)} échange ${numbered(e.jobs[0])} et ${numbered(e.jobs[1])}`,
  job_taken: (e, who) =>
    `${who(e.seat)} échange ${numbered(e.jobs[0])} contre ${numbered(e.jobs[1])} du centre`,
  token_given: (e, who) => `${who(e.seat)} fait passer un jeton ${from(e.from, who)} ${to(e.to, who)}`,
  light_set: (e, who) => `${who(e.seat)} règle l'éclairage`,
  rolled: (e, who) => `${who(e.seat)} relance ${die(e.die)} : ${face(e.faces[0])}`,
  invited: (e, who) => `${who(e.seat)} exerce le métier ${de(job(e.jobs[0]))} pour ${place(e.to, who)}`,
  accepted: (e, who) => `${who(e.seat)} accepte`,
  ghosts_seen: (e, who) => `${who(e.seat)} regarde les fantômes : ${all(e.cards)}`,
  edit_declared: (e, who) => `${who(e.seat)} montera le film`,
  reshuffled: () => "La défausse forme la nouvelle pioche",
  drew: (e, who) => `${capital(place(e.to, who))} pioche ${all(e.cards)}`,
  discarded: (e, who) => `${who(e.seat)} défausse ${all(e.cards)}`,
  composed: (e, who) => `${who(e.seat)} pioche ${all(e.cards)} pour le film`,
  scored: (e, who) =>
    `${who(e.seat)} met ${card(e.cards[0])} dans le film${e.cards.length > 1 ? `, défausse ${card(e.cards[1])}` : ""}`,
  sealed: (e, who) => `${who(e.seat)} ${e.cards.length > 0 ? `joue ${all(e.cards)}` : "a choisi"}`,
  added: (e, who) => `${capital(place(e.to, who))} ajoute ${all(e.cards)} au film`,
  dealt: (e) => `La pioche ajoute ${all(e.cards)} au film`,
  cut_seen: (e, who) =>
    `${who(e.seat)} regarde une carte du film${e.cards[0] ? ` : ${card(e.cards[0])}` : ""}`,
  put_back: (e, who) => `${who(e.seat)} remet la carte`,
  removed: (e) => `${capital(all(e.cards))} quitte le film`,
  revealed: (e) =>
    `Le film : ${movie(e.shown)} ; patriotes ${e.symbols[0]}, communistes ${e.symbols[1]} : ${winners[e.winner]}`,
  dice_rolled: (e) => `Une Commission d'enquête : tous les dés sont relancés : ${faces(e.faces)}`,
  jobs_dealt: () => "Un Remaniement : tous les métiers sont redistribués",
  movie_discarded: () => "Les cartes du film sont défaussées",
  designed: (e, who) => `${who(e.seat)} pioche des costumes`,
  dressed: (e, who) => `${who(e.seat)} donne ${costume(e.costumes[0])} ${to(e.to, who)}`,
  spent: (e, who) => `${who(e.seat)} dépense ${spent(e, who)}`,
  hand_seen: (e, who) => `${who(e.seat)} voit ${all(e.cards)} dans la main ${from(e.to, who)}`,
  exchanged: (e, who) =>
    `${who(e.seat)} donne ${card(e.cards[0])} ${to(e.to, who)} et reçoit ${card(e.cards[1])}`,
  movie_seen: (e, who) => `${who(e.seat)} voit ${all(e.cards)} dans le film`,
  die_turned: (e) => `${capital(die(e.die))} montre maintenant ${face(e.faces[0])}`,
  token_taken: (e, who) => `${who(e.seat)} prend un jeton`,
  called_off: () => "Ni Commission d'enquête ni Remaniement cette fois",
  turn_started: (e, who) => `Au tour ${de(who(e.seat))}`,
  loyalty_shown: (e, who) => `${who(e.seat)} était ${loyalty(e.loyalty)}`,
};
const actions: Record<string, (action: Action, who: Who) => string> = {
  pass: () => "passer",
  decline: () => "non",
  stop: () => "ne plus relancer",
  write: () => "écrire : piocher deux affiches et en choisir une",
  accept: () => "piocher deux cartes et en défausser deux",
  light: () => "Éclairagiste : relancer jusqu'à trois fois",
  compose: () => "Compositeur : piocher deux cartes, dont une pour le film",
  edit: () => "Monteur : annoncer un montage",
  design: () => "Costumier : piocher deux costumes",
  look: () => "regarder les cartes des fantômes",
  cut: () => "défausser cette carte",
  keep: () => "la remettre",
  pick: (a) => `montrer ${poster(a.poster)}`,
  produce: (a) => `Producteur : échanger ${numbered(a.job)} et ${numbered(a.other)}`,
  give: (a, who) => `Réalisateur : donner un jeton ${to(a.to, who)}`,
  move: (a, who) => `Réalisateur : faire passer un jeton ${from(a.from, who)} ${to(a.to, who)}`,
  shoot: (a, who) => `Chef opérateur : une nouvelle main pour ${place(a.to, who)}`,
  invite: (a, who) => `${job(a.job)} : deux cartes à piocher et deux à défausser pour ${place(a.to, who)}`,
  swap: (a) => `échanger ${numbered(a.job)} contre ${numbered(a.other)} du centre`,
  roll: (a) => `relancer ${die(a.die)}`,
  discard: (a) => `défausser ${all(a.cards)}`,
  score: (a) => `${card(a.card)} dans le film, défausser l'autre`,
  dress: (a, who) => `donner ${costume(a.costume)} ${to(a.to, who)}`,
  play: (a) => (a.cards.length === 0 ? "ne jouer aucune carte" : `jouer ${all(a.cards)}`),
  add: (a) => `rendre un jeton pour ajouter ${card(a.card)}`,
  spend: (a, who) => `dépenser ${spent(a, who)}`,
};

// The clause tells a strike; how many cards are asked for stands in every choice.
function stars({ clause, choices }: Asked): string {
  if (clause === "H47-95") return "Grève du syndicat : quelles cartes jouez-vous, de zéro à trois ?";
  const number = (choices[0]?.action as Action | undefined)?.cards.length ?? 0;
  return number > 1
    ? `Vos étoiles demandent ${number} cartes. Lesquelles vont dans le film ?`
    : "Quelle carte va dans le film ?";
}
const questions: Record<string, (view: View, asked: Asked) => string> = {
  write: () => "Écrivez-vous ? Deux affiches au choix, et votre tour est fini.",
  pick: () => "Quelle affiche est montrée ?",
  turn: ({ actor, seat }) =>
    actor === seat
      ? "À vous : exercez un métier, échangez-en un, relancez, ou passez."
      : "Vous pouvez dépenser un costume avant ce tour.",
  perform_now: ({ swapped }) => `Exercez-vous aussitôt le métier ${de(job(swapped))} ?`,
  reroll: () => "Relancer un autre dé ?",
  light: ({ rolls }) => `Relances restantes : ${rolls}. Quel dé ?`,
  answer: () => "Piocher deux cartes et en défausser deux ?",
  discard: ({ owed }) => `Défaussez ${owed === 1 ? "une carte" : `${owed} cartes`} de votre main.`,
  compose: () => "Quelle carte va dans le film ?",
  dress: () => "Qui reçoit quel costume ?",
  before_cards: () => "Dépenser un costume avant que des cartes soient ajoutées ?",
  before_cut: () => "Dépenser un costume avant qu'une carte soit retirée ?",
  after_reveal: () => "Dépenser un costume après la révélation ?",
  stars: (_, asked) => stars(asked),
  tokens: () => "Rendre un jeton pour ajouter une carte ?",
  edit: ({ held }) => `Vous voyez ${card(held)}. La défausser ou la remettre ?`,
};

const claims: Record<string, (claim: Claim, who: Who) => string> = {
  loyalty: (claim) => `Je suis ${loyalty(claim.loyalty)}`,
  played: ({ symbol }) => `J'ai mis une carte ${symbols[symbol]}`,
  rejected: ({ symbol }) => `J'ai écarté une affiche ${symbols[symbol]}`,
  holding: ({ symbol }) => `J'ai une carte ${symbols[symbol]} en main`,
  suspect: (claim, who) => `Je pense ${que(who(claim.about))} est ${loyalty(claim.loyalty)}`,
  trust: ({ about }, who) => `Je fais confiance à ${who(about)}`,
};

// The truth about a claim is told in a sentence; it has one of these shapes (src/games/hollywood/claims.hpp).
const persons: Record<string, string> = {
  "a Patriot": "Patriote",
  "a Communist": "Communiste",
  "the Rising Star": "l'Étoile montante",
};
const counted = (english: string) =>
  english
    .replace(/(\d+) (\w+)/g, (_, number: string, symbol: string) => some(Number(number), symbols[symbol]))
    .replace(/ and /g, " et ");
const facts: [RegExp, (...parts: string[]) => string | undefined][] = [
  [
    /^the poster (.+) rejected last was (\w+)$/,
    (who, symbol) => `la dernière affiche écartée par ${who} était ${symbols[symbol]}`,
  ],
  [
    /^(.+) had rejected no poster since they were shuffled$/,
    (who) => `${who} n'avait écarté aucune affiche depuis leur mélange`,
  ],
  [/^(.+) had put in no card$/, (who) => `${who} n'avait mis aucune carte`],
  [/^(.+) held no card$/, (who) => `${who} n'avait aucune carte en main`],
  [/^(.+) had put in (.+)$/, (who, cardsIn) => `${who} avait mis ${counted(cardsIn)}`],
  [/^(.+) held (.+)$/, (who, cardsIn) => `${who} avait en main ${counted(cardsIn)}`],
  [/^(.+) is (a Patriot|a Communist|the Rising Star)$/, (who, person) => `${who} est ${persons[person]}`],
];
function fact(english: string): string | undefined {
  for (const [shape, french] of facts) {
    const [, ...parts] = shape.exec(english) ?? [];
    if (parts.length > 0) return french(...parts);
  }
  return undefined;
}

export const french: GameWords = {
  event: (event, who) => events[event.kind]?.(event as Event, who),
  action: (action, who) => actions[action.kind]?.(action as Action, who),
  question: (asked) => questions[(asked.view as View).step]?.(asked.view as View, asked),
  claim: (claim, who) => claims[claim.kind]?.(claim as Claim, who),
  fact,
  clauses: "H47",
  refusals,
  options: {
    edition: "finale ou prototype : à 2-3 joueurs, le prototype garde le Producteur",
    justice: "justice est faite : le hasard n'a pas de part au septième film (édition finale)",
    random_loyalties: "loyautés au hasard : personne ne sait combien il y en a de chaque (4-9 joueurs)",
    studio_order: "ordre du studio : les tours suivent les numéros de métier (édition finale, 4-9 joueurs)",
    union_strike: "grève du syndicat : sous une affiche neutre, une étoile joue de zéro à trois cartes",
    costumes: "l'extension Costumes (3-9 joueurs)",
    without:
      "métiers choisis : les numéros des métiers laissés de côté, en chiffres (49 : Éclairagiste et Monteur)",
  },
  name: (id) => jobs[id] ?? cards[id] ?? posters[id] ?? costumes[id] ?? others[id],
};
