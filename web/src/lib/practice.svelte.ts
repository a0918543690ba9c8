// A game against bots in this browser: set up by the protocol in a worker, kept as it goes. Several people may share the
// device: each has a session of their own, and what happens while another has the device waits for them.
import { Stoppable } from "../pace/clock";
import { Paced } from "../pace/paced.svelte";
import { blank, type Shown } from "../pace/shown";
import { loadEngine, randomHex } from "./engine";
import { addToLog, keepGame, keepLog, keptGame, keptLog, type Friend, type KeptGame } from "./kept";
import { remembered } from "./memory";
import type { Options, Outcome, ServerMessage } from "./protocol";
import { Session } from "./session.svelte";
import { PracticeHub, type PracticeJournal, type PracticeNews } from "./transport";
import { t } from "../messages/index.svelte";

const lastUpdate = (messages: ServerMessage[]) =>
  messages.findLast((message) => message.type === "update")?.update;

export class PracticeGame {
  private readonly people: Session[];
  private readonly clocks: Stoppable[]; // none where nobody shares the device
  private readonly stop: () => void;
  private news = $state(0); // how often there was any
  private asked = $state.raw<boolean[]>([]);
  private over = $state(false);
  /** It went on in another tab, or this browser keeps nothing. */
  trouble = $state<"elsewhere" | "unkept" | null>(null);
  /** Who has the device; null: it is being handed on, and shows nothing. */
  private holder = $state<number | null>(null);
  private before = -1; // who had it last

  /** Whose table is shown. */
  readonly session: Session | null = $derived.by(() =>
    this.holder === null ? null : this.people[this.holder],
  );
  /** Who has to decide while nobody has the device; nobody: the bots are at it. */
  readonly next: { name: string; take: () => void } | null = $derived.by(() => {
    const { length } = this.people;
    const person = this.people
      .map((_, at) => (this.before + 1 + at) % length)
      .find((each) => this.asked[each]);
    if (this.holder !== null || person === undefined) return null;
    return { name: this.people[person].you?.name ?? "", take: () => this.give(person) };
  });

  constructor(
    readonly game: string,
    private readonly bot: string,
    private readonly journal: PracticeJournal,
    private readonly friends: Friend[],
    private kept: KeptGame | null = null,
  ) {
    const hub = new PracticeHub(game, journal, (news) => this.heard(news), bot);
    this.clocks = friends.length > 0 ? [0, ...friends].map(() => new Stoppable()) : [];
    this.people = [0, ...friends].map((_, person) => {
      const paced = this.clocks[person] ? new Paced<Shown>(blank, this.clocks[person]) : undefined;
      return new Session(hub.person(person), undefined, paced, person);
    });
    if (friends.length === 0) this.holder = 0;
    this.stop = $effect.root(() => {
      // The next bot is asked when everything has been shown.
      $effect(() => {
        if (this.news > 0 && (this.session?.paced.rest ?? true)) hub.think();
      });
      if (friends.length === 0) return;
      $effect(() => {
        if (this.over && this.holder === null) this.give(Math.max(0, this.before));
        else if (this.session?.paced.rest && this.isOthersTurn()) this.hide();
      });
      // Who shares a device agrees beside it.
      for (const session of this.people) {
        $effect(() => {
          const { vote, you } = session;
          if (vote && you && vote.seat !== you.seat && vote.open.includes(you.seat))
            void session.ask("vote", { agree: true });
        });
      }
    });
  }
  close() {
    this.stop();
    for (const session of this.people) session.close();
  }

  get table() {
    return this.kept?.table ?? null;
  }
  get status() {
    return this.people[0].status;
  }

  private isOthersTurn(): boolean {
    return !this.over && !this.asked[this.holder ?? 0] && this.asked.some(Boolean);
  }
  private hide() {
    this.before = this.holder ?? 0;
    this.clocks[this.before].stop();
    this.holder = null;
  }
  private give(person: number) {
    this.clocks[person].go();
    this.holder = person;
  }

