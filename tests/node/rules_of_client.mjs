// What looks like a rule in the sources of the client: masks, numbers that stand for nothing, clauses that decide
// something, groups of steps and events, counting around the table, sums, products and comparisons of what was sent,
// names told apart by a pattern, jobs by actions, and limits that the engine knows better. Texts, and what is printed on
// components, may be looked up.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { exceptions } from "./drawn.mjs";
import { nameOf, nodesIn } from "./nodes.mjs";
import { numericFields, sentIn } from "./sent_numbers.mjs";
import { root } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const { parse } = require("svelte/compiler");

/** Those that only have words: sentences made from what the engine sends, and translations. */
const texts = /(?:^|\/)(?:french|[a-z]+\.(?:en|fr))\.ts$/;

/** Lessons and the rulebook's pictures belong to clauses. */
const ofClauses = /(?:^|\/)(?:course\.ts|Pictures\.svelte)$/;

const clause = /^[A-Z0-9]{1,4}-\d+$/;
const bitwise = new Set(["&", "|", "^", "<<", ">>", ">>>", "&=", "|=", "^=", "<<=", ">>=", ">>>="]);
/** What is printed on cards and boards, and amounts that only stand in sentences. */
const printed = new Set([
  ...["cards", "posters", "films", "tips", "movies"],
  ...["note", "upkeep_per_chip", "tip_value", "dealing"],
]);
/** Fields of views that are codes: the outlook says what they mean. */
const codes = new Set(["performed", "log", "gone", "dealt", "without", "sections_set"]);

/** The largest numbers of a type, by which engines say "none". */
const nothings = new Set([254, 255, 32767, 65534, 65535, 2147483647, 4294967294, 4294967295]);
const reckons = new Set(["+", "-", "*", "+=", "-=", "*="]);
const compares = new Set(["<", "<=", ">", ">="]);
const orders = new Set(["===", "!==", "==", "!=", "<", "<=", ">", ">="]);
/** Of inputs. */
const limits = /^(?:max|min)(?:length)?$/;
/** What the engine sends. */
const sent = new Set(["view", "outlook", "seen", "event", "telling", "action", "decision"]);

/** All words that a schema has for something. */
function* wordsIn(schema) {
  if (schema === null || typeof schema !== "object") return;
  for (const word of [...(schema.enum ?? []), schema.const]) if (typeof word === "string") yield word;
  for (const part of Object.values(schema)) yield* wordsIn(part);
}

/** The names of all steps of all games but the end, of all kinds of events and actions, every other word that the engine
 * has for something, and the fields that hold numbers. */
function namesOfGames() {
  const { $defs } = JSON.parse(readFileSync(join(root, "docs/protocol.games.schema.json"), "utf8"));
  const of = (what) => Object.entries($defs).flatMap(([name, schema]) => (name.endsWith(what) ? [schema] : []));
  const kindsOf = ({ oneOf, properties }) => oneOf?.flatMap(kindsOf) ?? properties.kind.enum ?? [properties.kind.const];
  return {
    steps: new Set(of("-view").flatMap(({ properties }) => properties.step.enum.filter((step) => step !== "over"))),
    events: new Set(of("-event").flatMap(kindsOf)),
    actions: new Set(of("-action").flatMap(kindsOf)),
    words: new Set(wordsIn($defs)),
    numbers: numericFields(),
  };
}

const isNumber = (node) => node.type === "Literal" && typeof node.value === "number";
/** `view.round`, `at.outlook.theatres[0].dice`; how many there are of something is no rule. */
function isSent(node) {
  if (node?.type === "ChainExpression") return isSent(node.expression);
  if (node?.type !== "MemberExpression" || ["length", "size"].includes(nameOf(node))) return false;
  for (let each = node; each; each = each.object ?? each.expression) if (sent.has(nameOf(each))) return true;
  return false;
}
/** `view.log`, `seen.log`, `table.view.log` */
const isView = (node) => ["view", "seen"].includes(nameOf(node));

/** Rows stand in an order: by what they have, one after the other. */
const isOrder = (above) => above.some(({ type, callee }) => type === "CallExpression" && nameOf(callee) === "sort");

/** What is worked out from two numbers that were sent. */
function reckoning({ operator, left, right }, above, isSentNumber) {
  if (operator === "%" || operator === "%=") return "counts around";
  if (!reckons.has(operator) && !compares.has(operator)) return null;
  if (!isSentNumber(left) || !isSentNumber(right) || isOrder(above)) return null;
  if (compares.has(operator)) return "compares what was sent";
  return operator.startsWith("*") ? "multiplies what was sent" : "adds up what was sent";
}

