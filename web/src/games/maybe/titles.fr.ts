// Titles and lines that are offered for a pitch, in French: those made of cards (titles.ts), and those of the server's
// list (src/games/maybe/titled.hpp).
import { capital } from "../../lib/capital";
import { flavours } from "./flavours.fr";

const patterns: Record<string, string> = {
  "Meet me {}": "Rendez-vous {}",
  "It happened {}": "C'est arrivé {}",
  "Nobody sleeps {}": "Personne ne dort {}",
  "Love {}": "Un amour {}",
  "Trouble {}": "Du grabuge {}",
  "All quiet {}": "Rien de nouveau {}",
  "Part two: {}": "Deuxième partie : {}",
  "Once more: {}": "Encore une fois : {}",
  "Coming soon: {}": "Prochainement : {}",
  "Midnight special: {}": "Séance de minuit : {}",
  "Based on nothing: {}": "D'après rien du tout : {}",
  "The musical: {}": "La comédie musicale : {}",
};
const lines: Record<string, string> = {
  "Bring a handkerchief.": "Prévoyez un mouchoir.",
  "Nobody leaves before the end.": "Personne ne part avant la fin.",
  "Based on a true rumour.": "D'après une rumeur vraie.",
  "This time everybody sings.": "Cette fois, tout le monde chante.",
  "The popcorn will run out.": "Il n'y aura pas assez de pop-corn.",
  "Twice as long as planned, and worth it.": "Deux fois plus long que prévu, et tant mieux.",
  "The critics have gone home.": "Les critiques sont rentrés chez eux.",
  "Everything goes wrong, on time.": "Tout va mal, à l'heure dite.",
  "With an ending that nobody expects.": "Avec une fin que personne n'attend.",
  "For everybody who was ever late.": "Pour tous ceux qui ont un jour été en retard.",
  "Laugh first, think later.": "Riez d'abord, réfléchissez ensuite.",
  "The dog survives.": "Le chien s'en sort.",
};

/** Masculine, feminine; those of `first` stand before their noun. */
const which: Record<string, [string, string?]> = {
  Last: ["dernier", "dernière"],
  Crimson: ["pourpre"],
  Secret: ["secret", "secrète"],
  Borrowed: ["emprunté", "empruntée"],
  Silent: ["silencieux", "silencieuse"],
  Golden: ["doré", "dorée"],
  Paper: ["de papier"],
  Wandering: ["vagabond", "vagabonde"],
  Second: ["deuxième"],
  Hidden: ["caché", "cachée"],
  Lucky: ["chanceux", "chanceuse"],
  Painted: ["peint", "peinte"],
  Broken: ["brisé", "brisée"],
  Midnight: ["de minuit"],
  Honest: ["honnête"],
  Velvet: ["de velours"],
  Electric: ["électrique"],
  Frozen: ["gelé", "gelée"],
  Tiny: ["minuscule"],
  Restless: ["agité", "agitée"],
  Marble: ["de marbre"],
  Foolish: ["étourdi", "étourdie"],
  Unlikely: ["improbable"],
  Singing: ["qui chante"],
};
const first = new Set(["Last", "Second"]);
const what: Record<string, [string, "m" | "f"]> = {
  Lighthouse: ["phare", "m"],
  Orchestra: ["orchestre", "m"],
  Detective: ["détective", "m"],
  Balloon: ["ballon", "m"],
  Carousel: ["manège", "m"],
  Umbrella: ["parapluie", "m"],
  Telescope: ["télescope", "m"],
  Postman: ["facteur", "m"],
  Circus: ["cirque", "m"],
  Harbour: ["port", "m"],
  Piano: ["piano", "m"],
  Waltz: ["valse", "f"],
  Locket: ["médaillon", "m"],
  Compass: ["boussole", "f"],
  Snowstorm: ["tempête de neige", "f"],
  Jukebox: ["juke-box", "m"],
  Train: ["train", "m"],
  Mirror: ["miroir", "m"],
  Garden: ["jardin", "m"],
  Parade: ["parade", "f"],
  Suitcase: ["valise", "f"],
  Astronaut: ["astronaute", "m"],
  Bakery: ["boulangerie", "f"],
  Museum: ["musée", "m"],
};

/** "The Last Lighthouse" is "Le dernier phare". */
function ofTheList(title: string): string | undefined {
  const [, begin = "", one, other] = /^(The |My )?(\w+) (\w+)$/.exec(title) ?? [];
  if (!which[one] || !what[other]) return undefined;
  const [noun, gender] = what[other];
  const [masculine, feminine = masculine] = which[one];
  const said = gender === "f" ? feminine : masculine;
  const both = first.has(one) ? `${said} ${noun}` : `${noun} ${said}`;
  if (begin === "My ") return gender === "f" ? `Ma ${both}` : `Mon ${both}`;
  if (begin === "") return capital(both);
  if (/^[aeo]/.test(both)) return `L'${both}`;
  return gender === "f" ? `La ${both}` : `Le ${both}`;
}

/** A title or a line that was offered; undefined: they are somebody's own words. */
export function offeredInFrench(words: string): string | undefined {
  for (const [english, french] of Object.entries(patterns)) {
    const before = english.replace("{}", "");
    const card = words.startsWith(before) && flavours[capital(words.slice(before.length))];
    if (!card) continue;
    return french.replace("{}", french.includes(" : ") ? card : card.charAt(0).toLowerCase() + card.slice(1));
  }
  return lines[words] ?? ofTheList(words);
}
