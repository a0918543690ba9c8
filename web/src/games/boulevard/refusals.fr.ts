// Why the rules say no, in French, by the name of the refusal: as the engine says it, and in French
// (src/games/boulevard/action.hpp).
import type { Refusals } from "../../lib/words";

export const refusals: Refusals = {
  players: ["the game is for 2 to 6 players", "le jeu se joue de 2 à 6 joueurs"],
  over: ["the game is over: the last upkeep is paid", "la partie est finie : le dernier entretien est payé"],
  no_such_seat: ["there is no such seat at this table", "cette place n'existe pas à cette table"],
  not_yours: ["what another seat can do is hidden", "ce que peut faire une autre place est caché"],
  not_your_turn: ["it is another seat's turn", "c'est le tour d'une autre place"],
  decided: [
    "this seat has decided already; the others are still deciding",
    "cette place a déjà décidé ; les autres décident encore",
  ],
  wrong_step: ["that belongs to another step of the week", "cela appartient à une autre étape de la semaine"],
  no_such_chip: ["there is no own chip in that box", "il n'y a pas de jeton à soi dans cette case"],
  too_late_to_take_back: [
    "chips are taken back before loans are repaid and the marker is placed",
    "les jetons se reprennent avant de rembourser des prêts et de placer le pion",
  ],
  no_loan: ["there is no loan to repay", "il n'y a pas de prêt à rembourser"],
  cannot_repay: [
    "a loan is repaid in full, and there is not so much cash",
    "un prêt se rembourse en entier, et il n'y a pas autant d'argent comptant",
  ],
  same_place: [
    "every marker goes to a place other than the one it stands on",
    "chaque pion va à un autre lieu que celui où il se trouve",
  ],
  office_taken: [
    "that office holds one marker, and one stands there",
    "cette agence n'accueille qu'un pion, et il y en a déjà un",
  ],
  barred: [
    "two markers of one player may not change places",
    "les deux pions d'un joueur ne peuvent pas échanger leurs places",
  ],
  no_such_place: ["there is no such place on the board", "il n'y a pas de tel lieu sur le plateau"],
  parties_must_buy: [
    "a marker on Parties buys, and that is not possible now",
    "un pion aux Soirées achète, et ce n'est pas possible maintenant",
  ],
  not_sold_here: ["the marker does not stand where that is sold", "le pion n'est pas là où cela se vend"],
  box_is_full: ["the box's limit is reached", "la limite de la case est atteinte"],
  cannot_pay: ["there is not enough cash for the fee", "il n'y a pas assez d'argent comptant pour ce prix"],
  first_deck: ["the lenses are for the second deck only", "les objectifs ne sont que pour le second paquet"],
  rolled_genre: ["the dice have chosen another genre", "les dés ont choisi un autre genre"],
  not_in_array: ["that film is not in the array", "ce film n'est pas parmi ceux de la semaine"],
  film_too_dear: [
    "there is not enough cash for that film",
    "il n'y a pas assez d'argent comptant pour ce film",
  ],
  film_too_long: [
    "there is not enough running time left for that film",
    "il ne reste pas assez de durée pour ce film",
  ],
  no_equipment: [
    "the theatre lacks the equipment for that film",
    "le cinéma n'a pas l'équipement pour ce film",
  ],
  not_in_hand: ["that tip is not in one's own hand", "ce tuyau n'est pas dans sa propre main"],
  kind_played: [
    "one of each kind in a week, and that kind has been played",
    "un seul de chaque sorte par semaine, et cette sorte a été jouée",
  ],
  other_time: ["that tip is played at another time", "ce tuyau se joue à un autre moment"],
  over_budget: [
    "advertising may not cost more than one's cash, nor a section more than its die shows",
    "la publicité ne peut pas coûter plus que son argent comptant, ni un support plus que son dé ne montre",
  ],
  sections_first: [
    "tips are chosen when every section is set",
    "les tuyaux se choisissent quand tous les supports sont préparés",
  ],
  all_sections_set: ["every section is set already", "tous les supports sont déjà préparés"],
  nothing_to_help: ["there is nothing that this tip can help", "il n'y a rien que ce tuyau puisse aider"],
  name_its_film: ["first name what the chosen tip helps", "dites d'abord ce que le tuyau choisi aide"],
  no_tip_waiting: ["no tip is waiting for that", "aucun tuyau n'attend cela"],
  not_on_your_films: [
    "cubes go to starred names of one own film of this week, one on each",
    "les cubes vont aux noms étoilés d'un seul de ses films de la semaine, un sur chacun",
  ],
  pay_first: [
    "chips are given back until the upkeep can be paid",
    "des jetons sont rendus jusqu'à ce que l'entretien puisse être payé",
  ],
};
