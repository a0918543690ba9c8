// Boulevard in French. Films and people keep their names.
import pack from "$content/boulevard/standard.json";
import { list, some } from "../../lib/french";
import type { GameWords, Who } from "../../lib/words";
import { refusals } from "./refusals.fr";

interface Event {
  kind: string;
  seat: number;
  chip: string;
  spot: string | null;
  star: string;
  film: string | null;
  tip: string | null;
  section: string | null;
  secret: string | null;
  genre: string;
  pips: (number | null)[] | number | null;
  dice: number;
  re_rolled: number;
  week: number;
  money: number;
  seats: number[];
  faces: number[];
  investments: number[];
  films: string[];
}
type Action = Pick<Event, "kind" | "chip" | "spot" | "genre" | "film" | "tip" | "money" | "section" | "star">;
interface View {
  seat: number;
  step: string;
  placing: string;
  marker: number;
  preview: number[];
  section: string;
  theatres: { screen: { sections_set: number; choosing: string | null } }[];
  named: string[];
}

const chips: Record<string, string> = {
  manager: "Gérant",
  running_time: "Durée",
  three_d: "équipement 3-D",
  cinemascope: "équipement CinemaScope",
  vistavision: "objectif VistaVision",
  superscope: "objectif SuperScope",
  re_roll: "Relance",
  parties: "Soirées",
  parking_lot: "Parking",
  concessions: "Confiserie",
  air_conditioning: "Climatisation",
};
const places: Record<string, string> = {
  "Preview House": "Avant-première",
  "Advertising Agency": "Agence de publicité",
  "Distribution Agency": "Agence de distribution",
  Manager: "Gérant",
  "Credit Union": "Caisse de crédit",
  "Running Time": "Durée",
  "3-D": "3-D",
  CinemaScope: "CinemaScope",
  Lenses: "Objectifs",
  "Re-roll": "Relance",
  Parties: "Soirées",
  "Parking Lot": "Parking",
  Concessions: "Confiserie",
  "Air Conditioning": "Climatisation",
};
const sections: Record<string, string> = {
  "Bus Bench": "Bancs publics",
  Magazines: "Magazines",
  "Radio Spots": "Spots radio",
  Newspapers: "Journaux",
  Television: "Télévision",
  Billboards: "Panneaux d'affichage",
};
const sectionIds = Object.keys(sections);
const genres: Record<string, string> = {
  horror: "Horreur",
  war: "Guerre",
  adventure: "Aventure",
  musical: "Comédie musicale",
  western: "Western",
  comedy: "Comédie",
  drama: "Drame",
  film_noir: "Film noir",
  romance: "Romance",
  science_fiction: "Science-fiction",
};
const tips: Record<string, string> = {
  "Creature Matinee": "Matinée des créatures",
  "Veterans' Night": "Soirée des anciens combattants",
  "Treasure Map Contest": "Concours de carte au trésor",
  "Sing-Along Friday": "Vendredi karaoké",
  "Rodeo Parade": "Parade de rodéo",
  "Laughing Contest": "Concours de rire",
  "Box of Handkerchiefs": "Boîte de mouchoirs",
  "Trench Coat Evening": "Soirée imperméables",
  "Sweetheart Seats": "Fauteuils d'amoureux",
  "Saucer over Sunset": "Soucoupe sur Sunset",
  "Three-Strip Splendor": "Splendeur trichrome",
  "Paintbox Lobby": "Hall en couleurs",
  "Silver Shadows": "Ombres argentées",
  "Cardboard Glasses": "Lunettes en carton",
  "Statuette in the Window": "Statuette en vitrine",
  "Cable from London": "Télégramme de Londres",
  "Subtitle Society": "Club des sous-titres",
  "Wider than Wide": "Plus large que large",
  "Lens Polisher": "Polisseur d'objectifs",
  "Long Intermission": "Long entracte",
  "One More Showing": "Une séance de plus",
  "Autographs in the Foyer": "Autographes au foyer",
  "A Word from the Director": "Un mot du réalisateur",
  "Talk of the Town": "La ville en parle",
  Cartoons: "Dessins animés",
  "Friend at the Exchange": "Un ami chez le distributeur",
  "Open Late": "Ouvert tard",
  "Double Booking": "Double réservation",
  "Golden Handshake": "Poignée de main en or",
  "Sandwich Boards": "Hommes-sandwichs",
};
const others: Record<string, string> = {
  technicolor: "Technicolor",
  color: "Couleur",
  black_and_white: "Noir et blanc",
  foreign: "Étranger",
  three_d: "3-D",
  bafta: "BAFTA",
  oscar: "Oscar",
  cinemascope: "CinemaScope",
  superscope: "SuperScope",
  vistavision: "VistaVision",
  short: "courte",
  average: "moyenne",
  long: "longue",
};

