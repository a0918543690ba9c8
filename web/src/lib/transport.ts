// What carries messages: a socket to the server, or a worker with the engine in it.
import { compiledEngine } from "./engine";
import type { ClientMessage, ServerMessage } from "./protocol";

export interface Listener {
  opened(): void;
  received(message: ServerMessage): void;
  closed(): void;
}

export interface Transport {
  connect(listener: Listener): void;
  send(message: ClientMessage): void;
  close(): void;
}

export class SocketTransport implements Transport {
  private socket: WebSocket | null = null;

  connect(listener: Listener) {
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
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
}

/** The log of a table so far, as the engine wrote it: the game is taken up from there. */
export interface PracticeJournal {
  seed: string;
  table: string | null;
  entries: string[];
}
/** What comes of a message or a thought: answers, and what was written into the log. */
export interface PracticeNews {
  messages: ServerMessage[];
  entries: string[];
}

export class WorkerTransport implements Transport {
  private worker: Worker | null = null;

  constructor(
    private readonly game: string,
    private readonly journal: PracticeJournal,
    private readonly heard: (news: PracticeNews) => void,
  ) {}

  connect(listener: Listener) {
    const worker = new Worker(new URL("../worker/practice.ts", import.meta.url), { type: "module" });
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<"ready" | PracticeNews>) => {
      if (data === "ready") return listener.opened();
      this.journal.entries.push(...data.entries);
      this.heard(data);
      for (const message of data.messages) listener.received(message);
    };
    worker.onerror = () => this.failed(listener);
    compiledEngine(this.game).then(
      (engine) => worker.postMessage({ engine, journal: this.journal }),
      () => this.failed(listener),
    );
  }
  private failed(listener: Listener) {
    if (!this.worker) return; // closed meanwhile
    this.close();
    listener.closed();
  }
  send(message: ClientMessage) {
    this.worker?.postMessage({ message });
  }
  close() {
    this.worker?.terminate();
    this.worker = null;
  }
}
