// A record being looked at, moment by moment, through somebody's eyes. What there is to see comes from the engine, which
// has one record open at a time; it is shown as a table shows what it is sent.
import { untrack } from "svelte";
import { chancesTold } from "virtual:games";
import type { Backlot, Belief, Closing, Eyes, ReplayAbout } from "$engine/backlot.mjs";
import { Stoppable } from "../pace/clock";
import { scene } from "../pace/moment";
import { Paced, speed } from "../pace/paced.svelte";
import { stopsOf, type Stop } from "../pace/recorded";
import { endingOf, rowsOf } from "../pace/rows";
import { blank, type FrameSent, type Shown } from "../pace/shown";
import { seatOf } from "./chairs";
import { lookedBack, type LookedBack } from "./closing";
import { fetchedNetwork } from "./engine";
import { hiddenBySeat, type Secret } from "./hidden";
import type { Chair, Lobby, Outcome, StreamItem } from "./protocol";
import { Session } from "./session.svelte";
import { spokenItems } from "./speech";
import type { Transport } from "./transport";
import { t } from "../messages/index.svelte";

export type { Belief, Eyes, Fault, ReplayAbout } from "$engine/backlot.mjs";

/** One line of the story, and the step it belongs to. */
export interface Line {
  step: number;
  text: string;
  said: boolean;
  seat: number | null;
}
/** While it plays. */
export const paces = ["calm", "normal", "brisk"] as const;
export type ReplayPace = (typeof paces)[number];

// A record asks nobody.
const nowhere: Transport = { connect() {}, send() {}, close() {} };

export class Replaying {
  eyes = $state<Eyes>("all");
  private playing = $state(false); // from step to step
  private stopped = $state(true);
  pace = $state<ReplayPace>("normal");
  private readonly clock = new Stoppable();
  private readonly paced: Paced<Shown> = new Paced<Shown>(blank, this.clock, false, () => this.wish());
  /** The table of the record: what the table of the game is drawn from. */
  readonly session: Session = new Session(nowhere, undefined, this.paced);
  private readonly stop: () => void;
  private closing: Closing | null = null;
  private back: number | null = null; // the stop that it was last rewound to

  readonly chairs: Chair[] = $derived.by(() =>
    this.about.seats.map(({ name, bot }, at) => {
      const seat = at + 1;
      if (bot !== undefined && seat !== this.eyes) return { seat, kind: "bot", name, bot };
      return { seat, kind: "person", name, yours: seat === this.eyes, host: false, commitment: "" };
    }),
  );
  private readonly lobby: Lobby = $derived.by(() => ({
    game: this.about.game,
    options: this.about.options,
    content: this.about.content,
    phase: "playing",
    host: false,
    hints: false,
    clock: { kind: "none" },
    commitment: "",
    voids: 0,
    listed: false,
    password: false,
    notes: [],
    talk: [],
    titles: this.about.talk.flatMap(({ seat, titled, made }) => (titled ? { seat, ...titled, made } : [])),
    seats: this.chairs,
  }));
  // With everything shown it is the table of those who watch, and what lies hidden is told at the seats.
  private readonly seen = $derived.by((): Eyes => (this.eyes === "all" ? "watch" : this.eyes));
  private readonly log = $derived.by(() => this.engine.replayLog(this.eyes) ?? []);
  /** Where it can stand still: the deal, every moment, the end. */
  readonly stops: Stop[] = $derived.by(() => {
    const { lobby, seen, about, engine } = this;
    return stopsOf(
      {
        lobby,
        steps: about.steps,
        outcome: about.outcome as Outcome | null,
        dealt: engine.replayStep(0, seen)!,
        log: engine.replayLog(seen) ?? [],
        frames: (step) => (engine.replayFrames(step, seen) ?? []) as FrameSent[],
      },
      { rows: rowsOf(about.game), ending: endingOf(about.game), words: (items) => spokenItems(items, lobby) },
    );
  });
  private readonly places = $derived.by(() => new Map(this.stops.map(({ item }, at) => [item.frame, at])));
  private known = $state(0); // where it was before what there is to see was made anew
  readonly at = $derived.by(() => {
    const frame = this.paced.playing.at(-1)?.item.frame ?? this.paced.shown;
    return this.places.get(frame) ?? this.known;
  });
  /** Something moves, or goes on by itself. */
  readonly running = $derived.by(() => this.playing || (!this.paced.rest && !this.stopped));
  readonly last = $derived.by(() => this.stops.length - 1);
  readonly step = $derived.by(() => this.stops[this.at].step);
  readonly now = $derived.by(() => this.engine.replayStep(this.step, this.eyes));
  /** By seat what only its owner knows, of the table that is on the screen; null unless everything is shown. */
  readonly secrets = $derived.by((): Secret[][] | null => {
    if (this.eyes !== "all") return null;
    const { step, part } = this.stops[this.places.get(this.paced.shown) ?? this.at];
    const over = part === null ? step : step - 1; // in the middle of a step its end is still to come
    const view = (eyes: Eyes) => this.engine.replayStep(over, eyes)?.view;
    return hiddenBySeat(view("all"), view("watch"), this.about.seats.length);
  });
  /** "12", or "12.1" in the middle of step 12. */
  readonly stepPlace = $derived.by(() => {
    const { step, part } = this.stops[this.at];
    return part === null ? `${step}` : `${step}.${part}`;
  });
  /** The moments that own the stage, in order. */
  readonly chapters = $derived.by(() =>
    this.stops.flatMap(({ step, item }, at) =>
      item.moments
        .filter(({ weight }) => weight >= scene)
        .map((moment) => ({ at, step, weight: moment.weight, moment })),
    ),
  );

