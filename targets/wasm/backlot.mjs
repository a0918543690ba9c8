// Loads backlot.wasm, in Node and in browsers. The module asks its host for nothing but memory: the
// file functions that its C library mentions are never needed, so each answers "not supported".
const NOT_SUPPORTED = 58;

function hostFunctions(module) {
  const functions = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    functions[from] ??= {};
    functions[from][name] = () => NOT_SUPPORTED;
  }
  if (functions.wasi_snapshot_preview1?.proc_exit) {
    functions.wasi_snapshot_preview1.proc_exit = (status) => {
      throw new Error(`backlot.wasm stopped with status ${status}`);
    };
  }
  return functions;
}

/** Makes an instance from the bytes of backlot.wasm (or from a compiled WebAssembly.Module). */
export async function load(source) {
  const module = source instanceof WebAssembly.Module ? source : await WebAssembly.compile(source);
  const { exports } = await WebAssembly.instantiate(module, hostFunctions(module));
  exports._initialize();

  const answer = (address) => {
    const bytes = new Uint8Array(exports.memory.buffer, address, exports.answer_size());
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  const withBytes = (bytes, call) => {
    const address = exports.alloc(Math.max(bytes.length, 1));
    if (address === 0) throw new Error("backlot.wasm is out of memory");
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
      const bytes = typeof record === "string" ? new TextEncoder().encode(record) : record;
      return withBytes(bytes, exports.verify);
    },
    /** The games in the module: [{game, rules, content, signature}]. */
    games() {
      return answer(exports.games());
    },
    /** SHA-256 of bytes, in hex. */
    sha256(bytes) {
      return withBytes(bytes, exports.sha256);
    },
    /** Begins practice against bots from 32 random bytes in hex. */
    practiceBegin(seed) {
      return withBytes(new TextEncoder().encode(seed), exports.practice_begin);
    },
    /** Hands in a message of docs/protocol.md; gives the list of answers. */
    practiceReceive(message) {
      return withBytes(new TextEncoder().encode(JSON.stringify(message)), exports.practice_receive);
    },
    /** How much memory the module has taken so far. */
    memoryBytes() {
      return exports.memory.buffer.byteLength;
    },
  };
}
