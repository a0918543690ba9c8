// One person at one table: what the last messages said, kept up over lost connections. Knows the
// protocol and no game.
import { left } from "./clock";
import { contributionTo, forgetContribution, newCommitment, notePromise } from "./contribution";
import { Refused, version } from "./protocol";
import type {
  Action,
  Asking,
  ClientMessage,
  Clock,
  FieldsOf,
  GameInfo,
  Guest,
  Hint,
  Level,
  Lobby,
  Note,
  Options,
  Person,
  Saying,
  Seat,
  ServerMessage,
  StreamItem,
  Update,
  Vote,
} from "./protocol";
import { Paced } from "../pace/paced.svelte";
import { endingOf, rowsOf } from "../pace/rows";
import { backTo, blank, itemsFor, momentsIn, ourOwn, type Sent, type Shown } from "../pace/shown";
import { page, Retry, type World } from "./retry";
import { spokenHints, spokenItems, spokenLines, spokenLobby, spokenUpdate } from "./speech";
import { endOf, withOlder } from "./stream";
import type { Transport } from "./transport";
import type { Voted } from "./words";
import { t } from "../messages/index.svelte";

type Answer = Extract<ServerMessage, { id: string; table: string }>;
interface Asked {
  message: ClientMessage;
  resolve(answer: Answer): void;
  reject(why: Refused): void;
}

// So many items are fetched unasked: a game as games are, without endless talk, is here as a whole, for its chapters and
// for what a board says of the past.
const enough = 1000;

// What follows from a message whatever happens is sent again after a lost connection; an act with
// the same id is answered, not repeated.
const resendable: ReadonlySet<string> = new Set<Asking>(["act", "say", "open", "commit"]);

export class Session {
  status = $state<"connecting" | "open" | "lost">("connecting");
  games = $state.raw<GameInfo[]>([]);
  levels = $state.raw<Level[]>([]);
  table = $state<string | null>(null);
  /** What is on the screen, in its own time; what comes meanwhile waits there. */
  readonly paced: Paced<Shown>;
  // As they came and are shown now, and in the language that is spoken.
  private readonly shown = $derived.by(() => this.paced.shown);
  private readonly heardLobby = $derived(this.shown.lobby);
  readonly lobby = $derived(spokenLobby(this.heardLobby));
  readonly update = $derived(spokenUpdate(this.shown.update, this.heardLobby));
  /** The newest of the stream, and how many items of it stand before them. */
  readonly events = $derived(spokenLines(this.shown.heard.items, this.heardLobby));
  readonly from = $derived(this.shown.heard.from);
  /** What of it was one scene. */
  readonly scenes = $derived(this.shown.scenes);
  fetching = $state(false); // older items are on their way
  readonly fresh = $derived(spokenLines(this.shown.fresh, this.heardLobby)); // of the last update; none when we have just come
  refusal = $state.raw<Refused | null>(null);
  nextTry = $state<number | null>(null); // when we connect again, by the clock of `performance`; null: being tried
  busy = $state(false); // an action is on its way
  /** How many items of the stream there were when we last decided; null: not since we came. */
  since = $state<number | null>(null);
  /** The numbers of what has happened since we last decided, our own doing left out. */
  readonly unread: number[] = $derived.by(() => {
    const { since, from } = this;
    const own = this.you?.seat;
    if (since === null) return [];
    return this.events.flatMap(({ event, said }, at) => {
      const number = from + at + 1;
      return number > since && event?.seat !== own && said?.seat !== own ? [number] : [];
    });
  });
  /** The table as our last decision left it; null: none since we came. */
  left = $state.raw<Pick<Update, "view" | "outlook"> | null>(null);
  locked = $state(false); // the table asks for its password
  hinted = $state.raw<{ decision: number; hints: Hint[] } | null>(null); // the last hint
  clocks = $state.raw<{ clocks: Clock[]; at: number }>({ clocks: [], at: 0 }); // and when we heard of them
  vote = $state.raw<Vote | null>(null);
  voted = $state.raw<Voted | null>(null); // how the last vote ended
  waiting = $state(false); // the server cannot read or store the table now, and tells us when it can
  away = $state.raw<Seat[]>([]); // people without a connection
  guests = $state.raw<Guest[]>([]); // people without a seat
  tv = $state(false); // a screen for all is on

  readonly you = $derived(
    this.lobby?.seats.find((chair) => chair.kind === "person" && chair.yours) as Person | undefined,
  );

