// What French sentences need again and again.
const vowel = /^[aeiouyàâäéèêëîïôöùûüœæ]/i;

/** "d'Ada", "de Ben" */
export const de = (name: string) => (vowel.test(name) ? `d'${name}` : `de ${name}`);
/** "qu'Ada", "que Ben" */
export const que = (name: string) => (vowel.test(name) ? `qu'${name}` : `que ${name}`);
/** "Ada, Ben et Cleo" */
export const list = (parts: string[]) =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;
/** "1 dé", "2 dés" */
export const some = (number: number, one: string, many = `${one}s`) => `${number} ${number < 2 ? one : many}`;
/** No-break spaces where French has them. */
export const fine = (text: string) =>
  text
    .replace(/ ([;:!?»$])/g, "\u00a0$1")
    .replace(/« /g, "«\u00a0")
    .replace(/(\d) (\d{3})(?!\d)/g, "$1\u00a0$2");

const numbers = [
  "Aucune",
  "Une",
  "Deux",
  "Trois",
  "Quatre",
  "Cinq",
  "Six",
  "Sept",
  "Huit",
  "Neuf",
  "Dix",
  "Onze",
  "Douze",
];
/** Of what is feminine: "Aucune", "Deux". */
export const inWords = (count: number) => numbers[count] ?? String(count);
