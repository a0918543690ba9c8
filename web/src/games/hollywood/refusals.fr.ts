// Why the rules say no, in French, by the name of the refusal: as the engine says it, and in French
// (src/games/hollywood/refusal.hpp).
import type { Refusals } from "../../lib/words";

export const refusals: Refusals = {
  players: ["the game is for 1 to 9 players", "le jeu se joue de 1 à 9 joueurs"],
  too_few_cards: [
    "this pack has not enough cards to deal to so many",
    "ce jeu n'a pas assez de cartes pour tant de joueurs",
  ],
  justice_is_final: [
    "justice served belongs to the final edition",
    "justice est faite appartient à l'édition finale",
  ],
  studio_is_final: [
    "studio order belongs to the final edition",
    "l'ordre du studio appartient à l'édition finale",
  ],
  studio_for_few: ["studio order is for 4 to 9 players", "l'ordre du studio est pour 4 à 9 joueurs"],
  random_for_few: [
    "random loyalties are for 4 to 9 players",
    "les loyautés au hasard sont pour 4 à 9 joueurs",
  ],
  costumes_for_few: ["costumes are for 3 to 9 players", "les costumes sont pour 3 à 9 joueurs"],
  without_digits: [
    "the jobs left out are written as their numbers, 1 to 9, each once and in ascending order",
    "les métiers laissés de côté s'écrivent par leurs numéros, de 1 à 9, chacun une fois et en ordre croissant",
  ],
  too_few_jobs: [
    "everyone must be able to have a job, with 1 to 3 players two",
    "chacun doit pouvoir avoir un métier, deux à 1-3 joueurs",
  ],
  over: ["the game is over", "la partie est finie"],
  no_such_seat: ["there is no such seat at this table", "cette place n'existe pas à cette table"],
  not_yours: ["what another seat can do is hidden", "ce que peut faire une autre place est caché"],
  not_asked: ["somebody else has to decide first", "quelqu'un d'autre doit décider d'abord"],
  decided: [
    "this seat has chosen already; the cards are placed together",
    "cette place a déjà choisi ; les cartes sont posées ensemble",
  ],
  wrong_step: ["that cannot be done at this moment", "cela ne peut pas se faire à ce moment"],
  not_your_job: ["that is not your job", "ce n'est pas votre métier"],
  performed: [
    "this job was performed in this round already",
    "ce métier a déjà été exercé dans cette manche",
  ],
  too_late_to_write: [
    "the Screenwriter's job is only for the first turn of a round",
    "le métier de Scénariste n'est que pour le premier tour d'une manche",
  ],
  not_the_swapped_job: [
    "only the job just swapped in can be performed at once",
    "seul le métier qu'on vient de recevoir peut être exercé aussitôt",
  ],
  not_drafted: ["the poster is one of the two drawn", "l'affiche est une des deux piochées"],
  same_owner: [
    "the two job cards must be in the game and have different owners",
    "les deux cartes Métier doivent être dans la partie et avoir des propriétaires différents",
  ],
  token_last_round: [
    "nobody receives a token in two rounds running",
    "personne ne reçoit de jeton deux manches de suite",
  ],
  token_in_the_centre: [
    "a token is moved only when the centre has none",
    "un jeton ne se déplace que si le centre n'en a pas",
  ],
  no_token: ["there is no such token", "il n'y a pas de tel jeton"],
  no_such_player: ["choose a player of this game", "choisissez un joueur de cette partie"],
  no_card_to_draw: ["there is no card left to draw", "il n'y a plus de carte à piocher"],
  not_in_the_centre: [
    "swap one of your jobs with one from the centre",
    "échangez un de vos métiers contre un du centre",
  ],
  no_such_die: ["there is no such die", "il n'y a pas de tel dé"],
  same_die: ["the second die is another one", "le second dé est un autre"],
  first_roll: ["the Gaffer re-rolls at least once", "l'Éclairagiste relance au moins une fois"],
  no_ghosts: ["there are no ghosts in this game", "il n'y a pas de fantômes dans cette partie"],
  not_drawn: ["the card is one of the two drawn", "la carte est une des deux piochées"],
  as_many_as_drawn: [
    "as many cards are discarded as were drawn",
    "on défausse autant de cartes qu'on en a pioché",
  ],
  not_in_hand: ["these cards are not in your hand", "ces cartes ne sont pas dans votre main"],
  as_many_as_stars: [
    "each star on your dice takes one card, as far as you have cards",
    "chaque étoile de vos dés prend une carte, tant que vous en avez",
  ],
  at_most_three: ["zero to three cards of your hand", "de zéro à trois cartes de votre main"],
  no_such_costume: ["you do not hold this costume", "vous n'avez pas ce costume"],
  costume_last_round: [
    "nobody receives a costume in two rounds running",
    "personne ne reçoit de costume deux manches de suite",
  ],
  no_costume_left: ["there is no costume left to give", "il n'y a plus de costume à donner"],
  wrong_window: ["this costume has another window", "ce costume a un autre moment"],
  no_target: ["this costume needs something it can be spent on", "ce costume a besoin d'une cible"],
};
