// What the engine says, in French: made from the data beside its texts. `spoken` knows a text or does not; what it
// does not know is shown as the engine wrote it.
import { de, fine } from "../../lib/french";
import type { Chair, Claim, Lobby, OptionInfo, StreamItem, VoteEnd } from "../../lib/protocol";
import type { Asked, EngineWords, GameWords, Refusal, Refusals, Voted, Who, Wire } from "../../lib/words";
import { refusals } from "./refusals";
import { sentences } from "./sentences";
import { asYou } from "./you";

const french = import.meta.glob<GameWords>("../../games/*/french.ts", { eager: true, import: "french" });
const games = Object.fromEntries(
  Object.entries(french).map(([file, words]) => [file.split("/").at(-2)!, words]),
);
// No two games have options of the same name.
const options: Record<string, string> = Object.assign(
  {},
  ...Object.values(games).map((game) => game.options),
);
// The refusals of each game, by how its clauses begin.
const ofRules: Record<string, Refusals> = Object.fromEntries(
  Object.values(games).map(({ clauses, refusals }) => [clauses, refusals]),
);
// Of servers that give no names: by the English sentence.
const answers: Record<string, string> = { ...sentences };
for (const known of [refusals, ...Object.values(ofRules)]) {
  for (const [english, french] of Object.values(known)) {
    if (/[a-z]{2}/.test(english)) answers[english] = french;
  }
}

const levels: Record<string, string> = {
  "content with anything that does not look bad; answers at once":
    "se contente de ce qui n'a pas l'air mauvais ; répond aussitôt",
  "sensible; answers at once": "raisonnable ; répond aussitôt",
  "thinks each decision through, a quarter of a second": "réfléchit à chaque décision, un quart de seconde",
  "thinks long, two seconds a decision": "réfléchit longtemps, deux secondes par décision",
  "learned by playing against itself, and slips now and then; answers at once":
    "a appris en jouant contre lui-même et se trompe parfois ; répond aussitôt",
  "learned by playing against itself; answers at once":
    "a appris en jouant contre lui-même ; répond aussitôt",
};
const bots: Record<string, string> = {
  easy: "facile",
  medium: "moyen",
  hard: "difficile",
  expert: "expert",
  random: "hasard",
  heuristic: "heuristique",
  net: "réseau",
};
const notes: Record<string, (who: string) => string> = {
  late: (who) => `Le temps ${de(who)} est écoulé`,
  held: (who) => `Un bot joue maintenant pour ${who}`,
  back: (who) => `${who} est de retour`,
  paused: () => "L'hôte a mis la partie en pause",
  resumed: () => "La partie continue",
  undone: (who) => `${who} a repris sa dernière décision`,
  took_over: (who) => `${who} reprend la place de quelqu'un qui est parti`,
  titled: (who) => `${who} a trouvé un titre`,
  untitled: () => "Le titre a été retiré",
  rematch: (who) => `${who} demande une revanche`,
};
const votes: Record<VoteEnd["how"], (who: string) => string> = {
  taken_back: () => "Tous sont d'accord, la décision est reprise",
  withdrawn: (who) => `${who} ne le demande plus`,
  not_agreed: (who) => `${who} n'est pas d'accord, la décision tient`,
  not_answered: () => "Tous n'ont pas répondu, la décision tient",
  gone_on: () => "La partie a continué, la décision tient",
  paused: () => "La partie est en pause, la décision tient",
  impossible: () => "La décision ne peut plus être reprise",
};
const closings: Record<NonNullable<Lobby["closed"]>, string> = {
  rules_changed: "les règles ont changé depuis qu'elle a été jouée",
};

const whoOf =
  (chairs: Chair[]): Who =>
  (seat) =>
    seat === null ? "la table" : (chairs.find((chair) => chair.seat === seat)?.name ?? `place ${seat}`);
const finely = (text: string | undefined) => text && fine(text);