const quoted = (text: string) => `« ${text} »`;
const film = (title: string | null) => (title === null ? "un film" : quoted(title));
const tip = (title: string | null) => (title === null ? "un tuyau" : quoted(tips[title] ?? title));
const chip = (id: string) => chips[id] ?? id;
const spot = (name: string | null) => (name === null ? "hors du plateau" : (places[name] ?? name)); // or a star
const section = (name: string | null) => sections[name ?? ""] ?? name ?? "";
const genreOf = (name: string) => name.toLowerCase().replace(" ", "_");
const genre = (name: string) => genres[genreOf(name)] ?? name;
const dollars = (thousands: number) => (thousands === 0 ? "0 $" : `${thousands} 000 $`);
const pip = (shown: number | null) => String(shown ?? "?");
const both = (pips: Event["pips"]) => list((pips as (number | null)[]).map(pip));
const priceOf = (title: string | null) => pack.films.find((facts) => facts.title === title)?.price ?? 0;
const feeOf = (id: string) => pack.chips.find((facts) => facts.chip === id)?.fee ?? 0;

function target(e: Event): string {
  if (e.film !== null) return ` pour ${film(e.film)}`;
  return e.section === null ? "" : ` sur ${section(e.section)}`;
}
/** "3 dés : 1 montre 1, 2 montrent 4" */
function dice({ dice: number, faces, re_rolled }: Event): string {
  const shown = faces
    .map((count, at) => (count > 0 ? `${count} ${count === 1 ? "montre" : "montrent"} ${at + 1}` : ""))
    .filter(Boolean);
  const again = re_rolled > 0 ? [some(re_rolled, "relancé")] : [];
  return `${some(number, "dé")}${shown.length > 0 ? ` : ${[...shown, ...again].join(", ")}` : ""}`;
}

const events: Record<string, (event: Event, who: Who) => string> = {
  took_back: (e, who) => `${who(e.seat)} reprend un jeton : ${chip(e.chip)}`,
  repaid: (e, who) => `${who(e.seat)} rembourse un prêt de ${dollars(pack.loan)}`,
  placed: (e, who) => `${who(e.seat)} place un pion : ${spot(e.spot)}`,
  bought: (e, who) => `${who(e.seat)} achète : ${chip(e.chip)}`,
  borrowed: (e, who) => `${who(e.seat)} prend un prêt de ${dollars(pack.loan)}`,
  stopped: (e, who) => `${who(e.seat)} n'achète plus rien`,
  preview_rolled: (e, who) =>
    (e.pips as (number | null)[])[0] === null
      ? `${who(e.seat)} lance en secret pour le genre`
      : `${who(e.seat)} lance en secret ${both(e.pips)} pour le genre`,
  genre_chosen: (e, who) =>
    `${who(e.seat)} connaît le genre${e.secret === null ? "" : ` : ${genre(e.secret)}`}`,
  agency_rolled: (e, who) =>
    e.pips === null
      ? `${who(e.seat)} lance en secret pour l'agence`
      : `${who(e.seat)} lance en secret ${pip(e.pips as number)} pour l'agence`,
  picked: (e, who) => `${who(e.seat)} choisit ${film(e.film)} pour ${dollars(e.money)}`,
  out_of_picking: (e, who) => `${who(e.seat)} ne choisit plus de film`,
  played: (e, who) => `${who(e.seat)} joue ${tip(e.tip)}`,
  invested: (e, who) => `${who(e.seat)} met ${dollars(e.money)} sur ${section(e.section)}`,
  choosing: (e, who) => `${who(e.seat)} prend le tuyau ${tip(e.tip)}`,
  chosen: (e, who) => `${who(e.seat)} engage ${tip(e.tip)}${target(e)}`,
  ready: (e, who) => `${who(e.seat)} a terminé derrière le paravent`,
  lowered: (e, who) =>
    `${who(e.seat)} a investi ${e.investments.slice(0, pack.sections).map(dollars).join(", ")}`,
  tip_shown: (e, who) => `${who(e.seat)} montre ${tip(e.tip)}${target(e)}`,
  agency_shown: (e) => `Le support de l'agence : ${section(sectionIds[(e.pips as number) - 1])}`,
  tie: (e, who) => `Égalité pour ${section(e.section)} entre ${list(e.seats.map(who))}`,
  answered: (e, who) => `${who(e.seat)} a répondu`,
  rolled_off: (e, who) => `${who(e.seat)} lance ${pip(e.pips as number | null)}`,
  section_won: (e, who) => `${who(e.seat)} remporte ${section(e.section)} : ${some(e.dice, "dé")}`,
  genre_shown: (e) => `Dés de genre ${both(e.pips)} : ${genre(e.genre)}`,
  paid_out: (e, who) => `${who(e.seat)} gagne ${dollars(e.money)} avec ${dice(e)}`,
  cube_placed: (e, who) => `${who(e.seat)} pose un cube sur ${e.star}`,
  no_cube: (e, who) => `${who(e.seat)} ne pose pas de cube`,
  no_more_cubes: (e, who) => `${who(e.seat)} ne pose plus de cube`,
  upkeep_paid: (e, who) => `${who(e.seat)} paie ${dollars(e.money)} d'entretien`,
  week_ended: (e) => `Semaine ${e.week + 1}`,
  films_dealt: (e) => `${some(e.films.length, "film est distribué", "films sont distribués")}`,
  shuffled: () => "Les tuyaux défaussés sont mélangés",
  tip_drawn: (e, who) =>
    e.tip === null ? `${who(e.seat)} pioche un tuyau` : `${who(e.seat)} pioche le tuyau ${tip(e.tip)}`,
  start_player: (e, who) => `${who(e.seat)} est Premier joueur`,
};

