// How many times as long the modules of the browser take as the program, for random games, for a guided search and for the network (a
// rate is one of decisions there), and how large they are. Both sides do the same work in turns, by processor time; each figure is the median of its rounds. Nothing is asserted.
//
//   ninja -C build bench_wasm && node bench/wasm.mjs [GAME...]
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { instantiated } from "../targets/wasm/backlot.mjs";

const root = join(fileURLToPath(import.meta.url), "../..");
const build = process.env.BACKLOT_BINARY_DIR ?? join(root, "build");
const rounds = 9;
const network = (game) => join(root, `networks/${game}.net`);
// Players, and how much there is to do: about a tenth of a second natively.
const works = {
  cinecitta: { players: 4, random: 12_000, search: 1_000, net: 20 },
  hollywood: { players: 6, random: 5_000, search: 1_000, net: 10 },
  boulevard: { players: 4, random: 3_000, search: 400, net: 5 },
  maybe: { players: 4, random: 10_000, search: 400, net: 20 },
};

const native = spawn(join(build, "bin/bench_wasm_native"), { stdio: ["pipe", "pipe", "inherit"] });
const lines = createInterface({ input: native.stdout })[Symbol.asyncIterator]();

async function natively(game, work, players, size) {
  native.stdin.write(`${game} ${work} ${players} ${size}\n`);
  const [seconds, units] = (await lines.next()).value.split(" ").map(Number);
  return { seconds, units };
}

function inModule(exports, work, players, size) {
  const before = process.cpuUsage();
  const units = exports[{ random: "random_games", search: "searched_games", net: "network_games" }[work]](players, size);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (user + system) / 1e6, units };
}

function give(exports, bytes) {
  const address = exports.alloc(bytes.length);
  new Uint8Array(exports.memory.buffer, address, bytes.length).set(bytes);
  const answer = exports.network_give(address, bytes.length);
  const said = new TextDecoder().decode(new Uint8Array(exports.memory.buffer, answer, exports.answer_size()));
  assert.equal(said, "null");
  exports.release(address);
}

const median = (all) => [...all].sort((a, b) => a - b)[all.length >> 1];

const wanted = process.argv.slice(2);
for (const [game, { players, ...sizes }] of Object.entries(works)) {
  if (wanted.length > 0 && !wanted.includes(game)) continue;
  const shipped = gzipSync(readFileSync(join(build, `wasm/${game}.wasm`)), { level: 9 }).length;
  console.log(`${game}: ${(shipped / 1000).toFixed(0)} kB with gzip`);
  const { exports } = await instantiated(readFileSync(join(build, `wasm/bench/${game}.wasm`)));
  if (existsSync(network(game))) give(exports, readFileSync(network(game)));
  else delete sizes.net;
  for (const [work, size] of Object.entries(sizes)) {
    inModule(exports, work, players, size); // until it is compiled as well as it will be
    const both = [];
    for (let round = 0; round < rounds; ++round) {
      const first = await natively(game, work, players, size);
      const second = inModule(exports, work, players, size);
      assert.equal(first.units, second.units, "both sides did the same work");
      both.push([first, second]);
    }
    const [program, module] = [0, 1].map((side) => median(both.map((each) => each[side].seconds / each[side].units)));
    const ratio = median(both.map(([first, second]) => second.seconds / first.seconds));
    const rate = (each) => Math.round(1 / each).toLocaleString("en");
    console.log(`  ${work}, ${players} players: ×${ratio.toFixed(2)} (${rate(program)} a second natively, ${rate(module)} in the module)`);
  }
}
native.stdin.end();
