// Why the rules say no, in French (src/games/maybe/action.hpp).
export const refusals: Record<string, string> = {
  "the game is for 3 to 6 players": "le jeu se joue de 3 à 6 joueurs",
  "the card set has too few cards for so many players": "ce jeu de cartes en a trop peu pour tant de joueurs",
  "the game is over: nobody has a Vote in hand": "la partie est finie : personne n'a plus de Vote en main",
  "there is no such seat at this table": "cette place n'existe pas à cette table",
  "what another seat can do is hidden": "ce que peut faire une autre place est caché",
  "this seat has voted already; the Votes are shown when everybody has":
    "cette place a déjà voté ; les Votes sont montrés quand tous l'ont fait",
  "who has no Vote left does not vote": "qui n'a plus de Vote ne vote pas",
  "another player decides this": "c'est un autre joueur qui en décide",
  "that belongs to another step of the turn": "cela appartient à une autre étape du tour",
  "a pitch takes its cards from the market": "un projet prend ses cartes au marché",
  "a pitch has at least one card": "un projet a au moins une carte",
  "the Vote comes from one's own hand": "le Vote vient de sa propre main",
  "a CHANGE adds one of one's own Movie cards": "un CHANGE ajoute une de ses propres cartes Film",
  "a CHANGE adds or removes a card, or both": "un CHANGE ajoute ou retire une carte, ou les deux",
  "this card is not in the pitch": "cette carte n'est pas dans le projet",
  "the card just added may not be removed": "la carte qu'on vient d'ajouter ne peut pas être retirée",
  "the pitch never becomes empty": "le projet ne devient jamais vide",
  "the condition does not leave this choice": "la condition ne laisse pas ce choix",
};
