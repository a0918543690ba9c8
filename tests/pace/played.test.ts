// Games really played, through the engine that browsers run: whatever somebody taps, and however fast they want it,
// everything is shown once and in order, and at rest the screen is the engine's table. People sit on any seat, sometimes
// on several; some watch, and each looks when they like.
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
  behind,
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

interface Known {
  options: { players: number } & Record<string, unknown>;
  option_list: { name: string; values: unknown[] }[];
  min_players: number;
  max_players: number;
}
interface Message {
  type: string;
  why?: string;
  table?: string;
  lobby?: Shown["lobby"];
  update?: Sent;
}

/** Somebody at the table, or somebody who watches it, with a screen that they look at in their own way. */
class Watched {
  private now = 0;
  private pace: Pace<Shown>;
  private told: StreamItem[] = [];
  private readonly seen: StreamItem[] = [];
  /** What comes next is their own doing. */
  acted = false;

  constructor(
    private readonly game: string,
    private readonly roll: (n: number) => number,
    /** Null: they watch, on a phone or on a television. */
    readonly seat: number | null,
  ) {
    const speed = speeds[roll(speeds.length)];
    const tv = seat === null && roll(2) === 0;
    this.pace = begin(blank, { speed, tv, seat: seat ?? undefined });
  }

  get shown(): Update | null {
    return this.pace.shown.update;
  }
  get latest(): Shown {
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
      if (behind(this.pace, due) > 6_000) ++reached.behind;
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
  take(messages: Message[]) {
    for (const { type, why, lobby, update } of messages) {
      if (type === "error") throw new Error(`${this.game}: ${why}`);
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
    const items = itemsFor(this.latest, sent, {
      rows: rowsOf(this.game) as Rows<{ kind: string }>,
      ending: endingOf(this.game),
      now: this.now,
      own: this.acted,
      words: (these) => these,
    });
    this.acted = false;
    this.told.push(...sent.events);
    const clock = this.roll(3) === 0 ? this.roll(30_000) : undefined;
    const wishes = { ...this.pace.wishes, clock };
    if ("frames" in sent)
      this.note(push({ ...this.pace, wishes }, items, this.now));
    else this.note(begin(items[0].frame, wishes));
  }

  private glance() {
    const ways = [
      () => this.go(this.now + this.roll(3000)),
      () => this.go(this.now + this.roll(800), (pace) => skip(pace, this.now)),
      () =>
        this.go(this.now + this.roll(800), (pace) => skipAll(pace, this.now)),
      () => this.go(this.now + this.roll(800), (pace) => hurry(pace, this.now, this.roll(400))),
      () => this.go(this.now + this.roll(30_000)), // somebody fetches coffee
    ];
    // The page was away: the newest.
    if (this.roll(200) === 0) this.note(back(this.pace));
    else ways[this.roll(ways.length)]();
  }
  /** Until everything has been shown. */
  look() {
    while (!atRest(this.pace)) this.glance();
  }
  /** For a short while, or not at all: what others do goes on, and piles up. */
  lookBriefly() {
    for (let left = this.roll(4); left > 0 && !atRest(this.pace); --left) {
      this.glance();
    }
  }

  /** At rest the screen is what the engine shows somebody who comes now. */
  isLike(whole: Update) {
    const { view, waiting, outlook } = this.shown!;
    expect({ view, waiting, outlook }).toEqual({
      view: whole.view,
      waiting: whole.waiting,
      outlook: whole.outlook,
    });
  }
  sawEverything() {
    expect(this.seen, "everything is shown once, in order").toEqual(this.told);
  }
}

/** What is to happen in some of the games. */
const reached = { behind: 0, options: 0, watched: 0 };

/** A game of several people, bots and one who watches. */
class Together {
  private readonly roll: (n: number) => number;
  private requests = 0;
  private table = "";
  private screens: Watched[] = [];

  constructor(
    private readonly game: string,
    private readonly seed: number,
  ) {
    this.roll = dice(seed);
  }

  private receive(person: number, type: string, fields: object): { messages: Message[]; friends: Message[][] } {
    const id = type === "hello" ? {} : { id: `r${++this.requests}` };
    return engines[this.game].practiceReceive({ type, ...id, ...fields }, person);
  }
  private send(person: number, type: string, fields: object = {}) {
    const engine = engines[this.game];
    let news = this.receive(person, type, fields);
    while (news) {
      [news.messages, ...news.friends].forEach((messages, each) => {
        for (const { type: kind, table } of messages) if (kind === "ack") this.table = table!;
        this.screens[each]?.take(messages);
      });
      news = engine.practiceThink();
    }
  }

  /** Any options, where they go together; else the usual ones. */
  private create({ options, option_list, min_players, max_players }: Known): number {
    const least = Math.max(2, min_players);
    const wanted: Record<string, unknown> = { ...options, players: least + this.roll(Math.min(max_players, 8) - least + 1) };
    for (const { name, values } of option_list)
      if (this.roll(3) === 0) wanted[name] = values[this.roll(values.length)];
    for (const each of [wanted, options]) {
      const { messages } = this.receive(0, "create", { game: this.game, options: each });
      const ack = messages.find(({ type }) => type === "ack");
      if (!ack) continue;
      this.table = ack.table!;
      if (each === wanted) ++reached.options;
      return each.players as number;
    }
    throw new Error(`${this.game}: no table`);
  }
  private join(person: number) {
    const { seat } = this.screens[person];
    return { table: this.table, frames: true, ...(seat === null ? { watch: true } : {}) };
  }

  private begin(known: Known) {
    const engine = engines[this.game];
    engine.practiceBegin({ seed: this.seed.toString(16).padStart(64, "0") });
    this.receive(0, "hello", { version: 1 });
    const players = this.create(known);
    // On any seat, on two of them, now and then on all; and in every third game somebody watches.
    const all = Array.from({ length: players }, (_, at) => at + 1);
    const one = 1 + this.roll(players);
    const two = [one, 1 + ((one + this.roll(players - 1)) % players)];
    const people = this.seed % 25 === 0 ? all : this.seed % 4 === 0 ? two : [one];
    if (this.seed % 3 === 0) ++reached.watched;
    const watching = this.seed % 3 === 0 ? [null] : [];
    this.screens = [...people, ...watching].map((seat) => new Watched(this.game, this.roll, seat));
    const secret = (person: number) => `${person + 1}${person + 1}`.repeat(32);
    this.screens.forEach((_, person) => {
      if (person > 0) this.send(person, "hello", { version: 1 });
      this.send(person, "join", this.join(person));
    });
    people.forEach((seat, person) =>
      this.send(person, "sit", {
        seat,
        name: `Person ${"ABCDEFGHI"[person]}`,
        commitment: engine.sha256(Buffer.from(secret(person), "hex")),
      }),
    );
    for (const seat of all)
      if (!people.includes(seat)) this.send(0, "bot", { seat, bot: "random" });
    this.send(0, "start");
    people.forEach((_, person) => this.send(person, "open", { contribution: secret(person) }));
  }

  play(known: Known) {
    this.begin(known);
    for (;;) {
      const { screens } = this;
      if (screens[0].latest.update!.outcome) break;
      const asked = screens.flatMap(({ latest: { update } }, person) => (update!.decision?.asked ? [person] : []));
      expect(asked.length, `${this.game}: somebody is asked`).toBeGreaterThan(0);
      const person = asked[this.roll(asked.length)];
      screens.forEach((screen, at) => at !== person && screen.lookBriefly());
      const screen = screens[person];
      screen.look();
      if (this.roll(8) === 0) this.compare(person);
      const { decision, decision_number } = screen.shown!;
      const { action } = decision!.choices[this.roll(decision!.choices.length)];
      screen.acted = true;
      this.send(person, "act", { decision: decision_number, action });
    }
    this.screens.forEach((screen, person) => {
      screen.look();
      this.compare(person);
      screen.sawEverything();
    });
  }
  private compare(person: number) {
    const { messages, friends } = this.receive(person, "join", this.join(person));
    const whole = [messages, ...friends][person].findLast(({ type }) => type === "update")!.update as Update;
    this.screens[person].isLike(whole);
  }
}

describe.each(games)("%s", (game) => {
  test(
    `${many} games: nothing is lost, and at rest the screen is the engine's table`,
    { timeout: 3_600_000 },
    async () => {
      engines[game].practiceBegin({ seed: "00".repeat(32) });
      const { games: all } = engines[game].practiceReceive({
        type: "hello",
        version: 1,
      }).messages[0];
      const known = all.find(({ id }: { id: string }) => id === game);
      for (let seed = 1; seed <= many; ++seed) {
        new Together(game, seed).play(known);
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

// In a few games not everything happens.
test.runIf(many >= 20)("people were behind, watched, and played with other options than the usual", () => {
  for (const [what, times] of Object.entries(reached))
    expect(times, what).toBeGreaterThan(0);
});
