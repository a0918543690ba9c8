// French is complete: whatever the engine, a table or the server says has a French text.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { clientModule } from "./client.mjs";
import { play, welcome } from "./french.mjs";
import { root } from "./support.mjs";

const { spoken } = await clientModule("messages/fr/engine.ts");
const { readRules } = await clientModule("../plugins/rules.ts");
const readText = (path) => readFileSync(join(root, path), "utf8");
const readJson = (path) => JSON.parse(readText(path));
const { games, levels } = welcome();
const everyLevel = [...levels, ...games.flatMap((game) => game.levels)];
const { $defs: schemas } = readJson("docs/protocol.games.schema.json");

/** A French text: known, finished, and not the English one. */
function assertFrench(text, english, what) {
  assert.equal(typeof text, "string", `${what} has no French text: ${english}`);
  assert.doesNotMatch(text, /undefined|\bnull\b|NaN|\[object|\b[a-z]+_[a-z]+\b|\{\}/, `${what}: ${text}`);
  assert.notEqual(text, "");
  assert.notEqual(text, english, what);
}

// Options that bring everything a game can say into play.
const tables = {
  cinecitta: [{ players: 3 }, { players: 4 }, { players: 5, coaster: true, awards: true }],
  hollywood: [
    { players: 1 },
    { players: 2 },
    { players: 3, edition: "prototype", costumes: true },
    { players: 5, costumes: true, union_strike: true },
    { players: 6, costumes: true, random_loyalties: true },
    { players: 7, studio_order: true, justice: true },
    { players: 9, edition: "prototype", costumes: true },
  ],
  boulevard: [
    { players: 2, length: "short" },
    { players: 4, length: "average" },
    { players: 6, length: "long" },
  ],
  maybe: [
    { players: 3, blockbusters: true },
    { players: 4, changes: true },
    { players: 5, blockbusters: true, trendsetter: true },
    { players: 6, changes: true, blockbusters: true },
  ],
};

for (const info of games) {
  const game = info.id;
  test(`${game}: all that is said in whole games is said in French`, () => {
    const steps = new Set();
    for (const options of tables[game]) {
      for (let seed = 1; seed <= 30; ++seed) {
        let lobby = null;
        play(info, options, seed, (message) => {
          if (message.type === "table") lobby = message.lobby;
          for (const claim of lobby?.claims ?? []) {
            assertFrench(spoken.claim(claim, game, lobby.seats), claim.text, "a claim");
          }
          if (message.type !== "update") return;
          const { events, decision, view } = message.update;
          for (const item of events) assertFrench(spoken.line(item, game, lobby.seats), item.text, "an event");
          if (!decision) return;
          steps.add(view.step);
          const question = spoken.question({ ...decision, view }, game, lobby.seats);
          assertFrench(question, decision.question, "a question");
          const texts = decision.choices.map(({ action, text }) => {
            const french = spoken.action(action, game, lobby.seats);
            assertFrench(french, text, "a choice");
            return french;
          });
          assert.equal(new Set(texts).size, texts.length, `two choices read alike: ${texts.join(" | ")}`);
          for (const barred of decision.barred) assertFrench(spoken.refusal(barred), barred.why, "what is barred");
        });
      }
    }
    const all = schemas[`${game}-view`].properties.step.enum;
    assert.deepEqual(all.filter((step) => step !== "over" && !steps.has(step)), [], "steps that nobody was asked in");
  });
}


// A value that fits a schema: names are made up, and what may be unknown is unknown once.
function sample({ type, enum: values, const: only, items, properties, minimum, minItems, oneOf }, unknown) {
  if (only !== undefined) return only;
  if (oneOf) return sample(oneOf[0], unknown);
  const nullable = values?.includes(null) || (Array.isArray(type) && type.includes("null"));
  if (nullable && unknown) return null;
  if (values) return values[0];
  const [kind] = Array.isArray(type) ? type : [type];
  if (kind === "integer") return Math.max(minimum ?? 0, 1);
  if (kind === "string") return "Somebody";
  if (kind === "boolean") return true;
  if (kind === "array") return Array.from({ length: Math.max(minItems ?? 0, 2) }, () => sample(items, unknown));
  return Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, sample(value, unknown)]));
}
const kindsOf = (schema) => schema.oneOf ?? [schema];
const seats = Array.from({ length: 9 }, (_, at) => ({ seat: at + 1, kind: "bot", name: `Bot ${at + 1}`, bot: "random" }));

