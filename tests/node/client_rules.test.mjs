// No rule is written in the client: web/src/games draws what the engine says and offers.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { idleExceptions, rulesIn } from "./rules_of_client.mjs";
import { root } from "./support.mjs";

const games = process.env.BACKLOT_GAMES ?? join(root, "web/src/games");

test("the games of the client have no rule", () => {
  assert.deepEqual(rulesIn(games), []);
});

test("every stated exception is needed", () => {
  assert.deepEqual(idleExceptions(games), []);
});

test("what looks like a rule is found, in scripts and in markup", () => {
  const folder = mkdtempSync(join(tmpdir(), "backlot-rules-"));
  const faults = {
    "a.ts": ["const done = (view.performed >> at) & 1;", /a\.ts:1 works with bits/],
    "b.ts": ['export const quality = lines.find(({ clause }) => clause === "C37-40");', /decides by clause C37-40/],
    "c.ts": ['const post = ["stars", "tokens", "edit"];\nexport default post;', /c\.ts:1 groups steps/],
    "d.ts": ["const sum = films.reduce((all, { minutes }) => all + minutes, 0);", /adds up/],
    "e.ts": ["export const need = pack.to_win;", /takes a limit from the pack: to_win/],
    "f.svelte": ["<p>\n{view.options.players <= 3 ? 2 : 1}</p>", /f\.svelte:2 decides by the number of players/],
    "g.svelte": ['<script lang="ts">\n  const shown = view.log.slice(1);\n</script>', /g\.svelte:2 reads a code/],
    "h.ts": ["const noDie = 255;\nexport default noDie;", /h\.ts:1 takes 255 for nothing/],
    "i.ts": ["export const last = view.round === 6;", /i\.ts:1 decides by the number 6/],
    "j.svelte": ["<p>\n{at.outlook.theatres[0].dice >= 4}</p>", /j\.svelte:2 decides by the number 4/],
    "k.ts": ['export const again = ["finished", "taken_back", "spent"].includes(kind);', /k\.ts:1 groups events/],
    "l.ts": ["const to = ((seat - 1 + known.to - known.seat + players) % players) + 1;", /l\.ts:1 counts around/],
    "m.ts": ["export const to = known.to - known.seat;", /m\.ts:1 adds up what was sent/],
    "n.svelte": [
      "{words.minutesOf(ours.minutes + (booking ? (filmOf(booking)?.minutes ?? 0) : 0), 180)}",
      /n\.svelte:1 adds up what was sent/,
    ],
    "o.svelte": ["<p>\n{of.minutes + of.minutes_left}</p>", /o\.svelte:2 adds up what was sent/],
    "p.svelte": [
      '<script lang="ts">\n  let { more = 0, left }: { more?: number; left: number } = $props();\n' +
        "  const free = $derived(Math.max(0, quarters(left - more)));\n</script>",
      /p\.svelte:3 adds up what was sent/,
    ],
    "q.svelte": [
      "{#each groups as { count, face } (face)}<b>{count * face}</b>{/each}",
      /q\.svelte:1 multiplies what was sent/,
    ],
    "r.ts": [
      "const gear = film?.specials.find((special) => /three_d|scope|vision/.test(special));",
      /r\.ts:1 tells names apart by a pattern/,
    ],
    "s.svelte": [
      "{#each shown as { need, sum } (need)}<i class:less={sum < need}></i>{/each}",
      /s\.svelte:1 compares what was sent/,
    ],
    "t.ts": [
      "function madeIn(events, turns) {\n  const ended = events.filter(({ kind }) => ends.has(kind)).length;\n" +
        "  let number = turns - ended;\n}",
      /t\.ts:3 adds up what was sent/,
    ],
    "u.svelte": ['<input bind:value={title} maxlength="60" />', /u\.svelte:1 sets a limit: maxlength/],
    "v.ts": [
      'const performing = { write: "screenwriter", give: "director", light: "gaffer" };',
      /v\.ts:1 says what belongs to which action/,
    ],
    "w.ts": [
      "const after = desk.wallet;\nexport const left = Math.max(0, after - action.notes);",
      /w\.ts:2 adds up what was sent/,
    ],
    "x.ts": ["let all = 0;\nfor (const { dice } of films) view.dice += dice;", /x\.ts:2 adds up what was sent/],
  };
  const fine = {
    "types.ts": 'export type Sign = "patriot" | "communist"; export const both = (a: Sign | null) => a ?? "none";',
    "words.svelte": '<p><Clause id="H47-50" /> {t.lines[line.clause]} {view.row.length > 4 ? "many" : ""}</p>',
    "places.svelte":
      '<script lang="ts">\n  let { at, wide }: { at: TableAt; wide: boolean } = $props();\n  const columns = $derived(wide ? 4 : 2);\n' +
      "  const [left, width] = [12, 8];\n</script>\n<p style:left={left + width / 2} style:top={columns * width}></p>",
    "rows.ts": "export const ranked = films.sort((one, other) => other.money - one.money);",
    "bars.ts": "export const width = (100 * payout.money) / most; export const next = film.dice + 1;",
    "glyphs.ts": 'export const glyphs = { write: "pen and paper", give: "a token", light: "a lamp" };',
    "words.ts": "export const width = 256; export const some = view.round > 1 && view.row.length === 3;",
    "course.ts": 'export const clauses = ["C37-40"];',
    "french.ts": 'export const lines = { a: "C37-40" };',
  };
  try {
    mkdirSync(folder, { recursive: true });
    for (const [name, [text]] of Object.entries(faults)) writeFileSync(join(folder, name), text);
    for (const [name, text] of Object.entries(fine)) writeFileSync(join(folder, name), text);
    const found = rulesIn(folder);
    for (const [name, [, what]] of Object.entries(faults)) {
      assert.ok(found.some((each) => what.test(each)), `${name}: ${found.join("; ")}`);
    }
    for (const name of Object.keys(fine)) assert.ok(!found.some((each) => each.startsWith(name)), found.join("; "));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
