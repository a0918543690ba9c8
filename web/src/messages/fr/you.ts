// « Invité choisit un film » comme le lit cette personne : « Vous choisissez un film ».
import { de, que } from "../../lib/french";

// Les verbes dont la forme ne se déduit pas.
const irregular: Record<string, string> = {
  a: "avez",
  achète: "achetez",
  choisit: "choisissez",
  connaît: "connaissez",
  est: "êtes",
  était: "étiez",
  fait: "faites",
  joue: "jouez",
  met: "mettez",
  montera: "monterez",
  paie: "payez",
  prend: "prenez",
  reçoit: "recevez",
  règle: "réglez",
  remet: "remettez",
  reprend: "reprenez",
  voit: "voyez",
};
const plural = (verb: string) => irregular[verb] ?? verb.replace(/e$/, "ez");

export function asYou(text: string, name: string): string {
  const [, after] = new RegExp(`^${name}(\\s.*)$`).exec(text) ?? [];
  if (!after) return asPart(text, name);
  if (/^\s:/.test(after)) return `Vous${after}`;
  // « ne place personne », « n'achète plus », « n'y change rien »
  const [, not, verb, others] = /^\s(ne |n'y |n')?(\S*)(.*)$/.exec(after) ?? [];
  const more = (others ?? "")
    .replace(/\b(son|sa) /g, "votre ")
    .replace(/(, |\bet )(défausse|reçoit)\b/g, (_, and: string, then: string) => and + plural(then));
  return `Vous ${not ?? ""}${plural(verb ?? "")}${asPart(more, name)}`;
}
/** Le nom après une préposition, ou avec ce qui est à lui. */
const asPart = (text: string, name: string) =>
  text
    .replaceAll(`Au tour ${de(name)}`, "À votre tour")
    .replaceAll(
      new RegExp(`\\b(Le|La|le|la) (dossier|projet|main) ${de(name)}`, "g"),
      (_, the: string, what: string) => `${/^L/.test(the) ? "Votre" : "votre"} ${what}`,
    )
    .replaceAll(`${que(name)} est`, "que vous êtes")
    .replaceAll(de(name), "de vous")
    .replaceAll(name, "vous");
