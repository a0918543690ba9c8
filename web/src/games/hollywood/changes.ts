// What of Hollywood everybody sees and can change: who has which job, what the dice show, where tokens lie.
import type { Facts } from "../../table/changed";
import { ghostPlace, seatPlace, type Outlook, type View } from "./view";

export function factsOf(view: View, { jobs, dice }: Outlook): Facts {
  const facts: Facts = { tokens: view.centre };
  if (view.movie.size > 0) facts.movie = view.movie.size;
  for (const { job, owner } of jobs) facts[`job ${job}`] = owner;
  dice.forEach(({ face, owner }, die) => (facts[`die ${die}`] = `${owner} ${face}`));
  view.desks.forEach(({ tokens }, at) => (facts[`token ${seatPlace(at + 1)}`] = tokens));
  view.ghosts.forEach(({ tokens }, at) => (facts[`token ${ghostPlace(at + 1)}`] = tokens));
  return facts;
}