test("every kind of event and action of the schema has French words", () => {
  for (const { id } of games) {
    for (const schema of kindsOf(schemas[`${id}-event`])) {
      for (const unknown of [false, true]) {
        const event = sample(schema, unknown);
        assertFrench(spoken.line({ event }, id, seats), "", `${id}: the event ${event.kind}`);
      }
    }
    for (const schema of kindsOf(schemas[`${id}-action`])) {
      const action = sample(schema, false);
      assertFrench(spoken.action(action, id, seats), "", `${id}: the action ${action.kind}`);
    }
  }
});

test("options, levels, cards, tips and flavour lines have French names", () => {
  const names = games.flatMap(({ option_list }) => option_list.map(({ name }) => name));
  assert.equal(new Set(names).size, names.length, "options are told apart by their names");
  for (const { id, option_list } of games) {
    for (const option of option_list) {
      assertFrench(spoken.option(option), option.what, `${id}: the option ${option.name}`);
      for (const value of option.values.filter((each) => typeof each === "string")) {
        assertFrench(spoken.name(value, id), "", `${id}: ${option.name} ${value}`);
      }
    }
  }
  for (const { name, about } of everyLevel) assertFrench(spoken.level(about), about, `the level ${name}`);
  const known = (game, names) => names.forEach((name) => assertFrench(spoken.name(name, game), "", `${game}: ${name}`));
  const packs = Object.fromEntries(games.map(({ id }) => [id, readJson(`content/${id}/standard.json`)]));
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  known("cinecitta", packs.cinecitta.cards.map(({ profession, number }) => `${capital(profession)} ${number}`));
  known("hollywood", packs.hollywood.posters.map(({ poster }) => poster));
  known("hollywood", packs.hollywood.costumes);
  known("hollywood", schemas["hollywood-view"].properties.swapped.enum.filter(Boolean));
  known("boulevard", packs.boulevard.tips.map(({ title }) => title));
  known("boulevard", packs.boulevard.chips.map(({ chip }) => chip));
  known("boulevard", packs.boulevard.films.flatMap(({ genre, colour, specials }) => [genre, colour, ...specials]));
  const lines = /flavour_lines\{([^}]*)\}/.exec(readText("src/games/maybe/flavour.hpp"))[1].match(/"[^"]+"/g);
  known("maybe", lines.map((line) => line.slice(1, -1)));
});

test("every title and every line that is offered for a pitch has its French, whatever the cards say", async () => {
  const { titlesOf, titleWith } = await clientModule("games/maybe/titles.ts");
  const { lines, patterns } = await clientModule("games/maybe/titles.en.ts");
  const quoted = (text) => text.match(/"[^"]+"/g).map((each) => each.slice(1, -1));
  const cards = quoted(/flavour_lines\{([^}]*)\}/.exec(readText("src/games/maybe/flavour.hpp"))[1]);
  const french = (english) => {
    assertFrench(spoken.name(english, "maybe"), english, english);
    return spoken.name(english, "maybe");
  };
  const titles = cards.flatMap((card) => [0, 1, 2, 3, 4, 5].map((which) => titleWith(card, which)));
  for (const [i, title] of titles.entries()) {
    assert.ok(title.includes(cards[Math.floor(i / 6)].slice(1)), title);
    assert.ok(Buffer.byteLength(title) <= 80, title);
  }
  assert.equal(new Set(titles.map(french)).size, cards.length * 6, "no two are called the same");
  assert.deepEqual([patterns.where.length, patterns.what.length], [6, 6]);
  assert.equal(new Set(lines.map(french)).size, lines.length);
  assert.equal(new Set(titlesOf(["In a lighthouse"])).size, 3);
  // The server's own list.
  const source = readText("src/games/maybe/titled.hpp");
  const list = (name) => quoted(new RegExp(`${name}\\{([^}]*)\\}`).exec(source)[1]);
  const all = list("which").flatMap((one) => list("what").flatMap((other) => ["The ", "", "My "].map((begin) => `${begin}${one} ${other}`)));
  assert.equal(all.length, 24 * 24 * 3);
  assert.equal(new Set(all.map(french)).size, all.length);
  assert.equal(spoken.name("The Last Lighthouse", "maybe"), "Le dernier phare");
  assert.equal(spoken.name("My Golden Suitcase", "maybe"), "Ma valise dorée");
  assert.equal(spoken.name("The Long Night", "maybe"), undefined, "people's own words stay");
});

