// A session at a table of Maybe Movies that says what the test wants, in a page whose time passes when the test says so.
import { clientModule } from "./client.mjs";

globalThis.localStorage ??= { getItem: () => null, setItem: () => {}, removeItem: () => {} };
globalThis.addEventListener ??= () => {};
globalThis.removeEventListener ??= () => {};
export const page = new EventTarget();
globalThis.document = page;
export const { Session } = await clientModule("lib/session.svelte.ts");
export const Paced = new Session({ connect() {}, send() {}, close() {} }).paced.constructor; // of the same bundle

/** A page whose time passes when the test says so. */
export function world() {
  return {
    time: 0,
    plan: null,
    away: false,
    now() {
      return this.time;
    },
    later(ms, then) {
      const plan = { due: this.time + ms, then };
      this.plan = plan;
      return () => this.plan === plan && (this.plan = null);
    },
    hidden() {
      return this.away;
    },
    go(to) {
      while (this.plan && this.plan.due <= to) {
        const { due, then } = this.plan;
        this.plan = null;
        this.time = due;
        then();
      }
      this.time = to;
    },
    look() {
      this.away = false;
      page.hidden = false;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  };
}
export async function seated() {
  const lobby = { game: "maybe", phase: "playing", seats: [], notes: [], talk: [], clock: { kind: "none" }, voids: 0 };
  const stream = [];
  const transport = {
    connect(listener) {
      this.listener = listener;
      listener.opened();
    },
    say(message) {
      this.listener.received(structuredClone({ table: "t", ...message }));
    },
    heard: [],
    send(message) {
      const { type, id, seen = 0 } = message;
      this.heard.push(message);
      if (type === "hello") return this.say({ type: "welcome", games: [], levels: [] });
      if (this.keepsSilent) return;
      this.say({ type: "ack", id });
      if (type !== "join") return;
      this.say({ type: "table", lobby });
      this.update(seen, { view: { at: stream.length }, outlook: null, waiting: [] });
    },
    close() {},
    add(...items) {
      stream.push(...items);
    },
    /** Something happens, here or while nobody hears it. */
    happen(...kinds) {
      stream.push(...kinds.map((kind) => ({ event: { kind, seat: 2 }, text: `${kind}.` })));
    },
    /** More of the stream, with the table as a whole or in frames. */
    update(from, shown) {
      const rest = { number: stream.length, decision_number: 0, decision: null, undo: false, outcome: null };
      this.say({ type: "update", update: { from, events: stream.slice(from), ...rest, ...shown } });
    },
  };
  let retry = () => {};
  const retrying = { now: () => 0, random: () => 1, hidden: () => false, later: (what) => ((retry = what), () => {}) };
  const here = world();
  const paced = new Paced({ lobby: null, update: null, heard: { from: 0, items: [] }, fresh: [], scenes: [] }, here, false, () => "normal");
  const session = new Session(transport, retrying, paced);
  await session.join("t");
  const lose = (meanwhile) => {
    transport.listener.closed();
    meanwhile?.();
    retry();
  };
  return { session, paced, transport, here, lose };
}
/** One event in each. */
export const frames = (...kinds) => kinds.map((kind, at) => ({ events: 1, changes: [{ op: "replace", path: "/view", value: { kind, at } }] }));

