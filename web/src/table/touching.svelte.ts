// What this seat has picked up at the table and not done yet.
import { getContext, onDestroy, setContext } from "svelte";
import { low } from "../lib/clock";
import type { Action, Decision } from "../lib/protocol";
import type { TableAt } from "./at.svelte";
import {
  actsOf,
  fitting,
  holds,
  proposed,
  stateOf,
  without,
  withThing,
  type Act,
  type ThingsOf,
  type ThingState,
} from "./touch";

/** Something that was touched and is no choice now: what it is, and why not. */
export interface Looked {
  name: string;
  about?: string;
  why?: string;
  clause?: string;
  /** It is somebody's seat. */
  seat?: number;
}

/** What was picked, and for which decision. */
interface Picks {
  decision: number;
  things: string[];
}

/** So long something that was dropped can be taken back before it is sent. */
const grace = 3000;

const plainThing = (action: Action) => `choice ${JSON.stringify(action)}`;

export class Touching {
  private picks = $state.raw<Picks>({ decision: -1, things: [] });
  private dropped = $state(-1); // the decision that is answered soon
  private timer: ReturnType<typeof setTimeout> | undefined;
  private aimed = $state.raw<string | null>(null); // picked when it is asked for next
  private look = $state.raw<{ decision: number; what: Looked } | null>(null);

  readonly decision: Decision | null = $derived.by(() => this.at.decision);
  readonly acts: Act[] = $derived.by(() => actsOf(this.decision?.choices ?? [], this.things));
  readonly barred: Act[] = $derived.by(() =>
    actsOf(
      (this.decision?.barred ?? []).map(({ action, why }) => ({ action, text: why })),
      this.things,
    ),
  );
  /** Another decision starts afresh; what others do meanwhile may take a thing away. */
  readonly picked: string[] = $derived.by(() =>
    (this.picks.decision === this.at.number ? this.picks.things : this.aimed ? [this.aimed] : []).filter(
      (thing) => this.acts.some(({ things }) => things.includes(thing)),
    ),
  );
  readonly proposals: Act[] = $derived.by(() => proposed(this.acts, this.picked));
  readonly left: Act[] = $derived.by(() => fitting(this.acts, this.picked));
  /** Choices that have no thing: pass, stop, no more. */
  readonly plain: Act[] = $derived.by(() =>
    this.acts.filter(({ action, things }) => things[0] === plainThing(action)),
  );
  readonly looked: Looked | null = $derived.by(() =>
    this.look?.decision === this.at.number ? this.look.what : null,
  );

  /** What the hand moves over the table. */
  dragged = $state<string | null>(null);
  /** What is proposed was dropped where that does it, and is sent in a moment. */
  readonly soon: boolean = $derived.by(() => this.dropped === this.at.number && this.proposals.length === 1);

  constructor(
    private readonly table: () => TableAt,
    private readonly thingsOf: ThingsOf,
    /** A refusal in two or three words, by its name, to stand on the thing. */
    readonly short: (name: string) => string | undefined = () => undefined,
  ) {}

  private get at() {
    return this.table();
  }
  /** A choice without things has a button in the dock, which is touched like one. */
  private readonly things: ThingsOf = (action) => {
    const things = this.thingsOf(action);
    return things.length > 0 ? things : [plainThing(action)];
  };

  state(thing: string, copy = 0): ThingState {
    return stateOf(this.acts, this.barred, this.picked, thing, copy);
  }
  /** Why it is not possible, in the engine's words. */
  reason(thing: string) {
    const at = this.barred.findIndex(({ things }) => things.includes(thing));
    return at < 0 ? undefined : this.decision?.barred?.[at];
  }
  count(thing: string) {
    return this.picked.filter((each) => each === thing).length;
  }

  private pick(things: string[]) {
    this.keep();
    this.look = null;
    this.aimed = null;
    this.at.session.refusal = null;
    this.picks = { decision: this.at.number, things };
  }
  /** A touch: picks it up; a second one does what is proposed, or puts it back. */
  touch(thing: string, about: Looked, copy = 0) {
    const state = this.state(thing, copy);
    if (this.at.session.busy) return;
    if (state === "selected") {
      if (this.proposals.length === 1) this.commit();
      else this.pick(without(this.picked, thing));
    } else if (state === "can" || state === "other") {
      this.pick(withThing(this.acts, this.picked, thing));
    } else this.explain(thing, about);
  }
  /** What it is and means, without picking it up: a long touch. */
  explain(thing: string, about: Looked) {
    this.keep();
    const reason = this.reason(thing);
    const seat = Number(/^seat (\d+)$/.exec(thing)?.[1]) || undefined;
    this.look = {
      decision: this.at.number,
      what: { ...about, why: reason?.why, clause: reason?.clause ?? about.clause, seat },
    };
  }
  /** One more of it, or one less: notes, steps. */
  add(thing: string) {
    this.pick(withThing(this.acts, this.picked, thing));
  }
  remove(thing: string) {
    this.pick(without(this.picked, thing));
  }
  /** What this is for is asked next; until something else is touched. */
  aim(thing: string) {
    this.aimed = thing;
  }
  /** Whether one more of it goes together with all that is picked. */
  hasRoom(thing: string) {
    return fitting(this.acts, [...this.picked, thing]).length > 0;
  }
  /** Whether something can be done with both. */
  together(thing: string, other: string) {
    return this.acts.some(({ things }) => holds(things, [thing, other]));
  }
  /** Picks up what is dragged, if it is not yet; gives how to put it back. */
  lift(thing: string, state: ThingState): () => void {
    const before = this.picks;
    if (state === "selected") this.keep();
    else this.add(thing);
    this.at.drawer = null; // it would cover what the thing is for
    this.dragged = thing;
    return () => (this.picks = before);
  }
  /** What is proposed is done in a moment, and can be taken back until then; at once when time is short. */
  drop() {
    const left = this.at.session.timeLeft();
    if (left !== undefined && left < low) return this.commit();
    this.dropped = this.at.number;
    this.timer = setTimeout(() => this.soon && this.commit(), grace);
  }
  /** What was dropped is not sent by itself. */
  keep() {
    clearTimeout(this.timer);
    this.dropped = -1;
  }
  show(act: Act) {
    this.pick(act.things);
  }
  /** An explanation goes first; what is picked stays then. */
  letGo() {
    if (this.looked) this.look = null;
    else if (this.picked.length > 0) this.pick([]);
  }
  commit(act: Act | undefined = this.proposals[0]) {
    this.keep();
    if (!act || this.at.session.busy) return;
    if (navigator.userActivation?.isActive) navigator.vibrate?.(20);
    this.at.act(act.action);
  }
}

const key = Symbol("touching");
/** For the game's Table.svelte: what touching things means there; all Things below it use it. */
export function touchTable(
  at: () => TableAt,
  things: ThingsOf,
  short?: (name: string) => string | undefined,
): Touching {
  const touching = new Touching(at, things, short);
  onDestroy(() => touching.keep());
  return setContext(key, touching);
}
export const touchingHere = () => getContext<Touching>(key);
