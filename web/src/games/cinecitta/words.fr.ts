import { de } from "../../lib/french";
import { about } from "./about.fr";
import { reasons } from "./reasons.fr";
import { scenes } from "./scenes.fr";
import type { words as english } from "./words.en";

export const words: typeof english = {
  general: about,
  hints: reasons,
  scenes,
  desk: "Votre table",
  hand: "Votre main",
  money: (amount) => `${amount} d’argent`,
  wallet: "Portefeuille",
  inWallet: "dans votre portefeuille",
  walletOf: (amount) => `portefeuille ${amount}`,
  hiddenWallet: "caché",
  inHand: (count) => `${count} en main`,
  folder: "Votre dossier",
  folderHolds: (card, money) => (money === 0 ? `${card} sans argent` : `${card} avec ${money}`),
  studio: "Studio",
  office: "Bureau",
  free: "place libre",
  nobodyYet: "personne encore",
  fresh: "nouveau",
  icons: { promotion: "promotion", pen: "stylo", audience: "public" },
  iconsIn: (icon, count) => `icônes ${icon} au Bureau : ${count}`,
  audience: (count) => (count ? `${count} public` : "sans public"),
  noIcons: "sans icône",
  copies: (count) => `${count} exemplaires`,
  cardAbout: "Au Studio compte le numéro, au Bureau les icônes.",
  yourStudio: "Votre Studio",
  yourOffice: "Votre Bureau",
  leftInHand: (count) => (count === 1 ? "1 carte en main" : `${count} cartes en main`),
  walletTap: "touchez : un billet",
  walletAdd: (money) => `Votre portefeuille : ${money}. Mettre un billet dans le dossier`,
  walletAbout: "Personne d’autre ne le voit. Ce qui reste à la fin compte une fois par icône public.",
  moreInFolder: (amount) => `${amount} dans le dossier`,
  deskOf: (name) => `Studio et Bureau ${de(name)}`,
  deskAbout: (studio, office, hand) => `Studio : ${studio}. Bureau : ${office}. ${hand}.`,
  alone: "C’est la seule façon. On demande quand même à tous, pour que l’attente ne dise rien.",
  all: "On demande à tous, pour que l’attente ne dise rien de ce qui est caché.",
  short: {
    cannot_match: "trop cher",
    same_profession: "reste",
    space_is_free: "reste",
    no_such_order: "reste",
  },
  progress: (round, rounds) => `Manche ${round} sur ${rounds}`,
  doing: {
    offer: "Remplissez le dossier",
    answer: "Répondez au dossier",
    place: "Placez l’équipe",
    folderOf: (name) => `Le dossier ${de(name)} est ici`,
  },
  status: { offer: ["remplit…", "prêt"], answer: ["lit…", "répondu"], place: ["place…", "placé"] },
  tally: {
    offer: (ready, all) => `Dossiers remplis : ${ready} sur ${all}`,
    answer: (ready, all) => `Réponses données : ${ready} sur ${all}`,
    place: (ready, all) => `Studios prêts : ${ready} sur ${all}`,
  },
  readingOf: (name) => `lit le dossier ${de(name)}`,
  prompts: {
    offer: "Touchez une carte de votre main, puis le portefeuille.",
    answer: "Touchez la carte ou l’argent.",
    place: (out) =>
      [
        "Touchez qui arrive.",
        "Touchez la carte qui fait de la place.",
        "Touchez les deux cartes qui vont au Bureau.",
      ][out],
    nobody: "Touchez le dossier pour le fermer. On demande à tous, pour que l’attente ne dise rien.",
  },
  stage: {
    own: (name) => `Votre dossier pour ${name}`,
    ownAbout: "On garde l’argent, ou l’on paie autant pour la carte.",
    slot: "une carte de votre main",
    less: "Un billet de moins",
    more: "Un billet de plus",
    offers: (name) => `${name} propose`,
    take: "Prendre la carte",
    pay: (money) => (money === 0 ? "pour rien" : `payer aussi ${money}`),
    keep: (money) => (money === 0 ? "Ne rien prendre" : `Garder les ${money}`),
    goesBack: (card) => `${card} repart`,
    takeOne: "Prenez l’un, l’autre repart.",
    from: (name) => `Le dossier ${de(name)}`,
    coming: (count) => (count === 1 ? "Dans votre Studio" : "Tous deux dans votre Studio"),
    empty: "Personne à placer",
    placed: "Votre équipe est placée",
    watching: "Les dossiers circulent",
    sold: (card, money) =>
      money === 0
        ? `On a pris votre ${card}, pour rien.`
        : `On a pris votre ${card} ; deux fois ${money} vous reviennent.`,
    unsold: (card, money) =>
      money === 0 ? `Votre ${card} est revenu.` : `Votre ${card} est revenu ; les ${money} sont partis.`,
    answered: {
      secure: (card, money) => `Vous gardez ${money} ; ${card} repart.`,
      headhunt: (card, money) => `Vous prenez ${card} et payez ${money}.`,
    },
  },
  dock: {
    offer: (card, money) => ({
      say: money === 0 ? `Envoyer ${card} sans argent ?` : `Envoyer ${card} avec ${money} ?`,
      verb: "Envoyer le dossier",
    }),
    offerWhy: (to, money, left) =>
      money === 0
        ? `${to} peut prendre la carte pour rien. Il vous reste ${left} pour le dossier qui viendra.`
        : `${to} paie ${money} pour la carte, ou garde vos ${money}. Il vous reste ${left} pour le dossier qui viendra.`,
    headhunt: (card, money) => ({
      say: money === 0 ? `Prendre ${card} pour rien ?` : `Prendre ${card} et payer ${money} ?`,
      verb: money === 0 ? "Débaucher pour rien" : `Débaucher pour ${money}`,
    }),
    headhuntWhy: (from, money) =>
      money === 0
        ? "La carte entre dans votre Studio."
        : `Vos ${money} et les ${money} du dossier vont à ${from}. La carte entre dans votre Studio.`,
    secure: (card, money) => ({
      say: money === 0 ? `Renvoyer ${card} ?` : `Garder les ${money} ?`,
      verb: money === 0 ? "Renvoyer la carte" : `Garder les ${money}`,
    }),
    secureWhy: (card, from) => `${card} retourne à ${from}.`,
    place: (entering, leaving) => ({
      say:
        entering.length === 0
          ? "Personne à placer : continuer ?"
          : leaving.length === 0
            ? `Placer ${entering.join(" et ")} ?`
            : `${leaving.join(" et ")} au Bureau ?`,
      verb: entering.length === 0 ? "Continuer" : leaving.length === 0 ? "Placer" : "Passer au Bureau",
    }),
    placeWhy: (entering, leaving) => {
      const staying = entering.filter((card) => !leaving.includes(card));
      return staying.length === 0
        ? ""
        : `${staying.join(" et ")} ${staying.length === 1 ? "prend" : "prennent"} la place dans votre Studio.`;
    },
  },
  known: {
    tab: "Connu",
    hands: "Mains et portefeuilles",
    folders: "Dossiers et placements",
    round: (round) => `Manche ${round}`,
    sent: "Vous avez envoyé",
    got: (name) => `${name} vous a envoyé`,
    answers: {
      secure: "\u00a0; l’argent a été gardé, la carte est repartie",
      headhunt: "\u00a0; la carte a été gardée, l’argent est reparti, en double",
    },
    placed: (name, cards) => `${name} a placé ${cards}.`,
    icons: "Les icônes d’une carte",
    officeOnly: "Tous trois ne comptent qu’au Bureau.",
  },
  left: "voisin de gauche",
  right: "voisin de droite",
  offer: {
    legend: [
      { icon: "promotion", text: "promotion : 10 d’argent" },
      { icon: "pen", text: "stylo : pas de salaires" },
      { icon: "audience", text: "public : multiplie l’argent restant" },
    ],
  },
  moneyAbout: "Votre portefeuille grossit ; la carte retourne à qui l’a offerte.",
  estimate: {
    title: "Votre film, à cette heure",
    now: "vaut maintenant",
    beforeAwards: "avant les prix",
    noMovie: "Pas encore de film : il faut trois personnes au Studio.",
    noWages: "À cette heure vous ne pourriez pas payer les salaires.",
    quality: "Qualité",
    read: (numbers, quality) => `${numbers}, du plus petit au plus grand, font une qualité de ${quality}`,
    short: "Film :",
    nothing: "rien encore",
    noMovieShort: "incomplet",
    noWagesShort: "salaires impayés",
    notYetAwards: "Les prix viennent à la fin",
  },
  steps: {
    offer: "offrir en secret",
    answer: "répondre au dossier",
    place: "placer l’équipe",
    over: "la fin",
  },
  moment: (round, rounds, step) => `Manche ${round} sur ${rounds} : ${step}`,
  bill: {
    title: (profession, number) => {
      const of: Record<string, string> = {
        director: "La lumière",
        actor: "La nuit",
        cameraman: "La fenêtre",
        scriptwriter: "La lettre",
        producer: "La fortune",
      };
      const what = ["d'or", "du dimanche", "de la mer", "de verre", "sous la pluie", "sans fin", "bleue"];
      return `${of[profession] ?? "L'histoire"} ${what[number % what.length]}`;
    },
    result: (quality, all) => `Qualité ${quality} · ${all} en tout`,
  },
  over: "La partie est terminée",
  lines: {
    "C37-40": "Qualité",
    "C37-41": "Studio incomplet",
    "C37-50": "Promotion",
    "C37-51": "Salaires",
    "C37-52 money": "Argent restant",
    "C37-52 points": "Salaires impayés",
    "C37-53 count": "Icônes public",
    "C37-53 points": "Recettes",
    "C37-62": "Prix",
  },
  howTo: [
    {
      text: "À chaque manche, glissez une carte et de l’argent dans un dossier pour votre voisin de gauche.",
      clause: "C37-20",
    },
    {
      text: "Le voisin garde soit l’argent, soit la carte, et paie alors la même somme pour elle.",
      clause: "C37-23",
    },
    {
      text: "L’équipe entre au Studio, à trois au plus ; qui fait de la place va au Bureau.",
      clause: "C37-30",
    },
    { text: "À la fin, les numéros du Studio font la qualité, du petit au grand.", clause: "C37-40" },
    { text: "Le Bureau vend le film : l’argent restant fois les icônes public.", clause: "C37-53" },
  ],
};
