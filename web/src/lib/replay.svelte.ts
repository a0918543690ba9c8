// A record being looked at, step by step, through somebody's eyes. What there is to see comes from the engine, which
// has one record open at a time.
import type { Backlot, Belief, Eyes, ReplayAbout } from "$engine/backlot.mjs";
import type { Chair, StreamItem } from "./protocol";
import { spokenItems } from "./speech";
import { t } from "../messages/index.svelte";

export type { Belief, Eyes, Fault, ReplayAbout } from "$engine/backlot.mjs";

/** One line of the story, and the step it belongs to. */
export interface Line {
  step: number;
  text: string;
  said: boolean;
}

export class Replaying {
  step = $state(0);
  eyes = $state<Eyes>("all");
  private onward = $state(false); // came here from the stop before
  playing = $state(false);
  /** Milliseconds between two steps while it plays. */
  pace = $state(1200);

  // In the language that is spoken.
  private readonly log = $derived.by(() =>
    (this.engine.replayLog(this.eyes) ?? []).map((entry) => ({
      ...entry,
      items: spokenItems(entry.items as StreamItem[], { game: this.about.game, seats: this.chairs }),
      choice: entry.choice && {
        ...entry.choice,
        text: t.engine.choice(entry.choice, this.about.game, this.chairs),
      },
    })),
  );
  /** Where there is something to see for these eyes: the deal, what they saw happen, the end. */
  readonly stops = $derived.by(() => [
    ...new Set([0, ...this.log.map(({ step }) => step), this.about.steps]),
  ]);
  readonly at = $derived(this.stops.findLastIndex((stop) => stop <= this.step));
  readonly now = $derived.by(() => this.engine.replayStep(this.step, this.eyes));
  readonly entry = $derived(this.log.find(({ step }) => step === this.step));
  readonly items = $derived((this.entry?.items ?? []) as StreamItem[]);
  /** What is new to who goes on stop by stop; a jump brings no news. */
  readonly fresh = $derived(this.onward ? this.items : []);
  readonly lines: Line[] = $derived(
    this.log.flatMap(({ step, items, seat, choice }) => {
      const lines = (items as StreamItem[]).map(({ text, said }) => ({
        step,
        text,
        said: said !== undefined,
      }));
      if (lines.length > 0 || !choice || !seat) return lines;
      return [{ step, text: t.common.pair(this.nameOf(seat), choice.text), said: false }]; // a decision without a trace
    }),
  );
  readonly atEnd = $derived.by(() => this.step === this.about.steps);
  readonly chairs: Chair[] = $derived.by(() =>
    this.about.seats.map(({ name, bot }, at) => {
      const seat = at + 1;
      if (bot !== undefined) return { seat, kind: "bot", name, bot };
      return { seat, kind: "person", name, yours: seat === this.eyes, host: false, commitment: "" };
    }),
  );

  constructor(
    private readonly engine: Backlot,
    readonly about: ReplayAbout,
  ) {}

  nameOf(seat: number): string {
    return this.about.seats[seat - 1]?.name ?? "";
  }
  beliefOf(seat: number): Belief | null {
    return this.engine.replayBelief(seat);
  }
  /** The table as those see it who only watch. */
  watched(): unknown {
    return this.engine.replayStep(this.step, "watch")?.view;
  }

  look(eyes: Eyes) {
    this.onward = false;
    this.eyes = eyes;
  }
  go(step: number) {
    this.onward = false;
    this.step = Math.max(0, Math.min(this.about.steps, Math.trunc(step) || 0));
  }
  by(stops: number) {
    this.onward = stops === 1;
    this.step = this.stops[Math.max(0, Math.min(this.stops.length - 1, this.at + stops))] ?? 0;
  }
  /** To the beginning of a round, from 1, or what these eyes saw of it first. */
  toRound(round: number) {
    const begin = this.about.rounds[round - 1] ?? 0;
    this.go(this.stops.find((stop) => stop >= begin) ?? this.about.steps);
  }

  /** "step=12&eyes=2" */
  get place(): string {
    return `step=${this.step}&eyes=${this.eyes}`;
  }
  set place(place: string) {
    const fields = new URLSearchParams(place);
    const eyes = fields.get("eyes");
    const seat = Number(eyes);
    if (eyes === "all" || eyes === "watch") this.look(eyes);
    else if (Number.isInteger(seat) && seat >= 1 && seat <= this.about.seats.length) this.look(seat);
    if (fields.has("step")) this.go(Number(fields.get("step")));
  }
}