  /** With the same seed and `contribution` the same cards are dealt. */
  async begin(options: Options, contribution?: string): Promise<void> {
    const [host] = this.people;
    const table = await host.create(this.game, options);
    this.journal.table = table;
    const now = Date.now();
    const { game, bot, friends } = this;
    this.kept = { table, game, options, bot, friends, started: now, played: now, result: null };
    this.keeping(keepLog(table, this.journal));
    this.keeping(keepGame(this.kept));
    await host.join(table);
    await host.sit(1, remembered.name || t.practice.nameless, undefined, contribution);
    for (const [at, { seat, name }] of friends.entries()) {
      await this.people[at + 1].join(table);
      await this.people[at + 1].sit(seat, name);
    }
    for (let seat = 2; seat <= options.players; ++seat)
      if (!friends.some((friend) => friend.seat === seat)) await host.request("bot", { seat, bot });
    await host.request("start");
  }
  /** Back to where it was. */
  resume(table: string) {
    for (const session of this.people) void session.join(table);
  }

  private heard({ entries, messages, friends }: PracticeNews) {
    ++this.news;
    this.asked = [messages, ...friends].map((each, person) => {
      const update = lastUpdate(each);
      return update ? Boolean(update.decision?.asked) : (this.asked[person] ?? false);
    });
    const outcome = lastUpdate(messages)?.outcome;
    if (outcome) this.over = true;
    if (!this.kept) return; // it is kept as a whole when it has a name
    if (entries.length === 0 && !(outcome && !this.kept.result)) return;
    if (entries.length > 0) {
      const added = addToLog(this.kept.table, this.journal.entries.length - entries.length, entries);
      this.keeping(added.then((ours) => void (!ours && (this.trouble = "elsewhere"))));
    }
    this.kept = { ...this.kept, played: Date.now(), result: outcome ? this.resultOf(outcome) : null };
    if (this.trouble !== "elsewhere") this.keeping(keepGame(this.kept));
  }

  private resultOf(outcome: Outcome): KeptGame["result"] {
    return (this.people[0].lobby?.seats ?? []).map(({ seat, name, kind }) => ({
      name,
      you: kind === "person",
      won: outcome.winners.includes(seat),
      score: outcome.seats[seat - 1].score,
    }));
  }

  private keeping(what: Promise<void>) {
    what.catch(() => (this.trouble = "unkept"));
  }
}

// Being dealt, or dealt and not taken to its table yet.
let dealt = $state.raw<PracticeGame | null>(null);

/** The engine cannot be loaded; it is tried again. */
export const engineMissing = () => dealt?.status === "lost";

/** Deals a game and gives its table; `seed` deals the same one again. Throws Refused. */
export async function deal(
  game: string,
  options: Options,
  bot: string,
  { friends = [], seed }: { friends?: Friend[]; seed?: string } = {},
): Promise<string> {
  dealt?.close();
  dealt = new PracticeGame(game, bot, { seed: seed ?? randomHex(), table: null, entries: [] }, friends);
  await dealt.begin(options, seed);
  return dealt.table ?? "";
}

/** The game at this table, just dealt or from before; null when this browser has none of that name. */
export async function practiceAt(table: string): Promise<PracticeGame | null> {
  const fresh = dealt;
  dealt = null;
  if (fresh?.table === table) return fresh;
  fresh?.close();
  const [kept, journal] = await Promise.all([keptGame(table), keptLog(table)]);
  if (!kept || !journal) return null;
  const game = new PracticeGame(kept.game, kept.bot, journal, kept.friends ?? [], kept);
  game.resume(table);
  return game;
}

/** The record of a kept game that is over (docs/record.md). */
export async function recordOf(table: string): Promise<string | null> {
  const [kept, journal] = await Promise.all([keptGame(table), keptLog(table)]);
  if (!kept || !journal) return null;
  const backlot = await loadEngine(kept.game);
  return backlot.practiceBegin(journal) ? backlot.practiceRecord(table) : null;
}
