// What others changed since this seat last decided: things of the table are marked by it.
import { getContext, setContext } from "svelte";
import type { TableAt } from "./at.svelte";
import { changedIn, type FactsOf } from "./changed";

class Changes {
  private readonly things: Set<string> = $derived.by(() => {
    const { view, outlook, session, tv } = this.table();
    const { left } = session;
    if (tv || !left) return new Set();
    return changedIn(this.facts(left.view, left.outlook), this.facts(view, outlook));
  });
  constructor(
    private readonly table: () => TableAt,
    private readonly facts: FactsOf,
  ) {}
  has(thing: string) {
    return this.things.has(thing);
  }
}

const key = Symbol("changes");
/** For the game's Table.svelte: what of it can change, as `changes.ts` beside it says. */
export const markChanges = (at: () => TableAt, facts: FactsOf) => setContext(key, new Changes(at, facts));
/** Where a game says nothing of it, nothing is marked. */
export const changesHere = () => getContext<Changes | undefined>(key);
