// When to connect again: after longer and longer waits, each drawn at random so that the people of a server that was
// away do not all come back at the same moment. Only a connection that has proved itself shortens the waits again: one
// that greets and breaks off has not.

export const floor = 250;
export const cap = 30_000;
/** A connection has to be of use for as long as the next wait may be, and so long at most, before the waits begin anew. */
export const proof = 10_000;

/** Time and chance, as the page has them or as a test makes them; times in milliseconds. */
export interface World {
  now(): number;
  random(): number;
  /** Does it later; gives what calls it off. */
  later(what: () => void, milliseconds: number): () => void;
  /** Nobody looks at this page. */
  hidden(): boolean;
}

export const page: World = {
  now: () => performance.now(),
  random: Math.random,
  later: (what, milliseconds) => {
    const timer = setTimeout(what, milliseconds);
    return () => clearTimeout(timer);
  },
  hidden: () => typeof document !== "undefined" && document.hidden,
};

export class Retry {
  private ceiling = floor;
  private began = -Infinity; // the last try
  private useful: number | null = null; // since when this connection has been of use
  private callOff: (() => void) | null = null;
  /** When the next try comes; null while there is nothing to wait for. */
  due: number | null = null;

  constructor(
    private readonly connect: () => void,
    private readonly world: World = page,
  ) {}

  /** Now; what was planned is off. */
  attempt(): void {
    this.stop();
    this.began = this.world.now();
    this.useful = null;
    this.connect();
  }
  /** The connection brings what it is there for. */
  proved(): void {
    this.useful ??= this.world.now();
  }
  /** The connection is lost, or there was none: plans the next try. */
  lost(): void {
    const { world } = this;
    if (this.useful !== null && world.now() - this.useful >= Math.min(proof, this.ceiling))
      this.ceiling = floor;
    this.useful = null;
    // Nobody waits for a page that nobody sees; when somebody looks at it again it hurries.
    const wait = world.random() * (world.hidden() ? cap : this.ceiling);
    this.ceiling = Math.min(this.ceiling * 2, cap);
    this.plan(world.now() + wait);
  }
  /** The network is back, or somebody looks at the page again: a planned try comes at once, but not right after another. */
  hurry(): void {
    if (this.due !== null) this.plan(Math.min(this.due, this.began + floor));
  }
  /** Somebody wants it now, and the waits begin anew. */
  demand(): void {
    if (this.due === null) return;
    this.ceiling = floor;
    this.attempt();
  }
  stop(): void {
    this.callOff?.();
    this.callOff = null;
    this.due = null;
  }

  private plan(due: number) {
    this.stop();
    const wait = Math.max(0, due - this.world.now());
    this.due = this.world.now() + wait;
    this.callOff = this.world.later(() => this.attempt(), wait);
  }
}
