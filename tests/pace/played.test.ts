// Games really played, through the engine that browsers run: whatever somebody taps, and however fast they want it,
// everything is shown once and in order, and at rest the screen is the engine's table.
import { dice } from "../node/dice.mjs";
import { engines, games } from "../node/support.mjs";
import type { StreamItem, Update } from "../../web/src/lib/protocol";
import { momentsOf, type Rows } from "../../web/src/pace/by_kind";
import { endingOf, rowsOf } from "../../web/src/pace/rows";
import {
  advance,
  atRest,
  back,
  begin,
  hurry,
  nextChange,
  push,
  skip,
  skipAll,
} from "../../web/src/pace/pace";
import type { Pace, Speed } from "../../web/src/pace/pace";
import {
  blank,
  itemsFor,
  type Sent,
  type Shown,
} from "../../web/src/pace/shown";

const many = Number(process.env.BACKLOT_PACE_GAMES ?? 200);
const speeds: Speed[] = ["calm", "normal", "brisk", "instant"];

interface Message {
  type: string;
  why?: string;
  table?: string;
  lobby?: Shown["lobby"];
  update?: Sent;
}

/** A practice game with bots on the other seats, and somebody who looks at it in their own way. */
class Watched {
  private readonly roll: (n: number) => number;
  private requests = 0;
  private table = "";
  private now = 0;
  private pace: Pace<Shown>;
  private told: StreamItem[] = [];
  private slept = false;
  readonly seen: StreamItem[] = [];

  constructor(
    private readonly game: string,
    private readonly seed: number,
  ) {
    this.roll = dice(seed);
    this.pace = begin(blank, { speed: speeds[seed % speeds.length], seat: 1 });
  }

  private get latest(): Shown {
    return (
      (this.pace.queue.at(-1) ?? this.pace.playing.at(-1))?.item.frame ??
      this.pace.shown
    );
  }
  /** Time goes on, and whatever comes on the screen is noted. */
  private go(
    to: number,
    change: (pace: Pace<Shown>) => Pace<Shown> = (same) => same,
  ) {
    for (
      let due = nextChange(this.pace);
      due !== null && due <= to;
      due = nextChange(this.pace)
    ) {
      this.note(advance(this.pace, due));
    }
    this.now = to;
    this.note(change(this.pace));
  }
  private note(pace: Pace<Shown>) {
    if (pace.shown !== this.pace.shown) {
      const had = this.pace.shown.heard.items.length;
      this.seen.push(...pace.shown.heard.items.slice(had));
    }
    this.pace = pace;
  }
  private take(messages: Message[]) {
    for (const { type, why, table, lobby, update } of messages) {
      if (type === "error") throw new Error(`${this.game}: ${why}`);
      if (type === "ack") this.table = table!;
      if (type === "table") this.show({ ...this.latest, lobby: lobby! });
      if (type === "update") this.update(update!);
    }
  }
  private show(frame: Shown) {
    this.note(
      push(this.pace, [{ frame, moments: [], since: this.now }], this.now),
    );
  }
  private update(sent: Sent) {
    const before = this.latest;
    const rows = rowsOf(this.game) as Rows<{ kind: string }>;
    const items = itemsFor(before, sent, {
      rows,
      ending: endingOf(this.game),
      now: this.now,
      own: this.roll(2) === 0,
      words: (these) => these,
    });
    this.told.push(...sent.events);
    if ("frames" in sent) this.note(push(this.pace, items, this.now));
    else this.note({ ...begin(items[0].frame, this.pace.wishes) });
  }
  private send(type: string, fields: object = {}) {
    const engine = engines[this.game];
    this.take(
      engine.practiceReceive({
        type,
        ...(type === "hello" ? {} : { id: `r${++this.requests}` }),
        ...fields,
      }).messages,
    );
    for (let news = engine.practiceThink(); news; news = engine.practiceThink())
      this.take(news.messages);
  }

  private look() {
    const ways = [
      () => this.go(this.now + this.roll(3000)),
      () => this.go(this.now + this.roll(800), (pace) => skip(pace, this.now)),
      () =>
        this.go(this.now + this.roll(800), (pace) => skipAll(pace, this.now)),
      () => this.go(this.now + this.roll(800), (pace) => hurry(pace, this.now, this.roll(400))),
    ];
    while (!atRest(this.pace)) {
      if (this.roll(200) === 0) {
        this.slept = true; // the page was away: what was missed is told in three lines
        this.note(back(this.pace).pace);
      } else {
        ways[this.roll(ways.length)]();
      }
    }
  }

  play(options: object, players: number) {
    const engine = engines[this.game];
    const contribution = "11".repeat(32);
    engine.practiceBegin({ seed: this.seed.toString(16).padStart(64, "0") });
    this.send("hello", { version: 1 });
    this.send("create", { game: this.game, options });
    this.send("join", { table: this.table, frames: true });
    this.send("sit", {
      seat: 1,
      name: "Ada",
      commitment: engine.sha256(Buffer.from(contribution, "hex")),
    });
    for (let seat = 2; seat <= players; ++seat)
      this.send("bot", { seat, bot: "random" });
    this.send("start");
    this.send("open", { contribution });
    for (;;) {
      this.look();
      const update = this.pace.shown.update!;
      if (update.outcome) break;
      const { decision, decision_number } = update;
      expect(
        decision,
        `${this.game}: at rest somebody is asked`,
      ).not.toBeNull();
      const { action } = decision!.choices[this.roll(decision!.choices.length)];
      this.send("act", { decision: decision_number, action });
    }
  }
  check() {
    expect(this.seen, "everything is shown once, in order").toEqual(this.told);
    // What the engine would show somebody who comes now.
    const shown = this.pace.shown.update!;
    let whole: Update | null = null;
    const engine = engines[this.game];
    for (const message of engine.practiceReceive({
      type: "join",
      id: "again",
      table: this.table,
    }).messages as Message[]) {
      if (message.type === "update") whole = message.update as Update;
    }
    expect(shown.view).toEqual(whole!.view);
    expect(shown.waiting).toEqual(whole!.waiting);
    expect(shown.outlook).toEqual(whole!.outlook);
  }
}

describe.each(games)("%s", (game) => {
  test(
    `${many} games: nothing is lost, and at rest the screen is the engine's table`,
    { timeout: 3_600_000 },
    async () => {
      engines[game].practiceBegin({ seed: "00".repeat(32) });
      const { games: known } = engines[game].practiceReceive({
        type: "hello",
        version: 1,
      }).messages[0];
      const { options } = known.find(({ id }: { id: string }) => id === game);
      for (let seed = 1; seed <= many; ++seed) {
        const watched = new Watched(game, seed);
        watched.play(options, options.players);
        watched.check();
        await new Promise(setImmediate); // the runner wants to hear of us now and then
      }
    },
  );

  test("a frame gives the same moments whoever asks", () => {
    const rows = rowsOf(game) as Rows<{ kind: string }>;
    const told = Object.keys(rows).map((kind) => ({
      event: { kind },
      text: kind,
    }));
    expect(momentsOf(rows, told)).toEqual(momentsOf(rows, told));
    for (const row of Object.values(rows)) {
      if (row.weight === 4) expect(row.ms).toBeGreaterThanOrEqual(1600);
      if (row.weight === 0) expect(row.sound).toBeNull();
    }
  });
});
