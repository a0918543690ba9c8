import type { Guide } from "../en/guide";

export const guide: Guide = {
  title: "Manche guidée",
  gotIt: "Compris",
  alone: "Jouer sans aide",
  touch: "Touchez {}.",
  press: "Appuyez sur {}.",
  done: "C'était votre première manche",
  playOn: "Continuer à jouer",
  toRulebook: "Le livret de règles",
  learn: "Les autres jeux",
  after: {
    cinecitta:
      "Sept autres manches se jouent de la même façon. À la fin, votre film vaut sa qualité et sa recette : l'argent qui reste dans votre portefeuille, multiplié par les icônes de public de votre Bureau.",
    hollywood:
      "Cela continue ainsi : sept films au plus, et le premier camp qui en a gagné quatre remporte la partie. Regardez qui met quoi, parlez, et ne croyez personne.",
    boulevard:
      "La semaine prochaine, 24 nouveaux films sont affichés et vous déplacez votre pion. Après la dernière semaine, le plus riche gagne, emprunts déduits.",
    maybe:
      "Une partie compte dix projets. À la fin, chaque Vote gagné marque un point pour chaque apparition de son icône sur les Films tournés.",
  },
  games: {
    cinecitta: {
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
    hollywood: {
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
    boulevard: {
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
    maybe: {
      idea: {
        say: "À vous de présenter. Touchez une idée : {}, par exemple.",
        why: "Les icônes au bas de la carte sont ce que coûte le film, le nombre est ce qu'il rapporte. Les Votes doivent couvrir chaque icône.",
      },
      add: {
        say: "Appuyez sur {}.",
        why: "Un projet compte une à six idées. Les plus chères rapportent plus et sont plus difficiles à couvrir.",
      },
      more: {
        say: "Encore une : touchez {}, ou une autre idée.",
        why: "Les budgets s'additionnent, et les profits aussi.",
        example: "Des idées aux profits 1, 2 et 1 : si le film se fait, on partage quatre Votes.",
      },
      moreAdded: { say: "Appuyez sur {}." },
      finish: { say: "Le projet est complet. Touchez {}." },
      finished: {
        say: "Appuyez sur {}.",
        why: "Donnez-lui un titre, si vous voulez : c'est pour lui que l'on vote.",
      },
      vote: {
        say: "Votez en secret : touchez {}, ou un autre Vote.",
        why: "OUI ajoute son nombre à son icône, NON le retire. Si chaque icône est couverte, ceux qui ont dit OUI se partagent le profit ; sinon, chaque NON gagne son propre Vote.",
        example:
          "Il faut caméra, décor et acteurs. OUI scénario 2, décor 2 et acteurs 2 suffisent : deux scénarios en trop remplacent la caméra.",
      },
      voted: {
        say: "Appuyez sur {}.",
        why: "Tous les Votes se retournent ensemble. Personne ne connaît le vôtre avant.",
      },
      keep: {
        say: "Le film se fait. Touchez l'idée qui rejoint les Films tournés : {}, par exemple.",
        why: "Ses icônes comptent désormais, pour tous ceux qui gagnent des Votes de ces icônes.",
      },
      kept: { say: "Appuyez sur {}." },
    },
  },
  learning: {
    title: "Apprendre un jeu",
    about:
      "Une première manche guidée dure environ trois minutes : de vraies cartes, vos propres choix, et la raison de chaque règle là où elle compte pour la première fois. Partez quand vous voulez ; elle vous attend ici.",
    start: "Première manche guidée",
    goOn: "Reprendre la manche guidée",
    again: "Refaire la manche guidée",
    rulebook: "Livret de règles",
    of: (what, title) => `${what} : ${title}`,
    whom: {
      cinecitta: "pour ceux qui aiment lire dans le jeu des autres",
      hollywood: "pour les groupes qui aiment parler et mentir",
      boulevard: "pour ceux qui aiment organiser une soirée",
      maybe: "pour tous, même pour une première partie ensemble",
    },
  },
  rulebook: {
    title: (game) => `${game} : le livret de règles`,
    players: "Joueurs",
    time: "Durée",
    whom: "Pour qui",
    search: "Chercher dans les règles",
    example: "des mots, ou un numéro comme 40",
    contents: "Sommaire",
    found: (count) => (count === 1 ? "1 article" : `${count} articles`),
    none: (wanted) => `Aucun article ne contient tout cela : ${wanted}`,
    sources: { ruling: "notre décision", content: "notre reconstitution", dropped: "abandonné" },
    captions: {
      "C37-20": "Une carte et trois billets vont dans le dossier, puis à gauche.",
      "C37-22": "Gardé : l'argent. La carte repart.",
      "C37-23": "Gardée : la carte. Le double de l'argent repart.",
      "C37-30": "Trois métiers, une carte de chacun.",
      "C37-31": "Un nouveau réalisateur envoie l'ancien au bureau.",
      "C37-50": "Deux icônes de promotion au bureau rapportent 20.",
      "C37-51": "Un réalisateur au bureau a la plume : pas de salaires.",
      "C37-53": "60 dans le portefeuille et neuf spectateurs.",
      "H47-1": "Trois des neuf métiers.",
      "H47-23": "L'une des deux est montrée ; personne ne voit l'autre.",
      "H47-26": "Le producteur échange deux métiers au choix.",
      "H47-29": "Un jeton vaut une carte de plus dans un film.",
      "H47-36": "Un blanc, relancé, peut devenir une étoile.",
      "H47-44": "Mélangé, et une carte est retirée sans être vue.",
      "H47-61": "L'étoile montante gagne un septième film serré.",
      "H47-100": "Trois des costumes.",
      "B54-53": "Un film en relief demande l'équipement 3-D.",
      "B54-58": "Chaque cube sur un nom du film est un dé.",
      "B54-60": "Payé, il est ce soir sur votre enseigne.",
      "B54-70": "Un dé sur une section : celui-ci coûte 3 000 $.",
      "B54-71": "Quatre contre deux : la section est à eux.",
      "B54-80": "Deux des tuyaux.",
      "B54-91": "Un cube sur chaque nom étoilé d'un film.",
      "B54-92": "Trois jetons coûtent trois mille par semaine.",
      "MM-20": "Un pitch de trois idées, dans cet ordre.",
      "MM-24": "OUI 3 et NON 1 sur la caméra : deux caméras.",
      "MM-25": "Deux caméras de trop remplacent l'argent.",
      "MM-34": "Une idée du pitch rejoint les films tournés.",
      "MM-40": "Qui a dit NON récupère son propre vote.",
      "C37-1": "Un de chaque métier, et le producteur.",
      "C37-40": "Du plus petit au plus grand : 2, 9 et 9 font 299.",
      "H47-2": "Un patriote, un communiste et l'étoile montante.",
      "H47-5": "Une affiche patriote, une communiste et une neutre.",
      "H47-40": "Une étoile met une carte dans le film ; une face vide, non.",
      "B54-10": "Trois films : un western en noir et blanc, un film en relief, et un film oscarisé.",
      "B54-90": "Trois dés, 13 points.",
      "MM-2": "Deux qui disent OUI, un qui dit NON.",
      "MM-4": "Les icônes au bas, le profit à côté.",
    },
  },
  stop: "Ne plus m'expliquer",
  first: "Nouveau pour vous",
  firsts: {
    cinecitta: {
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
    hollywood: {
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
    boulevard: {
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
    maybe: {
      votes: {
        title: "Voici vos Votes.",
        text: "Un Vote va dans l'urne pour chaque projet. OUI ajoute son nombre à son icône, NON le retire.",
      },
      pitch: {
        title: "Voici le projet.",
        text: "Les Votes de tous doivent couvrir ses icônes. Alors ceux qui ont dit OUI se partagent le profit ; sinon, chaque NON gagne son propre Vote.",
      },
      made: {
        title: "Les Films tournés disent ce que valent les Votes.",
        text: "Chaque Vote gagné marque un point pour chaque apparition de son icône ici.",
      },
    },
  },
};
