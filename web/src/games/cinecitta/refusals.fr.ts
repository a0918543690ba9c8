// Why the rules say no, in French, by the name of the refusal: as the engine says it, and in French
// (src/games/cinecitta/action.hpp).
import type { Refusals } from "../../lib/words";

export const refusals: Refusals = {
  players: ["the game is for 3 to 5 players", "le jeu se joue de 3 à 5 joueurs"],
  coaster_for_three: ["the coaster is for 4 or 5 players", "le débauchage à volonté est pour 4 ou 5 joueurs"],
  over: ["the game is over: every hand is empty", "la partie est finie : toutes les mains sont vides"],
  no_such_seat: ["there is no such seat at this table", "cette place n'existe pas à cette table"],
  not_yours: ["what another seat can do is hidden", "ce que peut faire une autre place est caché"],
  decided: [
    "this seat has decided already; the step goes on when everybody has",
    "cette place a déjà décidé ; l'étape continue quand tous l'ont fait",
  ],
  wrong_step: ["that belongs to another step of the round", "cela appartient à une autre étape de la manche"],
  not_in_hand: [
    "the card for the folder comes from one's own hand",
    "la carte du dossier vient de sa propre main",
  ],
  not_enough_money: [
    "there is not so much money in the wallet",
    "il n'y a pas autant d'argent dans le portefeuille",
  ],
  cannot_match: [
    "headhunting needs as much money in the wallet as the folder holds",
    "pour débaucher, il faut autant d'argent dans le portefeuille que dans le dossier",
  ],
  nothing_to_place: ["there is no card to place", "il n'y a pas de carte à placer"],
  not_in_studio: [
    "only a card from the Studio or one just placed moves to the Office",
    "seule une carte du Studio, ou une carte qu'on vient de placer, passe au Bureau",
  ],
  same_profession: [
    "the Studio's card of the same profession has to make room",
    "la carte du Studio de la même profession doit céder la place",
  ],
  space_is_free: [
    "a free space in the Studio is used first",
    "un emplacement libre du Studio s'occupe d'abord",
  ],
  studio_is_full: ["the Studio holds at most three cards", "le Studio contient au plus trois cartes"],
  no_such_order: [
    "placing the cards one after the other cannot end like that",
    "placer les cartes l'une après l'autre ne peut pas finir ainsi",
  ],
};