/** The refusals in a source: the name, the clause when a rule says it, and the sentence. */
function* refusalsIn(path) {
  const text = String.raw`((?:"(?:[^"\\]|\\.)*"\s*)+)`;
  const listed = new RegExp(String.raw`\{(?:No::(\w+),\s*)?"(\w+)",\s*(?:"([A-Z0-9]+-\d+)"_clause,\s*)?${text}\}`, "g");
  for (const [, value, name, clause = null, parts] of readText(path).matchAll(listed)) {
    assert.ok(clause || value === name, `${value} is called ${name}`);
    yield { name, clause, why: parts.match(/"(?:[^"\\]|\\.)*"/g).map((part) => part.slice(1, -1)).join("") };
  }
}

test("every no of the rules, of a table and of the server has French words, by its name", async () => {
  const { refusals } = await clientModule("messages/fr/refusals.ts");
  const ofServer = [...refusalsIn("src/table/no.hpp")];
  const ofRules = games.flatMap(({ id }) => [
    ...refusalsIn(`src/games/${id}/${id === "hollywood" ? "refusal" : "action"}.hpp`),
  ]);
  assert.ok(ofServer.length > 100 && ofRules.length > 100, `${ofServer.length} and ${ofRules.length} refusals`);
  const unnamed = (refusal) => ({ ...refusal, why: "" });
  const missing = [...ofServer, ...ofRules].filter((refusal) => !spoken.refusal(unnamed(refusal)));
  assert.deepEqual(missing, []);
  for (const { name, why } of ofServer) assert.equal(refusals[name][0], why, name);
  assert.deepEqual(Object.keys(refusals), ofServer.map(({ name }) => name));
  // A server that gives no names says the same sentences.
  for (const { why, clause, name } of [...ofServer, ...ofRules]) {
    if (!/[a-z]{2}/.test(why)) continue;
    assert.equal(spoken.refusal({ clause, why }), spoken.refusal({ name, clause, why: "" }), why);
  }
  assert.equal(spoken.refusal({ clause: null, why: "seat 3 is empty" }), "la place 3 est libre");
  const empty = { name: "seat_empty", clause: null, why: "seat 3 is empty", with: ["3"] };
  assert.equal(spoken.refusal(empty), "la place 3 est libre");
});

test("how a vote ends and why a table is closed has French words, by its name", () => {
  const { vote_end, lobby } = readJson("docs/protocol.schema.json").$defs;
  const ends = vote_end.properties.how.enum;
  assert.ok(ends.length > 5, `${ends}`);
  for (const how of ends) {
    assertFrench(spoken.voted({ ended: { how, seat: 2 }, text: "" }, seats), "", `the end ${how} of a vote`);
  }
  assert.equal(spoken.voted({ ended: { how: "not_agreed", seat: 2 }, text: "" }, seats), "Bot 2 n'est pas d'accord, la décision tient");
  for (const closed of lobby.properties.closed.enum) {
    assertFrench(spoken.closed({ closed, why: "" }), "", `closed because of ${closed}`);
  }
});

