import type { guide as english } from "./guide.en";

export const guide: typeof english = {
  whom: "pour ceux qui aiment prévoir",
  after:
    "La semaine prochaine, 24 nouveaux films sont affichés et vous déplacez votre pion. Après la dernière semaine, le plus riche gagne, emprunts déduits.",
  lessons: {
    place: {
      say: "Posez votre pion : touchez {}, ou un autre lieu.",
      why: "Chaque semaine commence par votre pion. Les agences vous renseignent ou vous laissent choisir en premier, les équipements restent et rapportent chaque semaine, et une vedette reçoit un cube.",
      example:
        "Un jeton à la confiserie coûte 1 000 $ tout de suite et 1 000 $ par semaine, et lance un dé chaque semaine : 3 500 $ en moyenne.",
    },
    go: { say: "Appuyez sur {}." },
    buy: {
      say: "Achetez maintenant : touchez {}.",
      why: "Un pion ouvre la boutique ; vous pouvez acheter jusqu'à sa limite. Chaque jeton coûte 1 000 $ d'entretien par semaine : achetez ce qui rapporte.",
    },
    bought: { say: "Appuyez sur {}." },
    enough: { say: "Cela suffit ici. Appuyez sur {}." },
    film: {
      say: "Réservez un film pour cette semaine : touchez {}, ou un autre.",
      why: "Vous payez son prix, et le film prend sa durée sur vos 180 minutes. Ses dés sont ce qu'il rapporte : chaque point vaut 1 000 $.",
      example:
        "Trois dés rapportent environ 10 500 $. Un film à 8 000 $ avec trois dés est une bonne affaire, avant tout bonus.",
    },
    booked: {
      say: "Appuyez sur {}.",
      why: "Les autres réservent à leur tour. Ce qu'ils prennent n'est plus là : le meilleur d'abord.",
    },
    second: {
      say: "Il reste du temps : touchez {}, ou un autre film.",
      why: "Un film estompé dit pourquoi vous ne pouvez pas le réserver : trop long pour le temps qui reste, trop cher, ou sans l'équipement.",
    },
    secondBooked: { say: "Appuyez sur {}." },
    noMore: {
      say: "Gardez un peu d'argent pour la publicité : appuyez sur {}.",
      why: "Qui s'arrête ne choisit plus cette semaine. Personne n'est obligé de remplir la soirée.",
    },
    stopped: { say: "Appuyez sur {}." },
    advertise: {
      say: "Faites de la publicité derrière votre paravent : touchez {}.",
      why: "Dans chaque rubrique, la somme la plus haute gagne un dé de plus. Tout le monde paie sa mise, même ceux qui perdent.",
      example: "1 000 $ sur une rubrique dont personne ne veut achètent un dé qui vaut 3 500 $ en moyenne.",
    },
    ready: {
      say: "Appuyez sur {}.",
      why: "Personne ne voit vos sommes avant que tous les paravents tombent ensemble.",
    },
    tip: {
      say: "Vous pourriez jouer un tuyau maintenant. Continuez avec {}.",
      why: "Les tuyaux sont secrets et servent une fois. Chacun de ceux que vous gardez jusqu'à la fin vaut 2 000 $.",
    },
    cube: {
      say: "Le succès de la semaine est à vous. Touchez un nom : {}.",
      why: "La meilleure recette pose des cubes sur les noms étoilés d'un film. Dès maintenant, chaque film avec ce nom lance un dé de plus, pour tout le monde.",
    },
    cubed: { say: "Appuyez sur {}." },
  },
  firsts: {
    till: {
      title: "Voici votre argent, et tout le monde le voit.",
      text: "Il paie films, jetons et publicité. Qui en a le plus après la dernière semaine gagne.",
    },
    wall: {
      title: "Voici les films de la semaine.",
      text: "Le prix et les dés sont sur l'affiche. Chaque point des dés vaut 1 000 $ au guichet.",
    },
    places: {
      title: "C'est ici que va votre pion.",
      text: "Un lieu par semaine : une agence, un équipement ou une vedette. Touchez-en un pour lire ce qu'il fait.",
    },
    screen: {
      title: "Vous êtes derrière votre paravent.",
      text: "Dans chaque rubrique, la somme la plus haute gagne un dé. Tous paient leur mise, et tout est montré d'un coup.",
    },
    tip: {
      title: "Voici un tuyau.",
      text: "Il est secret et sert une fois. Gardé jusqu'à la fin, il vaut 2 000 $.",
    },
  },
  captions: {
    "B54-53": "Un film en relief demande l'équipement 3-D.",
    "B54-58": "Chaque cube sur un nom du film est un dé.",
    "B54-60": "Payé, il est ce soir sur votre enseigne.",
    "B54-70": "Un dé sur une section : celui-ci coûte 3 000 $.",
    "B54-71": "Quatre contre deux : la section est à eux.",
    "B54-80": "Deux des tuyaux.",
    "B54-91": "Un cube sur chaque nom étoilé d'un film.",
    "B54-92": "Trois jetons coûtent trois mille par semaine.",
    "B54-10": "Trois films : un western en noir et blanc, un film en relief, et un film oscarisé.",
    "B54-90": "Trois dés, 13 points.",
  },
};
