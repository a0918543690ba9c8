// A record being looked at, step by step, through somebody's eyes. What there is to see comes from the engine, which
// has one record open at a time.
import type { Backlot, Belief, Eyes, ReplayAbout } from "$engine/backlot.mjs";
import type { Chair, StreamItem } from "./protocol";
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
  playing = $state(false);
  /** Milliseconds between two steps while it plays. */
  pace = $state(1200);

  private readonly log = $derived.by(() => this.engine.replayLog(this.eyes) ?? []);
  // In the language that is spoken.
  private readonly told = $derived.by(() =>
    this.log.map(({ step, seat, choice, items }) => ({
      step,
      decided: choice && seat ? { seat, text: t.engine.choice(choice, this.about.game, this.chairs) } : null,
      items: (items as StreamItem[]).map((item) => ({
        ...item,
        text: t.engine.line(item, this.about.game, this.chairs),
      })),
    })),
  );
  /** Where there is something to see for these eyes: the deal, what they saw happen, the end. */
  readonly stops = $derived.by(() => [
    ...new Set([0, ...this.log.map(({ step }) => step), this.about.steps]),
  ]);
  readonly at = $derived(this.stops.findLastIndex((stop) => stop <= this.step));
  readonly now = $derived.by(() => this.engine.replayStep(this.step, this.eyes));
  private readonly entry = $derived(this.told.find(({ step }) => step === this.step));
  /** Who decided what at this step, where these eyes may see it. */
  readonly decided = $derived(this.entry?.decided ?? null);
  readonly items: StreamItem[] = $derived(this.entry?.items ?? []);
  /** All that these eyes have seen up to this step. */
  readonly events: StreamItem[] = $derived(
    this.told.filter(({ step }) => step <= this.step).flatMap(({ items }) => items),
  );
  readonly lines: Line[] = $derived(
    this.told.flatMap(({ step, items, decided }) => {
      const lines = items.map(({ text, said }) => ({ step, text, said: said !== undefined }));
      if (lines.length > 0 || !decided) return lines;
      return [{ step, text: t.common.pair(this.nameOf(decided.seat), decided.text), said: false }]; // without a trace
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
  /** Every claim, and what was true of it; of an unfinished game nothing is told. */
  claims() {
    const { game, talk } = this.about;
    return talk.flatMap(({ claim, fact, holds, text, ...line }) =>
      claim && fact !== undefined && holds !== undefined
        ? [
            {
              ...line,
              holds,
              text: t.engine.claim({ claim, text }, game, this.chairs),
              fact: t.engine.fact(fact, game),
            },
          ]
        : [],
    );
  }
  beliefOf(seat: number): Belief | null {
    return this.engine.replayBelief(seat);
  }
  /** The table as those see it who only watch. */
  watched(): unknown {
    return this.engine.replayStep(this.step, "watch")?.view;
  }

  look(eyes: Eyes) {
    this.eyes = eyes;
  }
  go(step: number) {
    this.step = Math.max(0, Math.min(this.about.steps, Math.trunc(step) || 0));
  }
  by(stops: number) {
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
