// What the dock says of an act of Boulevard: the whole act as a question, what it brings, and the verb of its button.
import type { Wording } from "../../table/frame";
import { t } from "../../messages/index.svelte";
import { signOf } from "./signs";
import type { Chosen } from "./things";
import { costOf, effectOf, factsOf, filmOf, inFull, nameOf, wordOf, type Outlook, type View } from "./view";

export const wordingIn =
  (view: View, sums: Outlook | null, facts: boolean): Wording =>
  ({ action }) => {
    const { kind, film, spot, chip, tip, genre, section } = action as Chosen;
    const { dock } = t.boulevard;
    const verb = dock.verbs[kind];
    if (kind === "pick" && film) {
      const of = sums?.films.find((each) => each.film === film);
      if (!of) return { say: dock.pick(film), verb };
      const left = of.after ? dock.leaves(inFull(of.after.cash), of.after.minutes) : "";
      return {
        say: dock.pick(film),
        // Where there is no room for the film itself, its facts are here.
        why: facts ? `${factsOf(film)}. ${t.boulevard.aboutDice(of.dice, inFull(of.about))}. ${left}` : left,
        verb: dock.book(inFull(of.price ?? 0)),
      };
    }
    if (kind === "place" && spot) {
      const place = sums?.places.find((each) => each.spot === spot);
      if (signOf(spot) && place) {
        const why = [t.boulevard.about[spot], costOf(place)].filter(Boolean).join(", ");
        return { say: dock.place(nameOf(spot)), why: dock.because(why), verb };
      }
      const films = view.array.filter((title) => filmOf(title)?.stars.includes(spot));
      return { say: dock.star(spot), why: dock.starMeans(films), verb: dock.verbs.star };
    }
    if (kind === "take_back" && chip) return { say: dock.takeBack(wordOf(chip)), verb };
    if (kind === "buy" && chip) return { say: dock.buy(wordOf(chip)), verb };
    if (kind === "tip" && tip) return { say: dock.tip(nameOf(tip)), why: dock.because(effectOf(tip)), verb };
    if (kind === "help" && film) return { say: dock.help(film), verb };
    if (kind === "raise" && section) return { say: dock.raise(nameOf(section)), verb };
    if (kind === "genre" && genre)
      return { say: dock.genre(wordOf(genre)), why: t.boulevard.genreMeans, verb };
    return verb ? { verb } : undefined;
  };
