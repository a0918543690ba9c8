// Why the rules say no, in French (src/games/hollywood/refusal.hpp).
export const refusals: Record<string, string> = {
  "the game is for 1 to 9 players": "le jeu se joue de 1 à 9 joueurs",
  "this pack has not enough cards to deal to so many": "ce jeu n'a pas assez de cartes pour tant de joueurs",
  "justice served belongs to the final edition": "justice est faite appartient à l'édition finale",
  "studio order belongs to the final edition": "l'ordre du studio appartient à l'édition finale",
  "studio order is for 4 to 9 players": "l'ordre du studio est pour 4 à 9 joueurs",
  "random loyalties are for 4 to 9 players": "les loyautés au hasard sont pour 4 à 9 joueurs",
  "costumes are for 3 to 9 players": "les costumes sont pour 3 à 9 joueurs",
  "the jobs left out are written as their numbers, 1 to 9, each once and in ascending order":
    "les métiers laissés de côté s'écrivent par leurs numéros, de 1 à 9, chacun une fois et en ordre croissant",
  "everyone must be able to have a job, with 1 to 3 players two":
    "chacun doit pouvoir avoir un métier, deux à 1-3 joueurs",
  "the game is over": "la partie est finie",
  "there is no such seat at this table": "cette place n'existe pas à cette table",
  "what another seat can do is hidden": "ce que peut faire une autre place est caché",
  "somebody else has to decide first": "quelqu'un d'autre doit décider d'abord",
  "this seat has chosen already; the cards are placed together":
    "cette place a déjà choisi ; les cartes sont posées ensemble",
  "that cannot be done at this moment": "cela ne peut pas se faire à ce moment",
  "that is not your job": "ce n'est pas votre métier",
  "this job was performed in this round already": "ce métier a déjà été exercé dans cette manche",
  "the Screenwriter's job is only for the first turn of a round":
    "le métier de Scénariste n'est que pour le premier tour d'une manche",
  "only the job just swapped in can be performed at once":
    "seul le métier qu'on vient de recevoir peut être exercé aussitôt",
  "the poster is one of the two drawn": "l'affiche est une des deux piochées",
  "the two job cards must be in the game and have different owners":
    "les deux cartes Métier doivent être dans la partie et avoir des propriétaires différents",
  "nobody receives a token in two rounds running": "personne ne reçoit de jeton deux manches de suite",
  "a token is moved only when the centre has none": "un jeton ne se déplace que si le centre n'en a pas",
  "there is no such token": "il n'y a pas de tel jeton",
  "choose a player of this game": "choisissez un joueur de cette partie",
  "there is no card left to draw": "il n'y a plus de carte à piocher",
  "swap one of your jobs with one from the centre": "échangez un de vos métiers contre un du centre",
  "there is no such die": "il n'y a pas de tel dé",
  "the second die is another one": "le second dé est un autre",
  "the Gaffer re-rolls at least once": "l'Éclairagiste relance au moins une fois",
  "there are no ghosts in this game": "il n'y a pas de fantômes dans cette partie",
  "the card is one of the two drawn": "la carte est une des deux piochées",
  "as many cards are discarded as were drawn": "on défausse autant de cartes qu'on en a pioché",
  "these cards are not in your hand": "ces cartes ne sont pas dans votre main",
  "each star on your dice takes one card, as far as you have cards":
    "chaque étoile de vos dés prend une carte, tant que vous en avez",
  "zero to three cards of your hand": "de zéro à trois cartes de votre main",
  "you do not hold this costume": "vous n'avez pas ce costume",
  "nobody receives a costume in two rounds running": "personne ne reçoit de costume deux manches de suite",
  "there is no costume left to give": "il n'y a plus de costume à donner",
  "this costume has another window": "ce costume a un autre moment",
  "this costume needs something it can be spent on": "ce costume a besoin d'une cible",
};
