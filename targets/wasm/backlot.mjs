// Loads the module of a game, in Node and in browsers. A module asks its host for nothing but memory and the time, which
// bots that think for so long look at: the file functions that its C library mentions are never needed, so each
// answers "not supported".
const NOT_SUPPORTED = 58;

function hostFunctions(module, memory) {
  const functions = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    functions[from] ??= {};
    functions[from][name] = () => NOT_SUPPORTED;
  }
  if (functions.wasi_snapshot_preview1?.proc_exit) {
    functions.wasi_snapshot_preview1.proc_exit = (status) => {
      throw new Error(`The engine stopped with status ${status}`);
    };
  }
  if (functions.wasi_snapshot_preview1?.clock_time_get) {
    functions.wasi_snapshot_preview1.clock_time_get = (_clock, _precision, address) => {
      const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
      new DataView(memory().buffer).setBigUint64(address, nanoseconds, true);
      return 0;
    };
  }
  return functions;
}

const bytesOf = (record) => (typeof record === "string" ? new TextEncoder().encode(record) : record);
/** The game that the first line of a record names; nothing where it names none. */
export function gameOf(record) {
  const text = typeof record === "string" ? record : new TextDecoder().decode(record);
  try {
    return JSON.parse(text.split("\n", 1)[0]).game;
  } catch {
    return undefined;
  }
}

const eyesOf = (eyes) => (eyes === "all" ? -1 : eyes === "watch" ? 0 : eyes);

/** An instance of a module as it is, from its bytes (or from a compiled WebAssembly.Module): {exports}. */
export async function instantiated(source) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module, hostFunctions(module, () => exports.memory));
  exports._initialize();
  return { exports };
}

/** The same with a function for each thing that can be asked of it. */
export async function load(source) {
  const { exports } = await instantiated(source);

  const answer = (address) => {
    const bytes = new Uint8Array(exports.memory.buffer, address, exports.answer_size());
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  const withBytes = (bytes, call) => {
    const address = exports.alloc(Math.max(bytes.length, 1));
    if (address === 0) throw new Error("The engine is out of memory");
    try {
      new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
      return answer(call(address, bytes.length));
    } finally {
      exports.release(address);
    }
  };

  return {
    /** Checks a record, a string or bytes: {ok: true, game, moves, finished, state} or {ok: false, line, field, why}. */
    verify(record) {
      return withBytes(bytesOf(record), exports.verify);
    },
    /** The game of the module, in a list: [{game, rules, content, signature}]. */
    games() {
      return answer(exports.games());
    },
    /** SHA-256 of bytes, in hex. */
    sha256(bytes) {
      return withBytes(bytes, exports.sha256);
    },
    /** Takes the network that the bot `net` plays with, networks/GAME.net; gives null, or a sentence that says why not. */
    networkGive(bytes) {
      return withBytes(bytes, exports.network_give);
    },
    /** Begins practice against bots from {seed: 32 random bytes in hex}, or takes {seed, table, entries} up again. */
    practiceBegin(journal) {
      return withBytes(new TextEncoder().encode(JSON.stringify(journal)), exports.practice_begin);
    },
    /** Hands in a message of docs/protocol.md, of the person at the page or, from 1, of a friend who shares it; gives
     * {messages: the answers to person 0, friends: those to each of the others, entries: what was logged}. */
    practiceReceive(message, person = 0) {
      const bytes = new TextEncoder().encode(JSON.stringify(message));
      return withBytes(bytes, (address, size) => exports.practice_receive(address, size, person));
    },
    /** Lets one bot think; gives the same, or null when none has to. */
    practiceThink() {
      return answer(exports.practice_think());
    },
    /** The record of a practice game that is over, as text; null when it is not. */
    practiceRecord(table) {
      return withBytes(new TextEncoder().encode(table), exports.practice_record);
    },
    /** Opens a record to be looked at step by step: {ok: true, game, options, seats, steps, finished, rounds, talk,
     * outcome}, or what verify says is wrong with it. One is open at a time. */
    replayOpen(record) {
      return withBytes(bytesOf(record), exports.replay_open);
    },
    /** The table after so many moves, as somebody saw it: {step, round, waiting, outlook, view}. Eyes are a seat from 1, "watch"
     * for those who only watch, or "all" for everything. */
    replayStep(step, eyes) {
      return answer(exports.replay_step(step, eyesOf(eyes)));
    },
    /** What leads from the step before to this one, event by event: the frames of docs/protocol.md; null for "all". */
    replayFrames(step, eyes) {
      return answer(exports.replay_frames(step, eyesOf(eyes)));
    },
    /** What these eyes saw happen: [{step, round, items, seat, choice}]; seat and choice of decisions they may see. */
    replayLog(eyes) {
      return answer(exports.replay_log(eyesOf(eyes)));
    },
    /** What a seat would have believed of the others: {roles, truth, steps}, or null in games without hidden roles. */
    replayBelief(seat) {
      return answer(exports.replay_belief(seat));
    },
    /** How likely each seat was to win: {steps: by step and seat, in thousandths}; null without a network that tells it
     * (networkGive), and for "watch". */
    replayChances(eyes) {
      return answer(exports.replay_chances(eyesOf(eyes)));
    },
    /** What people speak of after the game: {decisive, lie, boldest}, without those there are none of. */
    replayClosing() {
      return answer(exports.replay_closing());
    },
    /** How the bot `net` scores what could be done: [{step, seat, done, scores}], in 4096ths; empty without its network. */
    replayScored() {
      return answer(exports.replay_scored());
    },
    /** How much memory the module has taken so far. */
    memoryBytes() {
      return exports.memory.buffer.byteLength;
    },
  };
}
