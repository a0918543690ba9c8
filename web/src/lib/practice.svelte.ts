// A game against bots in this browser: set up by the protocol in a worker, kept as it goes.
import { loadEngine, randomHex } from "./engine";
import { addToLog, keepGame, keepLog, keptGame, keptLog, type KeptGame } from "./kept";
import { remembered } from "./memory";
import type { Options, Outcome } from "./protocol";
import { Session } from "./session.svelte";
import { WorkerTransport, type PracticeJournal, type PracticeNews } from "./transport";
import { t } from "../messages/index.svelte";

export class PracticeGame {
  readonly session: Session;
  /** It went on in another tab, or this browser keeps nothing. */
  trouble = $state<"elsewhere" | "unkept" | null>(null);

  constructor(
    private readonly game: string,
    private readonly journal: PracticeJournal,
    private kept: KeptGame | null = null,
  ) {
    this.session = new Session(new WorkerTransport(game, journal, (news) => this.heard(news)));
  }

  get table() {
    return this.kept?.table ?? null;
  }

  async begin(options: Options, bot: string): Promise<void> {
    const table = await this.session.create(this.game, options);
    this.journal.table = table;
    const now = Date.now();
    this.kept = { table, game: this.game, options, bot, started: now, played: now, result: null };
    this.keeping(keepLog(table, this.journal));
    this.keeping(keepGame(this.kept));
    await this.session.join(table);
    await this.session.sit(1, remembered.name || t.practice.nameless);
    for (let seat = 2; seat <= options.players; ++seat) await this.session.request("bot", { seat, bot });
    await this.session.request("start");
  }

  private heard({ entries, messages }: PracticeNews) {
    if (!this.kept) return; // it is kept as a whole when it has a name
    const update = messages.findLast((message) => message.type === "update");
    const outcome = update?.update.outcome;
    if (entries.length === 0 && !(outcome && !this.kept.result)) return;
    if (entries.length > 0) {
      const added = addToLog(this.kept.table, this.journal.entries.length - entries.length, entries);
      this.keeping(added.then((ours) => void (!ours && (this.trouble = "elsewhere"))));
    }
    this.kept = { ...this.kept, played: Date.now(), result: outcome ? this.resultOf(outcome) : null };
    if (this.trouble !== "elsewhere") this.keeping(keepGame(this.kept));
  }

  private resultOf(outcome: Outcome): KeptGame["result"] {
    return (this.session.lobby?.seats ?? []).map(({ seat, name, kind }) => ({
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
export const engineMissing = () => dealt?.session.status === "lost";

/** Deals a game and gives its table; throws Refused. */
export async function deal(game: string, options: Options, bot: string): Promise<string> {
  dealt?.session.close();
  dealt = new PracticeGame(game, { seed: randomHex(), table: null, entries: [] });
  await dealt.begin(options, bot);
  return dealt.table ?? "";
}

/** The game at this table, just dealt or from before; null when this browser has none of that name. */
export async function practiceAt(table: string): Promise<PracticeGame | null> {
  const fresh = dealt;
  dealt = null;
  if (fresh?.table === table) return fresh;
  fresh?.session.close();
  const [kept, journal] = await Promise.all([keptGame(table), keptLog(table)]);
  if (!kept || !journal) return null;
  const game = new PracticeGame(kept.game, journal, kept);
  void game.session.join(table);
  return game;
}

/** The record of a kept game that is over (docs/record.md). */
export async function recordOf(table: string): Promise<string | null> {
  const [kept, journal] = await Promise.all([keptGame(table), keptLog(table)]);
  if (!kept || !journal) return null;
  const backlot = await loadEngine(kept.game);
  return backlot.practiceBegin(journal) ? backlot.practiceRecord(table) : null;
}
