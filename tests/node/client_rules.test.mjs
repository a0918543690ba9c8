// No rule is written in the client: web/src/games draws what the engine says and offers.
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { rulesIn } from "./rules_of_client.mjs";
import { root } from "./support.mjs";

test("the games of the client have no rule", () => {
  assert.deepEqual(rulesIn(process.env.BACKLOT_GAMES ?? join(root, "web/src/games")), []);
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
  };
  const fine = {
    "types.ts": 'export type Sign = "patriot" | "communist"; export const both = (a: Sign | null) => a ?? "none";',
    "words.svelte": '<p><Clause id="H47-50" /> {t.lines[line.clause]} {view.row.length > 4 ? "many" : ""}</p>',
    "words.ts": "export const width = 256; export const some = view.round > 1 && view.row.length === 3;",
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