/** `/scope|vision/`, which picks some names of the engine. */
function picksNames({ pattern }, words) {
  if (!/[a-z]\|[a-z]/.test(pattern)) return false;
  const [names, some] = [[...words], new RegExp(pattern)];
  return names.filter((name) => some.test(name)).length > 1;
}

function faultOf(node, above, { steps, events, actions, words, isSentNumber, mayCite }) {
  // `A | B` is fine for types.
  if (above.some(({ type }) => type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(type))) return null;
  switch (node.type) {
    case "BinaryExpression":
    case "AssignmentExpression": {
      if (bitwise.has(node.operator)) return "works with bits";
      const sides = [node.left, node.right];
      const reckoned = reckoning(node, above, isSentNumber);
      if (reckoned || !sides.some((side) => isNumber(side))) return reckoned;
      if (sides.some((side) => nameOf(side) === "players")) return "decides by the number of players";
      const [number] = sides.filter(isNumber);
      const decides = orders.has(node.operator) && number.value > 1 && sides.some(isSent);
      return decides ? `decides by the number ${number.value}` : null;
    }
    case "UnaryExpression":
      return node.operator === "~" ? "works with bits" : null;
    case "Literal":
      if (node.regex) return picksNames(node.regex, words) ? "tells names apart by a pattern" : null;
      if (nothings.has(node.value)) return `takes ${node.value} for nothing`;
      return typeof node.value === "string" && clause.test(node.value) && !mayCite ? `decides by clause ${node.value}` : null;
    case "ArrayExpression": {
      const named = node.elements.filter((each) => each?.type === "Literal" && steps.has(each.value));
      if (named.length > 2) return "groups steps";
      const told = node.elements.filter((each) => each?.type === "Literal" && events.has(each.value));
      return told.length > 2 ? "groups events" : null;
    }
    case "ObjectExpression": {
      const paired = node.properties.filter(
        ({ key, value }) => actions.has(key?.name ?? key?.value) && value.type === "Literal" && words.has(value.value),
      );
      return paired.length > 2 ? "says what belongs to which action" : null;
    }
    case "Attribute":
      return limits.test(node.name) && node.value?.[0]?.type === "Text" ? `sets a limit: ${node.name}` : null;
    case "CallExpression": {
      const [how] = node.arguments;
      const adds = how && [...nodesIn(how)].some(([each]) => each.type === "BinaryExpression" && each.operator === "+");
      return nameOf(node.callee) === "reduce" && adds ? "adds up" : null;
    }
    case "MemberExpression":
      if (nameOf(node.object) === "pack" && !printed.has(nameOf(node))) return `takes a limit from the pack: ${nameOf(node)}`;
      return isView(node.object) && codes.has(nameOf(node)) ? `reads a code of the view: ${nameOf(node)}` : null;
    default:
      return null;
  }
}

const lineAt = (text, at) => text.slice(0, at).split("\n").length;

/** Every fault below `folder`: its file, its line, what it is, and the words of the source. */
function faultsIn(folder) {
  const names = namesOfGames();
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|svelte)$/.test(entry.name) && !texts.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
  return files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    const opening = '<script lang="ts">';
    const whole = file.endsWith(".svelte") ? text : `${opening}${text}</script>`;
    const from = whole === text ? 0 : opening.length;
    const { fragment, instance, module } = parse(whole, { modern: true });
    const tree = [fragment, instance, module];
    const known = { ...names, isSentNumber: sentIn(tree, names.numbers), mayCite: ofClauses.test(file) };
    return [...nodesIn(tree)].flatMap(([node, above]) => {
      const what = faultOf(node, above, known);
      if (!what) return [];
      const source = whole.slice(node.start, node.end).replace(/\s+/g, " ");
      return [{ file: relative(folder, file), line: lineAt(text, node.start - from), what, source }];
    });
  });
}
const isException = ({ file, source }) => exceptions[file]?.some(([each]) => each === source);

/** "hollywood/view.ts:12 works with bits" for everything below `folder`. */
export const rulesIn = (folder) => [
  ...new Set(
    faultsIn(folder)
      .filter((fault) => !isException(fault))
      .map(({ file, line, what }) => `${file}:${line} ${what}`),
  ),
];

/** Exceptions that nothing below `folder` needs. */
export function idleExceptions(folder) {
  const faults = faultsIn(folder);
  return Object.entries(exceptions).flatMap(([file, each]) =>
    each
      .filter(([source]) => !faults.some((fault) => fault.file === file && fault.source === source))
      .map(([source]) => `${file}: ${source}`),
  );
}