// Sentences with something put in: what stands at {} goes to the same place.
const patterns = Object.keys(answers)
  .filter((sentence) => sentence.includes("{}"))
  .map((sentence) => ({
    sentence,
    expression: new RegExp(
      `^${sentence
        .split("{}")
        .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
        .join("(.+)")}$`,
    ),
  }));
const put = (french: string, parts: string[]) =>
  parts.reduce((text, part) => text.replace("{}", () => part), french);
function answer(english: string): string | undefined {
  if (answers[english]) return answers[english];
  for (const { sentence, expression } of patterns) {
    const [, ...parts] = expression.exec(english) ?? [];
    const known = parts.map((part) => answers[part] ?? part);
    if (known.length > 0) return put(answers[sentence], known);
  }
  return undefined;
}

function refusal({ name = "", clause, why, with: parts = [] }: Refusal): string | undefined {
  const known = clause ? ofRules[clause.split("-")[0] ?? ""] : refusals;
  if (name) return known?.[name] && put(known[name][1], parts);
  const [, french] = Object.values(known ?? {}).find(([english]) => english === why) ?? [];
  return french ?? answer(why);
}

const voted = ({ ended, text }: Voted, who: Who): string | undefined =>
  ended ? votes[ended.how]?.(who(ended.seat ?? null)) : answer(text);

const closed = ({ closed: name, why }: Pick<Lobby, "closed" | "why">): string | undefined =>
  name ? closings[name] : answer(why ?? "");

function line({ event, said, note }: StreamItem, game: string, who: Who): string | undefined {
  if (event) return games[game]?.event(event, who);
  if (note) return notes[note.kind]?.(who(note.seat ?? null));
  if (!said) return undefined;
  const text = said.claim ? games[game]?.claim?.(said.claim as Wire, who) : said.text;
  return text && `${who(said.seat)} : ${text}`;
}

export const spoken = {
  line: (item: StreamItem, game: string, chairs: Chair[]) => finely(line(item, game, whoOf(chairs))),
  action: (action: Wire, game: string, chairs: Chair[]) => finely(games[game]?.action(action, whoOf(chairs))),
  question: (asked: Asked, game: string, chairs: Chair[]) =>
    finely(games[game]?.question(asked, whoOf(chairs))),
  claim: ({ claim }: Claim, game: string, chairs: Chair[]) =>
    finely(games[game]?.claim?.(claim as Wire, whoOf(chairs))),
  fact: (fact: string, game: string) => finely(games[game]?.fact?.(fact)),
  option: ({ name }: OptionInfo) => finely(options[name]),
  level: (about: string) => finely(levels[about]),
  refusal: (refused: Refusal) => finely(refusal(refused)),
  voted: (how: Voted, chairs: Chair[]) => finely(voted(how, whoOf(chairs))),
  closed: (lobby: Pick<Lobby, "closed" | "why">) => finely(closed(lobby)),
  name: (name: string, game: string) => games[game]?.name(name),
};

export const engine: EngineWords = {
  line: (item, game, chairs) => spoken.line(item, game, chairs) ?? item.text,
  choice: (choice, game, chairs) => spoken.action(choice.action, game, chairs) ?? choice.text,
  question: (decision, view, game, chairs) =>
    spoken.question({ ...decision, view }, game, chairs) ?? decision.question,
  claim: (claim, game, chairs) => spoken.claim(claim, game, chairs) ?? claim.text,
  asYou,
  fact: (fact, game) => spoken.fact(fact, game) ?? fact,
  option: (option) => spoken.option(option) ?? option.what,
  level: (level) => spoken.level(level.about) ?? level.about,
  bot: (name) => bots[name] ?? name,
  refusal: (refused) => spoken.refusal(refused) ?? refused.why,
  voted: (how, chairs) => spoken.voted(how, chairs) ?? how.text,
  closed: (lobby) => spoken.closed(lobby) ?? lobby.why ?? "",
  name: (name, game) => spoken.name(name, game) ?? name,
};
