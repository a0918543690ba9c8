// A table as this page shows it: what the session heard last, for the frame and the game's own parts.
import { drawingAt } from "../games";
import { othersAround } from "../lib/chairs";
import type { Secret } from "../lib/hidden";
import type { Action, Chair, Decision, Lobby, Update } from "../lib/protocol";
import { rulesOf } from "../lib/rules";
import type { Session } from "../lib/session.svelte";
import { toldNow } from "../pace/told";
import type { Replayed } from "./frame";

export class TableAt {
  /** While somebody holds they are not bothered with what is answered for them, nor with acting unasked. */
  holding = $state(false);
  /** Answers are on their way (batch.svelte.ts): nobody is asked between them. */
  sending = $state(false);
  /** Which drawer is open. */
  drawer = $state<string | null>(null);
  /** The seat that something is said about in the Talk drawer. */
  about = $state<number | null>(null);

  readonly lobby: Lobby = $derived.by(() => this.session.lobby!);
  readonly update: Update = $derived.by(() => this.session.update!);
  readonly drawing = $derived.by(() => drawingAt(this.lobby));
  readonly title = $derived.by(() => rulesOf(this.lobby.game)?.title ?? this.lobby.game);
  readonly view: unknown = $derived.by(() => this.update.view);
  readonly outlook: unknown = $derived.by(() => this.update.outlook);
  readonly chairs: Chair[] = $derived.by(() => this.lobby.seats);
  readonly you = $derived.by(() => this.session.you);
  readonly others = $derived.by(() => othersAround(this.chairs, this.you?.seat ?? null));
  readonly waiting = $derived.by(() => (this.update.outcome ? [] : this.update.waiting));
  /** What is happening now, where no picture says it. */
  readonly told = $derived.by(() => toldNow(this.session.paced.moment, this.session.paced.pictures));
  readonly events = $derived.by(() => this.session.events);
  readonly marks = $derived.by(
    () => this.lobby.notes.find(({ seat }) => seat === this.you?.seat)?.marks ?? [],
  );
  readonly number = $derived.by(() => this.update.decision_number);
  /** What is answered by itself while somebody holds. */
  readonly answer: Action | null = $derived.by(
    () => (this.update.decision && this.drawing?.hold?.answer(this.outlook, this.update.decision)) ?? null,
  );
  /** Nobody is asked while the game is paused or a bot plays for them. */
  readonly stopped = $derived.by(() => Boolean(this.lobby.paused || this.you?.held));
  readonly decision: Decision | null = $derived.by(() => {
    const { decision } = this.update;
    return this.stopped || this.sending || (this.holding && (this.answer || !decision?.asked))
      ? null
      : decision;
  });
  readonly asked = $derived.by(() => this.decision?.asked ?? false);
  /** It is a record that is looked at. */
  readonly replay = $derived.by(() => this.looking());
  /** A screen for all is on, and this is the phone of the host, who lets it go on. */
  readonly besideScreen = $derived.by(() => this.session.tv && this.lobby.host && !this.tv);
  readonly waitedFor = $derived.by(() =>
    this.chairs.filter(({ seat }) => this.update.waiting.includes(seat)).map(({ name }) => name),
  );

  constructor(
    readonly session: Session,
    readonly practice: boolean,
    /** On a screen for all: nobody touches it. */
    readonly tv = false,
    private readonly looking: () => Replayed | null = () => null,
  ) {}

  /** To everybody, about somebody. */
  talkAbout(seat: number) {
    this.about = seat;
    this.drawer = "talk";
  }
  act(action: Action) {
    void this.session.act(action);
  }
  /** In a replay that shows everything: what only they knew. */
  secretsOf(seat: number): Secret[] {
    return this.replay?.secrets()?.[seat - 1] ?? [];
  }
  nameOf(seat: number) {
    return this.chairs[seat - 1]?.name ?? "";
  }
}
