// A replay in WebAssembly shows what it shows natively: every golden record, through all eyes.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { build, engineFor, goldenRecords, nativeReplay, root } from "./support.mjs";

const golden = goldenRecords();
const program = join(build, "backlot");

/** A game between bots, who claim things, true and false. */
function talkative() {
  const folder = mkdtempSync(join(tmpdir(), "backlot-replay-"));
  try {
    const file = join(folder, "game.jsonl");
    const options = ["--players", "7", "--games", "1", "--seed", "4", "--records", file];
    execFileSync(program, ["simulate", "hollywood", ...options]);
    return { name: "a game with claims", bytes: readFileSync(file) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The same as the native program's answer, from the module. */
function shown(bytes, some = 8) {
  const backlot = engineFor(bytes);
  const { ok, ...about } = backlot.replayOpen(bytes);
  assert.equal(ok, true);
  const seats = about.seats.map((_, at) => at + 1);
  const eyes = ["all", "watch", ...seats];
  const at = Array.from({ length: some + 1 }, (_, i) => Math.floor((i * about.steps) / some));
  return {
    about,
    logs: eyes.map((whose) => backlot.replayLog(whose)),
    steps: at.flatMap((step) => eyes.map((whose) => backlot.replayStep(step, whose))),
    beliefs: seats.map((seat) => backlot.replayBelief(seat)),
  };
}

test("steps, logs, claims and beliefs are the native ones", () => {
  const records = [...golden, talkative()];
  const native = nativeReplay(records.map(({ bytes }) => bytes));
  assert.equal(native.length, records.length);
  records.forEach(({ name, bytes }, i) => assert.deepEqual(shown(bytes), native[i], name));
  records.forEach(({ name }, i) => {
    const roles = /^hollywood|claims/.test(name);
    assert.ok(native[i].beliefs.every((belief) => (belief !== null) === roles), name);
  });
  const verdicts = native.at(-1).about.talk.map(({ holds }) => holds);
  assert.ok(verdicts.includes(true) && verdicts.includes(false));
});

test("what a seat believed after each round is what backlot replay --belief says", () => {
  const name = "hollywood/nine-players-all-options.jsonl";
  const { bytes } = golden.find((record) => record.name === name);
  const backlot = engineFor(bytes);
  const { rounds } = backlot.replayOpen(bytes);
  const { roles, truth, steps } = backlot.replayBelief(3);
  const file = join(root, "tests/golden", name);
  const said = execFileSync(program, ["replay", file, "--belief", "3", "--json"], { encoding: "utf8" });
  const told = JSON.parse(said).rounds;
  assert.deepEqual(told.map(({ after }) => after), [...rounds.slice(1), steps.length - 1]);
  for (const { after, seats } of told) {
    assert.equal(seats.length, 8);
    for (const { seat, roles: chances, truth: role } of seats) {
      assert.deepEqual(chances, roles.map((each, at) => ({ role: each, chance: steps[after][seat - 1][at] })));
      assert.equal(role, truth[seat - 1]);
    }
  }
});

test("there is nothing to see without a record, past its end or from a seat that is not there", () => {
  const backlot = engineFor(golden[0].bytes);
  const { seats, steps } = backlot.replayOpen(golden[0].bytes);
  for (const eyes of [seats.length + 1, -2]) {
    assert.equal(backlot.replayStep(0, eyes), null);
    assert.equal(backlot.replayLog(eyes), null);
  }
  assert.equal(backlot.replayStep(steps + 1, "all"), null);
  assert.equal(backlot.replayFrames(steps + 1, "watch"), null);
  assert.equal(backlot.replayFrames(1, "all"), null, "no seat saw that");
  assert.deepEqual(backlot.replayFrames(0, 1), []);
  assert.equal(backlot.replayBelief(0), null);
});
