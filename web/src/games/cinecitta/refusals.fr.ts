// Why the rules say no, in French (src/games/cinecitta/action.hpp).
export const refusals: Record<string, string> = {
  "the game is for 3 to 5 players": "le jeu se joue de 3 à 5 joueurs",
  "the coaster is for 4 or 5 players": "le débauchage à volonté est pour 4 ou 5 joueurs",
  "the game is over: every hand is empty": "la partie est finie : toutes les mains sont vides",
  "there is no such seat at this table": "cette place n'existe pas à cette table",
  "what another seat can do is hidden": "ce que peut faire une autre place est caché",
  "this seat has decided already; the step goes on when everybody has":
    "cette place a déjà décidé ; l'étape continue quand tous l'ont fait",
  "that belongs to another step of the round": "cela appartient à une autre étape de la manche",
  "the card for the folder comes from one's own hand": "la carte du dossier vient de sa propre main",
  "there is not so much money in the wallet": "il n'y a pas autant d'argent dans le portefeuille",
  "headhunting needs as much money in the wallet as the folder holds":
    "pour débaucher, il faut autant d'argent dans le portefeuille que dans le dossier",
  "there is no card to place": "il n'y a pas de carte à placer",
  "only a card from the Studio or one just placed moves to the Office":
    "seule une carte du Studio, ou une carte qu'on vient de placer, passe au Bureau",
  "the Studio's card of the same profession has to make room":
    "la carte du Studio de la même profession doit céder la place",
  "a free space in the Studio is used first": "un emplacement libre du Studio s'occupe d'abord",
  "the Studio holds at most three cards": "le Studio contient au plus trois cartes",
  "placing the cards one after the other cannot end like that":
    "placer les cartes l'une après l'autre ne peut pas finir ainsi",
};
