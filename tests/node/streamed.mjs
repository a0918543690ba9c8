// A table with a long stream that speaks the protocol and plays nothing: what a session says to it is answered as
// docs/protocol.md has it.
export const most = 200;
export const mostBytes = 128 << 10;

export const line = (number, words = "") => ({
  said: { seat: 1, text: `${number}${words}` },
  text: `Ada: ${number}${words}`,
});

/** The newest of `items` that stand before number `before`, as many as go into one message. */
function newest(items, before, after = 0) {
  let from = before - 1;
  for (let bytes = 0; from > after && before - 1 - from < most; --from) {
    bytes += JSON.stringify(items[from - 1]).length + 1;
    if (bytes > mostBytes) break;
  }
  return { from, events: items.slice(from, before - 1) };
}

export class LongTable {
  table = "0123456789ab";
  items = [];
  /** Everything that was asked for. */
  asked = [];
  /** What else an update and a lobby have. */
  update = { view: {}, outlook: null, waiting: [], decision_number: 0, decision: null, undo: false, outcome: null };
  lobby = { game: "none", options: {}, phase: "playing", host: false, hints: false, clock: { kind: "none" }, notes: [] };
  welcome = { version: 1, games: [], levels: [] };
  /** Answers about the past wait here while it is on. */
  slow = false;
  held = [];
  /** Whether it says no to who asks about the past. */
  refuses = false;
  listener = null;
  sent = 0;

  constructor(length, words) {
    this.grow(length, words);
  }
  grow(count, words) {
    for (let more = 0; more < count; ++more) this.items.push(line(this.items.length + 1, words));
  }
  /** More is said, and whoever is here hears it. */
  live(count, words) {
    this.grow(count, words);
    this.show();
  }

  show() {
    if (!this.listener) return;
    const number = this.items.length;
    const { from, events } = newest(this.items, number + 1, Math.min(this.sent, number));
    this.sent = number;
    this.say({ type: "update", table: this.table, update: { from, number, events, ...this.update } });
  }
  say(message) {
    this.listener?.(structuredClone(message));
  }

  /** Somebody's message, answered to `listener`. */
  receive(message) {
    this.asked.push(message);
    const { type, id } = message;
    const { table } = this;
    if (type === "hello") return this.say({ type: "welcome", ...this.welcome });
    if (type === "join") {
      this.sent = message.seen ?? 0;
      this.say({ type: "ack", id, table });
      this.say({ type: "table", table, lobby: { commitment: "", voids: 0, seats: [], ...this.lobby } });
      return this.show();
    }
    if (type !== "history") return this.say({ type: "error", id, clause: null, why: "unknown type of message" });
    const { before } = message;
    if (this.refuses) return this.say({ type: "error", id, name: "not_now", clause: null, why: "not now" });
    if (!(before >= 1 && before <= this.items.length + 1)) {
      return this.say({ type: "error", id, clause: null, why: "there is no such item" });
    }
    const answer = { type: "history", id, table, ...newest(this.items, before) };
    if (this.slow) this.held.push(answer);
    else this.say(answer);
  }
  /** What was held back comes now. */
  release() {
    for (const answer of this.held.splice(0)) this.say(answer);
  }
}