  // In the language that is spoken.
  private readonly told = $derived.by(() =>
    this.log.map(({ step, seat, choice, items }) => ({
      step,
      decided: choice && seat ? { seat, text: t.engine.choice(choice, this.about.game, this.chairs) } : null,
      items: spokenItems(items as StreamItem[], this.lobby),
    })),
  );
  /** Who decided what at this step, where these eyes may see it. */
  readonly decided = $derived.by(() => this.told.find(({ step }) => step === this.step)?.decided ?? null);
  /** What happens at this point, in sentences. */
  readonly sentences: string[] = $derived.by(() => {
    const heard = (at: number) => this.stops[at].item.frame.heard.items;
    const items = heard(this.at).slice(this.at > 0 ? heard(this.at - 1).length : 0);
    return spokenItems(items, this.lobby).map(({ text }) => text);
  });
  readonly lines: Line[] = $derived.by(() =>
    this.told.flatMap(({ step, items, decided }) => {
      const lines = items.map((item) => ({
        step,
        text: item.text,
        said: item.said !== undefined,
        seat: seatOf(item),
      }));
      if (lines.length > 0 || !decided) return lines;
      const { seat, text } = decided;
      return [{ step, text: t.common.pair(this.nameOf(seat), text), said: false, seat }]; // without a trace
    }),
  );
  readonly atEnd = $derived.by(() => this.at === this.last);
  /** Everything has been shown. */
  readonly over = $derived.by(() => this.atEnd && this.paced.rest);
  /** What has the stage now. */
  readonly scene = $derived.by(() => {
    const { moment } = this.paced;
    return moment && moment.weight >= scene ? moment : null;
  });

  constructor(
    private readonly engine: Backlot,
    readonly about: ReplayAbout,
  ) {
    if (speed.wish === "calm" || speed.wish === "brisk") this.pace = speed.wish;
    this.paced.jump(this.stops[0].item.frame);
    this.stop = $effect.root(() => {
      $effect(() => {
        if (this.playing && this.paced.rest) untrack(() => this.onward());
      });
      // Other words or other eyes: the same place once more.
      $effect(() => {
        const { stops, places } = this;
        untrack(() => {
          if (!places.has(this.paced.shown)) this.go(Math.min(this.known, stops.length - 1));
        });
      });
      $effect(() => {
        this.known = this.at;
      });
    });
  }
  close() {
    this.stop();
    this.clock.stop();
    this.session.close();
  }

  // Whoever wants nothing to move sees it move only while it plays.
  private wish() {
    return this.playing || (speed.wish !== "none" && speed.wish !== "instant") ? this.pace : speed.wish;
  }

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
  /** What people speak of after it. */
  lookBack(winners: string[]): LookedBack {
    this.closing ??= this.engine.replayClosing() ?? {};
    return lookedBack(this.closing, this.engine.replayLog("all") ?? [], this.lobby, winners);
  }
  /** Whether it can be told how likely each seat was to win. */
  get tellsChances(): boolean {
    return chancesTold.includes(this.about.game);
  }
  /** Asks for the network that tells it, when somebody wants to know. */
  async fetchChances(): Promise<void> {
    const why = this.engine.networkGive(await fetchedNetwork(this.about.game));
    if (why) throw new Error(why);
  }
  /** After `fetchChances`: how likely each seat was to win in these eyes, from 0 to 1, by step and seat; null for those
   * who only watched. */
  chancesSeen(): number[][] | null {
    const told = this.engine.replayChances(this.eyes);
    return told && told.steps.map((seats) => seats.map((thousandths) => thousandths / 1000));
  }
  beliefOf(seat: number): Belief | null {
    return this.engine.replayBelief(seat);
  }

