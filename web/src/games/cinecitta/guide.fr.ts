import type { guide as english } from "./guide.en";

export const guide: typeof english = {
  whom: "pour ceux qui aiment lire dans le jeu des autres",
  after:
    "Sept autres manches se jouent de la même façon. À la fin, votre film vaut sa qualité et sa recette : l'argent qui reste dans votre portefeuille, multiplié par les icônes de public de votre Bureau.",
  lessons: {
    card: {
      say: "Touchez une carte dont vous pouvez vous passer : {}, par exemple.",
      why: "Trois personnes dans votre Studio feront votre film. À chaque manche, une carte de votre main part chez votre voisin de gauche, dans un dossier que personne d'autre n'ouvre.",
      example:
        "À la fin, les trois nombres de votre Studio, du plus petit au plus grand, donnent la qualité du film : 2, 9 et 9 font 299.",
    },
    money: {
      say: "Touchez maintenant {} : un billet entre dans le dossier.",
      why: "Votre voisin doit choisir : garder votre argent et renvoyer la carte, ou garder la carte et vous payer encore autant.",
      example:
        "Avec 10 dans le dossier, vous perdez 10 et gardez la carte, ou vous donnez la carte et récupérez 20.",
    },
    send: {
      say: "Appuyez sur {}.",
      why: "Tous les dossiers partent en même temps. Seul votre voisin saura combien contenait le vôtre.",
    },
    take: {
      say: "Choisissez ce que vous gardez : touchez {}, ou l'autre moitié du dossier.",
      why: "Un dossier est arrivé chez vous. L'argent est à vous si la carte repart ; la carte est à vous si vous payez la somme qui l'accompagne. Il faut l'avoir maintenant dans votre portefeuille.",
    },
    answer: {
      say: "Appuyez sur {}.",
      why: "Votre choix n'est jamais annoncé. Les autres voient seulement qui entre dans votre Studio.",
    },
    place: {
      say: "Touchez {}.",
      why: "Toute nouvelle carte entre au Studio : trois personnes au plus, chacune d'un autre métier. Quelqu'un du même métier laisse sa place et passe au Bureau, où les icônes vendent le film.",
    },
    placed: {
      say: "Appuyez sur {}.",
      why: "Tous les Studios changent au même moment. On interroge tout le monde, pour que l'attente ne révèle rien.",
    },
  },
  firsts: {
    wallet: {
      title: "Voici votre portefeuille.",
      text: "Personne d'autre ne le voit. Touchez-le pour mettre des billets dans le dossier ; ce qui reste à la fin vaut beaucoup.",
    },
    folder: {
      title: "Un dossier est arrivé chez vous.",
      text: "Gardez l'argent et renvoyez la carte, ou gardez la carte et payez encore une fois la même somme.",
    },
    studio: {
      title: "Votre Studio fait le film.",
      text: "Trois personnes de métiers différents. Leurs nombres, du plus petit au plus grand, donnent la qualité : 2, 9 et 9 font 299.",
    },
    office: {
      title: "Votre Bureau le vend.",
      text: "Qui laisse sa place au Studio travaille ici. L'argent qui reste est multiplié par les icônes de public.",
    },
  },
  captions: {
    "C37-20": "Une carte et trois billets vont dans le dossier, puis à gauche.",
    "C37-22": "Gardé : l'argent. La carte repart.",
    "C37-23": "Gardée : la carte. Le double de l'argent repart.",
    "C37-30": "Trois métiers, une carte de chacun.",
    "C37-31": "Un nouveau réalisateur envoie l'ancien au bureau.",
    "C37-50": "Deux icônes de promotion au bureau rapportent 20.",
    "C37-51": "Un réalisateur au bureau a la plume : pas de salaires.",
    "C37-53": "60 dans le portefeuille et neuf spectateurs.",
    "C37-1": "Un de chaque métier, et le producteur.",
    "C37-40": "Du plus petit au plus grand : 2, 9 et 9 font 299.",
  },
};