  private watching: "watch" | "tv" | null = null;
  private requests = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);
  private readonly asked = new Map<string, Asked>();
  private readonly answering = new Set<string>();
  private previews: Promise<unknown> = Promise.resolve();
  private greeted: (() => void)[] = [];
  private acted = false; // what comes next is our own doing
  private node: string | null = null; // the server that keeps the table, when we were sent there
  private sentOn = 0; // so often in a row, without seeing the table
  private rejoined = false; // what comes next happened while there was no connection
  private readonly retry: Retry;
  private connections = 0;
  private ended = false;

  constructor(
    private readonly transport: Transport,
    private readonly world: World = page,
    paced = new Paced<Shown>(blank),
    /** Which of the people who share this page; 0 is whose page it is. */
    readonly person = 0,
  ) {
    this.paced = paced;
    this.retry = new Retry(() => this.connect(), world);
    if (typeof document !== "undefined") {
      addEventListener("online", this.hurry);
      document.addEventListener("visibilitychange", this.hurry);
    }
    // Not before whoever made the session has said which table: it is in the address.
    queueMicrotask(() => {
      if (!this.ended) this.retry.attempt();
    });
  }

  /** By which this browser keeps what only this person has at the table. */
  get own(): string {
    return `${this.table ?? ""}${this.person > 0 ? `:${this.person}` : ""}`;
  }

  private connect() {
    this.nextTry = null;
    ++this.connections;
    this.transport.connect(
      {
        opened: () => this.transport.send({ type: "hello", version }),
        received: (message) => this.received(message),
        closed: () => this.lost(),
      },
      { table: this.table, node: this.node },
    );
  }

  close() {
    this.ended = true;
    this.retry.stop();
    if (typeof document !== "undefined") {
      removeEventListener("online", this.hurry);
      document.removeEventListener("visibilitychange", this.hurry);
    }
    this.transport.close();
    this.paced.close();
  }

  /** Connects again without waiting any longer. */
  tryNow() {
    this.retry.demand();
  }
  // The network is back, or somebody looks at the page.
  private readonly hurry = () => {
    if (document.hidden) return;
    this.retry.hurry();
    this.nextTry = this.retry.due;
  };

  private lost() {
    if (this.ended) return;
    this.status = "lost";
    this.node = null;
    this.waiting = false;
    this.forget();
    this.retry.lost();
    this.nextTry = this.retry.due;
  }
  // What is not sent again on the next connection.
  private forget() {
    for (const [id, { message, reject }] of this.asked) {
      if (resendable.has(message.type)) continue;
      this.asked.delete(id);
      reject(new Refused({ clause: null, why: t.play.lost }));
    }
  }
  // Another server keeps the table: there at once, and nobody notices. Servers that send us to and fro are not hurried.
  private goTo(node: string) {
    if (this.ended) return;
    const hurry = ++this.sentOn <= 3;
    if (!hurry) return this.comeAgain();
    this.transport.close();
    this.status = "connecting";
    this.node = node;
    this.forget();
    this.retry.attempt();
  }
  // The server cannot store anything; when another one can, a balancer sends us there.
  private async wait() {
    if (this.waiting) return;
    this.waiting = true;
    const { connections } = this;
    const stays = () => this.waiting && connections === this.connections && !this.ended;
    while (stays()) {
      await new Promise<void>((passed) => this.world.later(passed, 2000));
      if (stays() && (await this.transport.ready?.()) && stays()) return this.comeAgain();
    }
  }
  // The table is there.
  private atTable() {
    this.retry.proved();
    this.waiting = false;
    this.sentOn = 0;
  }

  private received(message: ServerMessage) {
    switch (message.type) {
      case "welcome":
        this.games = message.games;
        this.levels = message.levels;
        this.status = "open";
        if (!this.table) this.retry.proved(); // nothing else is to come
        return this.resume();
      case "ack":
      case "hint":
      case "preview":
      case "history":
      case "titles":
        this.asked.get(message.id)?.resolve(message);
        this.asked.delete(message.id);
        return;
      case "error":
        // About no request: the table we were at is ours no longer, or we were not understood.
        if (message.id === "" && this.table && this.status === "open") {
          const { elsewhere } = new Refused(message);
          return elsewhere ? this.goTo(elsewhere) : this.comeAgain();
        }
        this.asked.get(message.id)?.reject(new Refused(message));
        this.asked.delete(message.id);
        return;
      case "table":
        if (message.table !== this.table) return;
        this.atTable();
        this.later({ lobby: message.lobby });
        if (message.lobby.phase === "lobby") notePromise(message.table, message.lobby.commitment);
        void this.contribute(message.lobby);
        return;
      case "update":
        if (message.table !== this.table) return;
        this.atTable();
        return this.take(message.update as Sent);
      case "clocks":
        if (message.table === this.table) this.clocks = { clocks: message.clocks, at: performance.now() };
        return;
      case "vote":
        if (message.table !== this.table) return;
        this.vote = message.vote;
        this.voted = message.vote ? null : message;
        return;
      case "presence":
        if (message.table !== this.table) return;
        this.away = message.away;
        this.guests = message.guests;
        this.tv = message.tv;
        this.paced.shared = message.tv ? message.speed : null;
        return;
      case "waiting":
        if (message.table === this.table) void this.wait();
        return;
      case "next":
        if (message.table === this.table) this.paced.tap();
    }
  }

  // After every welcome: back to the table, and what was not answered once more.
  private async resume() {
    for (const ready of this.greeted.splice(0)) ready();
    if (!this.table) return;
    this.vote = null; // if there is one we are told
    const { connections } = this;
    const unanswered = [...this.asked.values()].map(({ message }) => message);
    const joined = await this.enter();
    if (connections !== this.connections || this.status !== "open") return; // lost meanwhile
    if (joined) {
      for (const message of unanswered) this.transport.send(message);
    } else if (this.paced.latest.lobby && !this.locked && !this.refusal?.lasting) {
      this.comeAgain(); // the server has no time for this table now
    }
  }
  // As with a connection that is lost: later, and by a join.
  private comeAgain() {
    this.transport.close();
    this.lost();
  }

  /** To the table, with its password where it asks for one; this page keeps none. */
  async enter(password?: string): Promise<boolean> {
    const fields: FieldsOf<"join"> = {
      table: this.table ?? "",
      seen: endOf(this.paced.latest.heard),
      frames: true,
    };
    if (this.watching) fields[this.watching] = true;
    if (password) fields.password = password;
    this.refusal = null;
    this.rejoined = this.paced.latest.update !== null;
    this.away = this.guests = []; // if there are any we are told
    try {
      await this.request("join", fields);
      this.locked = false;
      return true;
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      if (why.elsewhere) {
        this.goTo(why.elsewhere);
        return false;
      }
      this.locked = why.locked !== undefined;
      if (!this.locked || password) this.refusal = why;
      return false;
    }
  }

  // Behind all that is still to be shown: it might tell how that ends.
  private later(news: Partial<Shown>) {
    const frame = { ...this.paced.latest, ...news };
    this.paced.push([{ frame, moments: [], since: this.paced.now() }]);
  }

  private take(update: Sent) {
    const before = this.paced.latest;
    // What was refused belonged to a decision that is no more.
    if (before.update && update.decision_number !== before.update.decision_number) this.refusal = null;
    const rows = before.lobby ? rowsOf(before.lobby.game) : undefined;
    const items = itemsFor(before, update, {
      rows,
      ending: before.lobby ? endingOf(before.lobby.game) : undefined,
      now: this.paced.now(),
      own: this.acted,
      late: !this.transport.waits,
      words: (these) => spokenItems(these, before.lobby),
    });
    if (this.acted) this.left = ourOwn(items, this.you?.seat);
    this.acted = false;
    const [{ frame }] = items;
    const meanwhile = this.rejoined ? spokenItems(frame.fresh, before.lobby) : null;
    this.rejoined = false;
    // With nothing new what was on the screen goes on.
    if ("frames" in update || meanwhile?.length === 0)
      this.paced.push(items, { clock: this.timeLeft(), seat: this.you?.seat });
    else if (meanwhile) this.paced.catchUp(frame, rows ? momentsIn(rows, meanwhile) : []);
    else if (frame.fresh.some(({ note }) => note?.kind === "undone"))
      this.paced.rewind(backTo(frame, this.paced.past));
    else this.paced.jump(frame);
    void this.fill();
  }
  /** What is left on our clock, if it runs. */
  timeLeft(): number | undefined {
    const mine = this.clocks.clocks.find(({ seat, running }) => running && seat === this.you?.seat);
    return mine && left(mine, this.clocks.at, performance.now());
  }

  private async fill() {
    try {
      while (this.paced.latest.heard.items.length < enough && (await this.fetchOlder()));
    } catch (why) {
      if (!(why instanceof Refused)) throw why; // they come when somebody wants to read them
    }
  }
  /** Brings older items of the stream, as many as the server gives at once; whether there were any. */
  async older(): Promise<boolean> {
    try {
      return await this.fetchOlder();
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refusal = why;
      return false;
    }
  }
  private async fetchOlder(): Promise<boolean> {
    const { from } = this.paced.latest.heard;
    if (from === 0 || this.fetching) return false;
    this.fetching = true;
    try {
      const answer = await this.inquire("history", { before: from + 1 });
      if (answer.type === "history") {
        const heard = withOlder(this.paced.latest.heard, { from: answer.from, items: answer.events });
        this.later({ heard });
      }
      return this.paced.latest.heard.from < from;
    } finally {
      this.fetching = false;
    }
  }

  // Opens what was promised when the start is under way; promises anew after a start was called off.
  private async contribute(lobby: Lobby) {
    const chair = this.you;
    const table = this.table;
    if (!chair || !table) return;
    if (chair.contribution) return forgetContribution(this.own);
    const step = `${lobby.phase} ${lobby.voids}`;
    const opens = lobby.phase === "opening" && !chair.contribution;
    const promises = lobby.phase === "lobby" && chair.commitment === "";
    if ((!opens && !promises) || this.answering.has(step)) return;
    this.answering.add(step);
    try {
      if (opens) await this.request("open", { contribution: contributionTo(this.own) ?? "" });
      else await this.request("commit", { commitment: await newCommitment(this.own, lobby.game) });
    } catch {
      this.answering.delete(step); // the next message about the table tries again
    }
  }

  /** Resolves with the table of the answer; throws Refused. */
  async request<Type extends Asking>(type: Type, ...said: Saying<Type>): Promise<string> {
    return (await this.inquire(type, said[0] as FieldsOf<Type>)).table;
  }
  private inquire<Type extends Asking>(type: Type, fields: FieldsOf<Type>): Promise<Answer> {
    const id = `${this.prefix}-${++this.requests}`;
    const message = { type, id, ...fields } as unknown as ClientMessage;
    return new Promise((resolve, reject) => {
      this.asked.set(id, { message, resolve, reject });
      this.transport.send(message);
    });
  }

  private welcomed(): Promise<void> {
    return this.status === "open" ? Promise.resolve() : new Promise((ready) => this.greeted.push(ready));
  }

  /** Does something and keeps the table's "no" for the page to show. */
  async attempt<T>(what: () => Promise<T>): Promise<T | undefined> {
    this.refusal = null;
    try {
      return await what();
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      this.refusal = why;
      return undefined;
    }
  }

  async create(
    game: string,
    options: Options,
    more: Omit<FieldsOf<"create">, "game" | "options"> = {},
  ): Promise<string> {
    await this.welcomed();
    return this.request("create", { game, options, ...more });
  }
  /** The table that has this code, locked or not, whichever server keeps it. */
  async find(code: string): Promise<string> {
    await this.welcomed();
    try {
      return await this.request("join", { code });
    } catch (why) {
      if (why instanceof Refused && why.table) return why.table;
      throw why;
    }
  }
  /** Asks for a hint about the decision at hand; it comes into `hinted`. */
  async hint(): Promise<void> {
    const asked = { decision: this.update?.decision_number ?? 0 };
    const answer = await this.attempt(() => this.inquire("hint", asked));
    if (answer?.type === "hint")
      this.hinted = { decision: answer.decision, hints: spokenHints(answer.hints, this.heardLobby) };
  }
  /** What an action would do for sure; throws Refused, with the clause, when it is not possible. One after the other. */
  preview(action: Action): Promise<StreamItem[]> {
    const ask = async () => {
      const answer = await this.inquire("preview", { decision: this.update?.decision_number ?? 0, action });
      return answer.type === "preview" ? spokenLines(answer.events, this.heardLobby) : [];
    };
    const events = this.previews.then(ask, ask);
    this.previews = events;
    return events;
  }
  /** Titles that suit what is being made now; none where nothing is. */
  async titles(): Promise<string[]> {
    try {
      const answer = await this.inquire("titles", {});
      return answer.type === "titles" ? answer.titles : [];
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      return [];
    }
  }
  /** Goes to a table, at once or as soon as there is a connection. */
  async join(table: string, watching: "watch" | "tv" | null = null): Promise<void> {
    this.table = table;
    this.watching = watching;
    if (this.status === "open") await this.enter();
  }
  async note(text: string, marks: Note["marks"]): Promise<boolean> {
    return (await this.attempt(() => this.request("note", { text, marks }))) !== undefined;
  }
  /** A request that is done or refused, and needs nothing more: pause, back, undo, vote, ... */
  async ask<Type extends Asking>(type: Type, ...said: Saying<Type>): Promise<string | undefined> {
    return this.attempt(() => this.request(type, ...said));
  }
  /** `contribution`: this browser's part of the chance, where it is not drawn. */
  async sit(seat: number, name: string, face?: number, contribution?: string): Promise<void> {
    const { table, heardLobby } = this;
    if (!table || !heardLobby) throw new Refused({ clause: null, why: t.table.going }); // nobody sees chairs before
    const commitment = await newCommitment(this.own, heardLobby.game, contribution);
    await this.request("sit", { seat, name, commitment, ...(face === undefined ? {} : { face }) });
  }
  /** Free words, or a ready-made claim. */
  async say(what: { text: string } | { claim: Record<string, unknown> }): Promise<boolean> {
    return (await this.attempt(() => this.request("say", what))) !== undefined;
  }
  /** An answer, or several that follow each other: all or none. */
  async act(...actions: Action[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.acted = true;
    this.since = endOf(this.shown.heard);
    const decision = this.update?.decision_number ?? 0;
    const what = actions.length === 1 ? { action: actions[0] } : { actions };
    await this.attempt(() => this.request("act", { decision, ...what }));
    this.busy = false;
  }
}
