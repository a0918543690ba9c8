import type { guide as english } from "./guide.en";

export const guide: typeof english = {
  whom: "pour les groupes qui aiment parler et mentir",
  after:
    "Cela continue ainsi : sept films au plus, et le premier camp qui en a gagné quatre remporte la partie. Regardez qui met quoi, parlez, et ne croyez personne.",
  lessons: {
    job: {
      say: "C'est votre tour. Touchez votre métier : {}.",
      why: "À votre tour, vous faites une seule chose : exercer votre métier, l'échanger contre un métier du centre, relancer un dé, ou passer. Aucun métier n'est exercé deux fois par manche.",
    },
    whom: {
      say: "Touchez maintenant la personne concernée : {}, par exemple.",
      why: "Personne ne montre son camp. Aidez ceux à qui vous faites confiance, ou vous-même : « n'importe qui » vous comprend aussi.",
    },
    perform: {
      say: "Appuyez sur {}.",
      why: "Votre tour s'arrête là, et la personne suivante joue, dans le sens horaire.",
    },
    write: {
      say: "Vous êtes scénariste. Touchez {}.",
      why: "Seulement au premier tour d'une manche : vous voyez deux affiches et en montrez une. Son signe compte à la première, et personne ne voit l'autre.",
    },
    poster: { say: "Touchez l'affiche que tout le monde verra : {}, par exemple." },
    star: {
      say: "Votre dé montre une étoile. Touchez une carte pour le film : {}, par exemple.",
      why: "Qui montre une étoile doit mettre une carte dans le film, face cachée. Les patriotes veulent plus de signes patriotes ; les communistes gagnent les égalités.",
      example:
        "Deux cartes patriotes et une affiche patriote contre une double carte communiste : 3 à 2, les patriotes gagnent. Sans l'affiche, c'est 2 à 2, et les communistes gagnent.",
    },
    starred: {
      say: "Appuyez sur {}.",
      why: "On mélange les cartes, on en retire une sans la voir, et on montre le reste. Chacun peut donc dire que c'était quelqu'un d'autre.",
    },
    token: {
      say: "Vous avez un jeton. Touchez une carte à ajouter, {}, par exemple, ou refusez.",
      why: "Un jeton, c'est une carte de plus pour le film, même sans étoile. Il retourne au centre quand vous l'utilisez.",
    },
    added: { say: "Appuyez sur {}." },
    drop: {
      say: "Touchez ce que vous défaussez : {}, par exemple.",
      why: "Deux nouvelles cartes sont arrivées dans votre main. Deux cartes de votre choix la quittent, sans que les autres les voient.",
    },
    dropped: { say: "Appuyez sur {}." },
  },
  firsts: {
    die: {
      title: "Voici votre dé.",
      text: "S'il montre une étoile à la fin de la manche, une de vos trois cartes entre dans le film, face cachée.",
    },
    job: {
      title: "Voici votre métier.",
      text: "À votre tour, vous l'exercez, l'échangez, relancez des dés ou passez. Touchez-le pour lire ce qu'il fait.",
    },
    cards: {
      title: "Ces cartes ne sont qu'à vous.",
      text: "Leurs signes comptent quand le film est montré. Vous pouvez en dire n'importe quoi, vrai ou non.",
    },
    eye: {
      title: "Voici qui vous êtes.",
      text: "Maintenez pour regarder votre rôle ; relâchez pour le cacher.",
    },
    strip: {
      title: "Chaque film laisse une image ici.",
      text: "Quatre films gagnés remportent la partie. L'égalité revient aux communistes.",
    },
  },
  captions: {
    "H47-1": "Trois des neuf métiers.",
    "H47-23": "L'une des deux est montrée ; personne ne voit l'autre.",
    "H47-26": "Le producteur échange deux métiers au choix.",
    "H47-29": "Un jeton vaut une carte de plus dans un film.",
    "H47-36": "Un blanc, relancé, peut devenir une étoile.",
    "H47-44": "Mélangé, et une carte est retirée sans être vue.",
    "H47-61": "L'étoile montante gagne un septième film serré.",
    "H47-100": "Trois des costumes.",
    "H47-2": "Un patriote, un communiste et l'étoile montante.",
    "H47-5": "Une affiche patriote, une communiste et une neutre.",
    "H47-40": "Une étoile met une carte dans le film ; une face vide, non.",
  },
};
