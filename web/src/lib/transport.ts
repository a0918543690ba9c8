// What carries messages: a socket to the server, or a worker with the engine in it.
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
    socket.onmessage = ({ data }) => listener.received(JSON.parse(data as string) as ServerMessage);
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

/** The log of the table so far, as the engine wrote it: a reload takes the game up from there. */
export interface PracticeJournal {
  seed: string;
  table: string | null;
  entries: string[];
}
interface PracticeNews {
  messages: ServerMessage[];
  entries: string[];
}

export class WorkerTransport implements Transport {
  private worker: Worker | null = null;

  constructor(
    private readonly journal: PracticeJournal,
    private readonly keep: (journal: PracticeJournal) => void,
  ) {}

  connect(listener: Listener) {
    this.worker = new Worker(new URL("../worker/practice.ts", import.meta.url), { type: "module" });
    this.worker.onmessage = ({ data }: MessageEvent<"ready" | PracticeNews>) => {
      if (data === "ready") return listener.opened();
      if (data.entries.length > 0) {
        this.journal.entries.push(...data.entries);
        this.keep(this.journal);
      }
      for (const message of data.messages) listener.received(message);
    };
    this.worker.onerror = () => listener.closed();
    this.worker.postMessage({ journal: this.journal });
  }
  send(message: ClientMessage) {
    this.worker?.postMessage({ message });
  }
  close() {
    this.worker?.terminate();
    this.worker = null;
  }
}