  look(eyes: Eyes) {
    const { step, part } = this.stops[this.at];
    this.eyes = eyes;
    this.known = this.find(step, part);
    this.paced.jump(this.stops[this.known].item.frame);
  }

  play() {
    if (this.over) this.go(0);
    this.playing = true;
    this.run();
  }
  private run() {
    this.stopped = false;
    this.clock.go();
  }
  /** It stands still where it is, in the middle of a scene, too. */
  pause() {
    this.playing = false;
    this.stopped = true;
    this.clock.stop();
  }
  // The next step that has something to show, as a whole.
  private onward() {
    const from = this.at + 1;
    const goesOn = (at: number) =>
      this.stops[at].item.moments.length === 0 || this.stops[at + 1].step === this.stops[at].step;
    let to = from;
    while (to < this.last && goesOn(to)) ++to;
    this.paced.push(this.stops.slice(from, to + 1).map(({ item }) => item));
    if (this.paced.rest && this.atEnd) this.playing = false;
  }

  /** To a stop, at once. */
  go(at: number) {
    this.back = null;
    this.paced.jump(this.stops[Math.max(0, Math.min(this.last, at))].item.frame);
  }
  /** From here to a later stop, with what happens on the way. */
  private show(to: number) {
    this.run();
    this.back = null;
    const { at, stops } = this;
    this.go(at);
    this.paced.push(stops.slice(at + 1, to + 1).map(({ item }) => item));
  }
  /** The same backwards; whoever is on the way back already is there at once, and goes on from there. */
  private rewind(before: (at: number) => number) {
    this.run();
    if (this.back !== null && !this.paced.rest) this.go(this.back);
    const { at, stops } = this;
    const to = Math.max(0, before(at));
    this.paced.rewind(
      stops
        .slice(to, at)
        .reverse()
        .map(({ item }) => item.frame),
    );
    this.back = to;
  }
  byMoment(by: 1 | -1) {
    this.playing = false;
    if (by > 0) this.show(Math.min(this.last, this.at + 1));
    else this.rewind((at) => at - 1);
  }
  byStep(by: 1 | -1) {
    this.playing = false;
    const { stops, step, last } = this;
    if (by < 0) return this.rewind((at) => stops.findLastIndex((stop) => stop.step < stops[at].step));
    const next = stops.findIndex((stop) => stop.step > step);
    if (next >= 0) this.show(this.find(stops[next].step));
    else this.go(last);
  }
  /** To the great moment before or after this one. */
  byChapter(by: 1 | -1) {
    this.playing = false;
    const { at, chapters } = this;
    if (by > 0) return this.go(chapters.find((each) => each.at > at)?.at ?? this.last);
    this.go(chapters.findLast((each) => each.at < at)?.at ?? 0);
  }
  /** A great moment, played from its beginning. */
  watch(at: number) {
    this.go(at - 1);
    this.byMoment(1);
  }

  /** The last stop of a step, or the one with this part; of a step without any, the one before. */
  private find(step: number, part: number | null = null): number {
    const exact = this.stops.findIndex((stop) => stop.step === step && stop.part === part);
    return exact >= 0
      ? exact
      : Math.max(
          0,
          this.stops.findLastIndex((stop) => stop.step <= step),
        );
  }
  toStep(step: number, part: number | null = null) {
    this.playing = false;
    this.go(this.find(step, part));
  }
  /** To this step; where these eyes saw nothing of it, further in the same direction. */
  towards(step: number) {
    const next = step > this.step ? this.stops.find((stop) => stop.step >= step) : undefined;
    this.toStep(next?.step ?? step);
  }
  /** To the beginning of a round, from 1, or what these eyes saw of it first. */
  toRound(round: number) {
    const begin = this.about.rounds[round - 1] ?? 0;
    this.toStep(this.stops.find(({ step }) => step >= begin)?.step ?? this.about.steps);
  }

  /** "step=12&eyes=2" */
  get place(): string {
    return `step=${this.stepPlace}&eyes=${this.eyes}`;
  }
  set place(place: string) {
    const fields = new URLSearchParams(place);
    const eyes = fields.get("eyes");
    const seat = Number(eyes);
    if (eyes === "all" || eyes === "watch") this.look(eyes);
    else if (Number.isInteger(seat) && seat >= 1 && seat <= this.about.seats.length) this.look(seat);
    const [step, part] = (fields.get("step") ?? "")
      .split(".")
      .map((digits) => Math.trunc(Number(digits)) || 0);
    if (fields.has("step")) this.toStep(step, part || null);
  }
}
