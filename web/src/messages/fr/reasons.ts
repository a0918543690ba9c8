// Pourquoi un conseil est bon : les raisons du moteur, en mots.
import { de, fine, list, some } from "../../lib/french";
import type { Prospect, ReasonWords } from "../../lib/reasons";

const side = (lagging: boolean) => (lagging ? "le camp en retard" : "votre camp");
const ofSide = (lagging: boolean) => (lagging ? "du camp en retard" : "de votre camp");
const toSide = (lagging: boolean) => (lagging ? "au camp en retard" : "à votre camp");
const with_ = (name: string, sure: boolean, lagging: boolean) =>
  `${name} est ${sure ? "" : "sans doute "}${ofSide(lagging)}`;
const passes: Record<Prospect, string> = {
  unlikely: "Il échouera sans doute",
  open: "Il peut passer ou échouer",
  likely: "Il devrait passer",
};

const chances: Record<Prospect, string> = {
  unlikely: "un pari risqué pour l'instant",
  open: "il peut passer ou échouer",
  likely: "il devrait passer",
};

export const reasons: ReasonWords = {
  cinecitta: {
    sells: (name, worth) =>
      `Elle vaut environ ${worth} pour ${name}, qui la gardera sans doute et vous la paiera.`,
    returns: (name, worth) =>
      fine(`Elle vaut environ ${worth} pour ${name}, qui préférera garder votre argent : la carte revient.`),
    keepsPen: "Vous gardez votre seule Plume.",
    card: (without, quality) =>
      quality > without
        ? `Avec elle, votre film peut atteindre ${quality}${without ? ` au lieu de ${without}` : ""}.`
        : "Ses icônes valent plus pour vous que l'argent.",
    firstPen: fine(
      "Elle vous apporte une Plume, et vous n'en avez pas : sans elle, vous payez tous les salaires.",
    ),
    money: (without, quality) =>
      quality > without
        ? `L'argent vaut plus pour vous qu'un film à ${quality}${without ? ` au lieu de ${without}` : ""}.`
        : "La carte ne fait pas un meilleur film.",
    movie: (quality) =>
      quality ? `Ainsi votre film peut atteindre ${quality}.` : "Aucun film complet n'est encore en vue.",
  },
  hollywood: {
    token: (name, own, sure, quiet, lagging) =>
      fine(
        [
          quiet.length ? `${list(quiet)} n'${quiet.length === 1 ? "a" : "ont"} pas d'étoile.` : "",
          own
            ? `Un jeton pour vous donne une carte de plus ${toSide(lagging)}.`
            : `${with_(name, sure, lagging)} : un jeton lui donne une carte de plus.`,
        ]
          .filter(Boolean)
          .join(" "),
      ),
    friendDie: (name, own, sure, lagging) =>
      own
        ? "Une étoile vous permet d'ajouter une carte."
        : `${with_(name, sure, lagging)}, et une étoile lui permet d'ajouter une carte.`,
    foeDie: (name, sure, lagging) =>
      fine(
        `${name} joue ${sure ? "" : "sans doute "}contre ${side(lagging)} : sans étoile, aucune carte de sa part.`,
      ),
    otherDie: () => "Un nouveau lancer peut aider et ne peut guère nuire.",
    cards: (symbols, lagging) => `Elle compte ${symbols} pour ${side(lagging)}.`,
    cover: () => "Elle cache votre camp tant que l'enjeu est faible.",
    level: () => "Il vous faut un film serré, et il le reste ainsi.",
    least: (lagging) => `Rien dans votre main ne sert mieux ${side(lagging)}.`,
    poster: (symbols, lagging) =>
      symbols > 0
        ? `Son signe compte pour ${side(lagging)}.`
        : symbols < 0
          ? `Son signe compte contre ${side(lagging)}, mais l'autre ne vaut pas mieux.`
          : "Son signe n'aide aucun camp.",
    hand: (lagging) => fine(`Vos cartes servent peu ${side(lagging)} ; de nouvelles peuvent mieux faire.`),
    friendHand: (name, sure, lagging) =>
      `${with_(name, sure, lagging)} et choisira alors parmi plus de cartes.`,
    decides: () => "Vous décidez seul d'une carte du film.",
    cut: (symbols, lagging) =>
      symbols === 0
        ? "La carte n'aide aucun camp."
        : `La carte compte ${Math.abs(symbols)} ${symbols > 0 ? "pour" : "contre"} ${side(lagging)}.`,
    clears: (lagging) => `Vous gardez les cartes qui servent le mieux ${side(lagging)}.`,
    job: (job) => fine(`Vous auriez ce métier : ${job}.`),
    nothing: (lagging) => `Rien d'autre ici ne sert ${side(lagging)}.`,
  },
  boulevard: {
    film: (gain, next) =>
      fine(
        `Il devrait rapporter environ ${gain} de plus que son prix${next ? `, et il reste assez pour « ${next} »` : ""}.`,
      ),
    noFilm: "Aucun film que vous pouvez louer ne devrait rapporter plus qu'il ne coûte.",
    chip: (chip, gain, weeks) =>
      fine(
        `${chip} : environ ${gain} de plus que son coût, ${weeks === 1 ? "la semaine qui reste" : `dans les ${weeks} semaines qui restent`}.`,
      ),
    thrift: (weeks) =>
      `Rien ici ne se rembourse ${weeks === 1 ? "dans la semaine qui reste" : `dans les ${weeks} semaines qui restent`}.`,
    star: (films) =>
      `${some(films, "film")} que vous pourriez louer ${films === 1 ? "a" : "ont"} ce nom à l'affiche.`,
    preview: "Vous seul connaîtrez le genre de la semaine avant de louer.",
    agency: "Vous seul saurez quelle rubrique paie double.",
    loan: (gain) => `Avec lui, vous pouvez louer des films qui devraient rapporter environ ${gain} de plus.`,
    genre: (film) => fine(`« ${film} » en est, et c'est lui qui vous rapporterait le plus.`),
    section: (dice, gain) =>
      fine(`Qui y met le plus lance ${some(dice, "dé")} de plus, environ ${gain} ; tout le monde paie.`),
    tip: (gain, kept) =>
      fine(`Il devrait rapporter environ ${gain} ; gardé jusqu'à la fin, il vaut ${kept}.`),
    names: (films) =>
      films
        ? `${some(films, "film")} avec ce nom ${films === 1 ? "est encore" : "sont encore"} à venir.`
        : "Aucun autre film avec ce nom ne viendra.",
  },
  maybe: {
    pitch: (prospect, icons, profit) =>
      fine(`${some(icons, "icône")} à couvrir, ${some(profit, "Vote")} à partager : ${chances[prospect]}.`),
    yes: (prospect, profit) =>
      `${passes[prospect]}, et ceux qui votent OUI se partagent alors ${some(profit, "Vote")}.`,
    no: (prospect, points) =>
      `${passes[prospect]}. S'il échoue, vous gardez votre NON, qui vaut environ ${some(points, "point")}.`,
    change: "Le projet pourrait devenir meilleur pour vous.",
    keep: (points, others) =>
      points === 0 && others === 0
        ? "Personne n'a encore de Votes avec ses icônes."
        : `Vos Votes valent ${points} de plus avec elle, ceux ${de("n'importe qui d'autre")} ${others} au plus.`,
  },
};
