// What carries messages: a socket to the server, or a worker with the engine in it.
import { learnedBot, usualBot } from "./bots";
import { compiledEngine, fetchedNetwork } from "./engine";
import { gameNamed } from "./games";
import type { ClientMessage, ServerMessage } from "./protocol";

export interface Listener {
  opened(): void;
  received(message: ServerMessage): void;
  closed(): void;
}

/** Where a connection leads: to a table, and to the server that keeps it when we were told which. */
export interface Where {
  table: string | null;
  node: string | null;
}

export interface Transport {
  /** The game waits until everything has been shown: nobody is ever behind. */
  readonly waits?: true;
  connect(listener: Listener, where: Where): void;
  send(message: ClientMessage): void;
  close(): void;
  /** Whether there is a server that can store something, this one or another. */
  ready?(): Promise<boolean>;
}

export class SocketTransport implements Transport {
  private socket: WebSocket | null = null;

  connect(listener: Listener, { table, node }: Where) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    // A balancer finds the server by the table, or by the server's name.
    const path = table ? `/ws/${encodeURIComponent(table)}` : "/ws";
    const query = node ? `?node=${encodeURIComponent(node)}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}${path}${query}`);
    this.socket = socket;
    socket.onopen = () => listener.opened();
    socket.onmessage = ({ data }) => {
      for (const line of (data as string).split("\n")) listener.received(JSON.parse(line) as ServerMessage);
    };
    socket.onclose = () => {
      if (this.socket === socket) listener.closed();
    };
  }
  send(message: ClientMessage) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  close() {
    const socket = this.socket;
    this.socket = null;
    socket?.close();
  }
  async ready() {
    try {
      return (await fetch("/readyz", { cache: "no-store" })).ok;
    } catch {
      return false;
    }
  }
}

/** The log of a table so far, as the engine wrote it: the game is taken up from there. */
export interface PracticeJournal {
  seed: string;
  table: string | null;
  entries: string[];
}
/** What comes of a message or a thought: answers to the person at the page and to the friends who share it, and what was
 * written into the log. */
export interface PracticeNews {
  messages: ServerMessage[];
  friends: ServerMessage[][];
  entries: string[];
}

/** The engine in a worker, and the people who play there from this page. */
export class PracticeHub {
  private worker: Worker | null = null;
  private ready = false;
  private readonly listeners = new Map<number, Listener>();

  constructor(
    private readonly game: string,
    private readonly journal: PracticeJournal,
    private readonly heard: (news: PracticeNews) => void,
    private readonly bot = usualBot,
  ) {}

  /** What one of them sends and hears: 0 is whose page it is. */
  person(person: number): Transport {
    return {
      waits: true,
      connect: (listener) => this.connect(person, listener),
      send: (message) => this.worker?.postMessage({ message, person }),
      close: () => this.leave(person),
    };
  }
  /** The next bot, or a hint, if any waits; then there is news. */
  think() {
    this.worker?.postMessage("think");
  }

  private connect(person: number, listener: Listener) {
    this.listeners.set(person, listener);
    if (this.worker) {
      if (this.ready) listener.opened();
      return;
    }
    const worker = new Worker(new URL("../worker/practice.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<"ready" | PracticeNews>) => this.received(data);
    worker.onerror = () => this.failed(worker);
    const network = this.network();
    Promise.all([compiledEngine(this.game), network]).then(
      ([engine, bytes]) => worker.postMessage({ engine, network: bytes, journal: this.journal }),
      () => this.failed(worker),
    );
  }
  /** What the bots play with. A level that learned thinks instead where that cannot be had. */
  private network(): Promise<Uint8Array | null> | null {
    if (this.bot === learnedBot) return fetchedNetwork(this.game);
    const level = gameNamed(this.game)?.levels.find(({ name }) => name === this.bot);
    return level?.learned ? fetchedNetwork(this.game).catch(() => null) : null;
  }
  private received(data: "ready" | PracticeNews) {
    if (data === "ready") {
      this.ready = true;
      for (const listener of [...this.listeners.values()]) listener.opened();
      return;
    }
    this.journal.entries.push(...data.entries);
    this.heard(data);
    [data.messages, ...data.friends].forEach((messages, person) => {
      for (const message of messages) this.listeners.get(person)?.received(message);
    });
  }
  private failed(worker: Worker) {
    if (this.worker !== worker) return; // closed meanwhile
    const all = [...this.listeners.values()];
    this.end();
    for (const listener of all) listener.closed();
  }
  private leave(person: number) {
    this.listeners.delete(person);
    if (this.listeners.size === 0) this.end();
  }
  private end() {
    this.worker?.terminate();
    this.worker = null;
    this.ready = false;
    this.listeners.clear();
  }
}
