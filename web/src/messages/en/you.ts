// "Guest picks a film" as whoever that is reads it: "You pick a film". The engine's sentences begin with the name and a verb in the
// present tense, or have the name where "you" can stand.
const irregular: Record<string, string> = { has: "have", is: "are", was: "were", does: "do", goes: "go" };
const plural = (verb: string) =>
  irregular[verb] ??
  verb
    .replace(/ies$/, "y")
    .replace(/(ss|sh|ch|x)es$/, "$1")
    .replace(/(?<!s)s$/, "");

export function asYou(text: string, name: string): string {
  const [first, verb = "", ...rest] = text.split(" ");
  if (first === name) {
    const more = rest
      .join(" ")
      .replace(/(, |\band )(discards|gets)\b/g, (_, and: string, then: string) => and + plural(then));
    return `You ${plural(verb)}${more && ` ${asPart(more, name)}`}`;
  }
  return first === `${name}:` ? `You: ${text.slice(first.length + 1)}` : asPart(text, name);
}
/** The name after a preposition, or with what is theirs. */
const asPart = (text: string, name: string) => {
  const whole = `(?<!\\p{L})${name}(?!\\p{L})`;
  return text
    .replace(new RegExp(`^(.+) of ${name} leaves`), "Your $1 leaves")
    .replaceAll(
      new RegExp(`\\b(the|The) (\\w+) of ${whole}`, "gu"),
      (_, the: string, what: string) => `${the === "The" ? "Your" : "your"} ${what}`,
    )
    .replaceAll(new RegExp(`^${name}'s\\b`, "g"), "Your")
    .replaceAll(new RegExp(`${whole}'s\\b`, "gu"), "your")
    .replaceAll(new RegExp(whole, "gu"), "you");
};
