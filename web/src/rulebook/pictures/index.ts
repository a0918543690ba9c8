// Pictures of the games' own cards, by the clause they belong to.
import type { Component } from "svelte";
import Boulevard from "./Boulevard.svelte";
import Cinecitta from "./Cinecitta.svelte";
import Hollywood from "./Hollywood.svelte";
import Maybe from "./Maybe.svelte";

export const pictures: Record<string, Component<{ of: string }>> = {
  boulevard: Boulevard,
  cinecitta: Cinecitta,
  hollywood: Hollywood,
  maybe: Maybe,
};
