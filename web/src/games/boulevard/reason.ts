// Why a hint of Boulevard is a good one, in words.
import { t } from "../../messages/index.svelte";
import type { Reason } from "$types/boulevard";
import { inFull, wordOf } from "./view";

export function reasonOf(reason: Reason): string {
  const words = t.boulevard.hints;
  switch (reason.kind) {
    case "film":
      return words.film(inFull(reason.gain), reason.film ?? undefined);
    case "no_film":
      return words.noFilm;
    case "chip":
      return words.chip(wordOf(reason.chip), inFull(reason.gain), reason.weeks);
    case "thrift":
      return words.thrift(reason.weeks);
    case "star":
    case "names":
      return words[reason.kind](reason.films);
    case "preview":
    case "agency":
      return words[reason.kind];
    case "loan":
      return words.loan(inFull(reason.gain));
    case "genre":
      return words.genre(reason.film ?? "");
    case "section":
      return words.section(reason.dice, inFull(reason.gain));
    case "tip":
      return words.tip(inFull(reason.gain), inFull(reason.kept));
  }
}