test("a sentence is looked up only where a server gives no name", () => {
  const { name, ...unnamed } = { name: "from_tomorrow", clause: null, why: "that seat is taken" };
  assert.equal(spoken.refusal(unnamed), "cette place est prise");
  assert.equal(spoken.refusal({ ...unnamed, name }), undefined);
  const text = "Ada does not agree, so it stands";
  assert.equal(spoken.voted({ text }, seats), "Ada n'est pas d'accord, la décision tient");
  assert.equal(spoken.voted({ text, ended: { how: name } }, seats), undefined);
  const why = "the rules have changed since it was played";
  assert.equal(spoken.closed({ why }), "les règles ont changé depuis qu'elle a été jouée");
  assert.equal(spoken.closed({ why, closed: name }), undefined);
  // And nobody else has the sentences.
  const files = readdirSync(join(root, "web/src"), { recursive: true }).filter((file) => /\.(svelte|ts)$/.test(file));
  assert.ok(files.length > 100);
  const readers = files.filter((file) => /from "[^"]*\/sentences"|engine\.answer\(/.test(readText(join("web/src", file))));
  assert.deepEqual(readers, ["messages/fr/engine.ts"]);
});

test("whatever servers without names said is said in French", async () => {
  const { sentences } = await clientModule("messages/fr/sentences.ts");
  for (const sentence of Object.keys(sentences)) {
    const why = sentence.replaceAll("{}", "Ada");
    assertFrench(spoken.refusal({ clause: null, why }), why, "a sentence");
  }
});

test("what is told about the table itself has French words", () => {
  const code = readText("src/table/served_asides.cpp") + readText("src/table/served_table.cpp");
  const kinds = readJson("docs/protocol.schema.json").$defs.stream_item;
  assert.ok(code.includes("announce("));
  const known = JSON.stringify(kinds).match(/"kind":\{"enum":\[([^\]]*)\]/)[1];
  for (const kind of JSON.parse(`[${known}]`)) {
    assertFrench(spoken.line({ note: { kind, seat: 1 } }, "cinecitta", seats), "", `the note ${kind}`);
  }
});

test("titles, summaries and sections of the rules are French", () => {
  for (const { id } of games) {
    const english = readRules(readText(`docs/rules/${id}.md`));
    const french = readRules(readText(`docs/rules.fr/${id}.md`));
    assert.equal(french.title, english.title, "proper names stay");
    assertFrench(french.summary, english.summary, `the summary of ${id}`);
    assert.match(english.summary, /\.$/);
    for (const [clause, { text, section }] of Object.entries(english.clauses)) {
      assertFrench(french.clauses[clause]?.text, text, clause);
      assert.ok(french.clauses[clause].section, `${clause} stands in no section`);
      if (section !== "Options") assert.notEqual(french.clauses[clause].section, section);
    }
  }
});

test("what was true of a claim is told in French", () => {
  const told = {
    "Ada is a Communist": "Ada est Communiste",
    "Bot 2 is the Rising Star": "Bot 2 est l'Étoile montante",
    "Ada had put in 2 patriot and 1 neutral": "Ada avait mis 2 patriotes et 1 neutre",
    "Ada held no card": "Ada n'avait aucune carte en main",
    "Ada had put in no card": "Ada n'avait mis aucune carte",
    "Ada held 1 communist": "Ada avait en main 1 communiste",
    "the poster Ada rejected last was communist": "la dernière affiche écartée par Ada était communiste",
    "Ada had rejected no poster since they were shuffled": "Ada n'avait écarté aucune affiche depuis leur mélange",
  };
  for (const [english, french] of Object.entries(told)) assert.equal(spoken.fact(english, "hollywood"), french);
  // The shapes of these sentences are those of the engine.
  const code = readText("src/games/hollywood/claims.hpp");
  for (const part of [" had put in ", " held ", "the poster ", " rejected last was ", " had rejected no poster since"]) {
    assert.ok(code.includes(`"${part}`), `the engine no longer says ${part}`);
  }
});