const actions: Record<string, (action: Action) => string> = {
  take_back: (a) => `reprendre un jeton : ${chip(a.chip)}`,
  repay: () => `rembourser un prêt de ${dollars(pack.loan)}`,
  place: (a) => `placer le pion : ${spot(a.spot)}`,
  buy: (a) => `acheter : ${chip(a.chip)}, pour ${dollars(feeOf(a.chip))}`,
  borrow: () => `prendre un prêt de ${dollars(pack.loan)}`,
  stop: () => "ne plus rien acheter",
  genre: (a) => `le genre est : ${genre(a.genre)}`,
  pick: (a) => `choisir ${film(a.film)} pour ${dollars(priceOf(a.film))}`,
  pass: () => "passer : plus de film cette semaine",
  tip: (a) => `tuyau : ${tip(a.tip)}`,
  invest: (a) => `investir ${dollars(a.money)}`,
  help: (a) => `il aide ${film(a.film)}`,
  raise: (a) => `il renforce ${section(a.section)}`,
  ready: () => "terminé : le paravent peut être baissé",
  decline: () => "ne pas rompre l'égalité",
  cube: (a) => `un cube pour ${a.star}`,
  no_cube: () => "pas de cube",
};

function behindTheScreen({ seat, theatres }: View, choices: { action: { kind: string } }[]): string {
  const { screen } = theatres[seat - 1];
  if (choices.some(({ action }) => action.kind === "invest")) {
    return `Combien pour le support ${quoted(section(sectionIds[screen.sections_set]))} ?`;
  }
  if (screen.choosing !== null) return `Qu'est-ce que ${tip(screen.choosing)} aide ?`;
  return "Quel tuyau choisissez-vous, ou avez-vous terminé ?";
}
const questions: Record<string, (view: View, choices: { action: { kind: string } }[]) => string> = {
  place({ placing, marker }) {
    if (placing === "buy") return "Qu'achetez-vous ici ?";
    return marker === 0 ? "Où va votre pion ?" : "Où va votre second pion ?";
  },
  genre: ({ preview }) => `Vous avez lancé ${both(preview)}. Quel genre ?`,
  pick: () => "Quel film choisissez-vous ?",
  advertise: behindTheScreen,
  tie: (view) => `Égalité pour ${section(view.section)}. La rompre ?`,
  blockbuster: ({ named }) =>
    named.length === 0 ? "Un blockbuster ! Qui reçoit un cube ?" : "Qui d'autre de ce film reçoit un cube ?",
  upkeep: () => "L'entretien ne peut pas être payé. Quel jeton rendez-vous ?",
};

export const french: GameWords = {
  event: (event, who) => events[event.kind]?.(event as Event, who),
  action: (action) => actions[action.kind]?.(action as Action),
  question: ({ view, choices }) => questions[(view as View).step]?.(view as View, choices),
  clauses: "B54",
  refusals,
  options: { length: "durée : courte, 4 semaines ; moyenne, 6 ; longue, 8" },
  name: (id) => tips[id] ?? places[id] ?? sections[id] ?? genres[genreOf(id)] ?? others[id] ?? chips[id],
};
