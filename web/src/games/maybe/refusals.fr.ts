// Why the rules say no, in French, by the name of the refusal: as the engine says it, and in French
// (src/games/maybe/action.hpp).
import type { Refusals } from "../../lib/words";

export const refusals: Refusals = {
  players: ["the game is for 3 to 6 players", "le jeu se joue de 3 à 6 joueurs"],
  components: [
    "the card set has too few cards for so many players",
    "ce jeu de cartes en a trop peu pour tant de joueurs",
  ],
  over: [
    "the game is over: nobody has a Vote in hand",
    "la partie est finie : personne n'a plus de Vote en main",
  ],
  no_such_seat: ["there is no such seat at this table", "cette place n'existe pas à cette table"],
  not_yours: ["what another seat can do is hidden", "ce que peut faire une autre place est caché"],
  decided: [
    "this seat has voted already; the Votes are shown when everybody has",
    "cette place a déjà voté ; les Votes sont montrés quand tous l'ont fait",
  ],
  nothing_in_hand: ["who has no Vote left does not vote", "qui n'a plus de Vote ne vote pas"],
  not_your_turn: ["another player decides this", "c'est un autre joueur qui en décide"],
  wrong_step: ["that belongs to another step of the turn", "cela appartient à une autre étape du tour"],
  not_in_market: ["a pitch takes its cards from the market", "un projet prend ses cartes au marché"],
  nothing_pitched: ["a pitch has at least one card", "un projet a au moins une carte"],
  not_in_hand: ["the Vote comes from one's own hand", "le Vote vient de sa propre main"],
  not_own: ["a CHANGE adds one of one's own Movie cards", "un CHANGE ajoute une de ses propres cartes Film"],
  must_change: [
    "a CHANGE adds or removes a card, or both",
    "un CHANGE ajoute ou retire une carte, ou les deux",
  ],
  not_in_row: ["this card is not in the pitch", "cette carte n'est pas dans le projet"],
  just_added: [
    "the card just added may not be removed",
    "la carte qu'on vient d'ajouter ne peut pas être retirée",
  ],
  last_card: ["the pitch never becomes empty", "le projet ne devient jamais vide"],
  not_open: ["the condition does not leave this choice", "la condition ne laisse pas ce choix"],
};
