// Whoever plays alone against bots needs no name, and is "you" on their own screen.
import { nameless } from "../messages/nameless";
import { t } from "../messages/index.svelte";
import type { Chair } from "./protocol";

const names: readonly string[] = Object.values(nameless);
const isUnnamed = (chair: Chair) => chair.kind === "person" && chair.yours && names.includes(chair.name);

/** The chair of somebody who has given no name, where nobody else could be called so. */
export const unnamed = (chairs: Chair[]): Chair | undefined =>
  chairs.filter(({ kind }) => kind === "person").length === 1 ? chairs.find(isUnnamed) : undefined;
/** What stands for somebody where a name stands alone. */
export const calledAlone = (chair: Chair, chairs: Chair[]): string =>
  unnamed(chairs)?.seat === chair.seat ? t.practice.you : chair.name;
