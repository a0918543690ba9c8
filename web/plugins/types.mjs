// The types of what the engine sends and takes, made from its schemas: $types/GAME has a game's Options, View, Action,
// Event and, where there are any, its Outlook, About and Telling; $types/games has what stands for any game, and Outcome;
// $types/protocol has every message in both directions, and what they hold; $types/bounds how long texts may be.
// `npm run types` writes them, before every build and every check.
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const folder = fileURLToPath(new URL("../types/", import.meta.url));
const docs = fileURLToPath(new URL("../../docs/", import.meta.url));
const banner = "// Made by plugins/types.mjs from what the engine says; do not edit.";

const schemaIn = async (file) => JSON.parse(await readFile(docs + file, "utf8"));

const typeName = (name) => name.replace(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase());
const imported = (module, name) => ({ tsType: `import("./${module}").${typeName(name)}` });

/** What a reference means that leads out of a file: a type of another one. What games put into messages is opaque there. */
function elsewhere(reference) {
  const [, game, kind] = /^#\/\$defs\/(\w+)-(\w+)$/.exec(reference) ?? [];
  if (game) return imported(game, kind);
  const [, common] = /^protocol\.games\.schema\.json#\/\$defs\/(\w+)$/.exec(reference) ?? [];
  return common && imported(common === "outcome" ? "games" : "../src/lib/parts", common);
}

/** Bounds of numbers, texts and lists are no types, and as comments they would hide the rest. */
const bounds = /^(?:min|max)(?:imum|Items|Length)$|^(?:uniqueItems|pattern|\$schema)$/;
function plain(node) {
  if (Array.isArray(node)) return node.map(plain);
  if (node === null || typeof node !== "object") return node;
  if (typeof node.$ref === "string") return elsewhere(node.$ref) ?? node;
  const kept = Object.entries(node).filter(([key, value]) => !bounds.test(key) || typeof value === "object");
  return Object.fromEntries(kept.map(([key, value]) => [key, plain(value)]));
}

/** A schema and every definition in it, each as a type. */
async function typesOf(name, schema) {
  const text = await compile(plain(schema), name, { bannerComment: banner, unreachableDefinitions: true });
  // Where a type was found says nothing, and what only holds definitions is no type.
  return text
    .replace(/\/\*\*\n \* This interface was referenced by [^]*?\*\/\n/g, "")
    .replace(/export interface \w+ \{\}\n/, "");
}

/** Every definition, also those that no message holds, such as what addresses answer. */
const definitionsOf = ({ $defs }) => ({ type: "object", additionalProperties: false, $defs });

/** "GAME-view" is the view of that game, "view" that of any game. */
function gamesIn({ $defs }) {
  const schemas = {};
  for (const [name, definition] of Object.entries($defs)) {
    const [, game = "games", kind] = /^(?:(\w+)-)?(\w+)$/.exec(name);
    schemas[game] ??= definitionsOf({ $defs: {} });
    schemas[game].$defs[kind] = definition;
  }
  return schemas;
}

/** The schemas that become types; others are named here beside the games. */
const wanted = {
  ...gamesIn(await schemaIn("protocol.games.schema.json")),
  protocol: definitionsOf(await schemaIn("protocol.schema.json")),
};

/** How many bytes the texts of requests may have at most, by request and field. */
function mostBytes({ $defs }) {
  const requests = Object.entries($defs).flatMap(([name, { properties = {} }]) => {
    const texts = Object.entries(properties).flatMap(([field, { maxLength }]) =>
      maxLength && field !== "id" ? [[field, maxLength]] : [],
    );
    return name.endsWith("_request") && texts.length > 0 ? [[name, Object.fromEntries(texts)]] : [];
  });
  return `${banner}\nexport const mostBytes = ${JSON.stringify(Object.fromEntries(requests), null, 2)} as const;\n`;
}

/** What is written, by its name. */
const texts = {
  ...Object.fromEntries(
    await Promise.all(
      Object.entries(wanted).map(async ([name, schema]) => [name, await typesOf(name, schema)]),
    ),
  ),
  bounds: mostBytes(wanted.protocol),
};

await mkdir(folder, { recursive: true });
for (const file of await readdir(folder)) {
  if (!(file.replace(/\.ts$/, "") in texts) && !file.endsWith(".tmp")) await rm(folder + file);
}
await Promise.all(
  Object.entries(texts).map(async ([name, text]) => {
    const file = `${folder}${name}.ts`;
    if ((await readFile(file, "utf8").catch(() => "")) === text) return;
    // Others may be reading: a build and a check at the same time.
    await writeFile(`${file}.${process.pid}.tmp`, text);
    await rename(`${file}.${process.pid}.tmp`, file);
  }),
);
