// What looks like a rule in the sources of the client: masks, numbers that stand for nothing, clauses that decide
// something, groups of steps and events, sums and limits that the engine knows better. Texts, and what is printed on
// components, may be looked up.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { root } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const { parse } = require("svelte/compiler");

/** Those that only have words: sentences made from what the engine sends, and translations. */
const texts = /(?:^|\/)(?:french|[a-z]+\.fr)\.ts$/;

const clause = /^[A-Z0-9]{1,4}-\d+$/;
const bitwise = new Set(["&", "|", "^", "<<", ">>", ">>>", "&=", "|=", "^=", "<<=", ">>=", ">>>="]);
/** What is printed on cards and boards, and amounts that only stand in sentences. */
const printed = new Set([
  ...["cards", "posters", "films", "tips", "movies"],
  ...["note", "upkeep_per_chip", "tip_value"],
]);
/** Fields of views that are codes: the outlook says what they mean. */
const codes = new Set(["performed", "log", "gone", "dealt", "without", "sections_set"]);

/** The largest numbers of a type, by which engines say "none". */
const nothings = new Set([254, 255, 32767, 65534, 65535, 2147483647, 4294967294, 4294967295]);
const orders = new Set(["===", "!==", "==", "!=", "<", "<=", ">", ">="]);
/** What the engine sends. */
const sent = new Set(["view", "outlook", "seen", "event", "telling", "action", "decision"]);

/** The names of all steps of all games but the end, and of all kinds of events. */
function namesOfGames() {
  const { $defs } = JSON.parse(readFileSync(join(root, "docs/protocol.games.schema.json"), "utf8"));
  const of = (what) => Object.entries($defs).flatMap(([name, schema]) => (name.endsWith(what) ? [schema] : []));
  const kindsOf = ({ oneOf, properties }) => oneOf?.flatMap(kindsOf) ?? properties.kind.enum ?? [properties.kind.const];
  return {
    steps: new Set(of("-view").flatMap(({ properties }) => properties.step.enum.filter((step) => step !== "over"))),
    events: new Set(of("-event").flatMap(kindsOf)),
  };
}

function* nodesIn(node, above = []) {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesIn(each, above);
  } else if (node && typeof node === "object") {
    if (typeof node.type === "string") yield [node, above];
    const path = typeof node.type === "string" ? [...above, node] : above;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "loc" && key !== "comments" && key !== "leadingComments") yield* nodesIn(value, path);
    }
  }
}

const isNumber = (node) => node.type === "Literal" && typeof node.value === "number";
const nameOf = (node) => node?.property?.name ?? node?.name ?? "";
/** `view.round`, `at.outlook.theatres[0].dice`; how many there are of something is no rule. */
function isSent(node) {
  if (node?.type === "ChainExpression") return isSent(node.expression);
  if (node?.type !== "MemberExpression" || ["length", "size"].includes(nameOf(node))) return false;
  for (let each = node; each; each = each.object ?? each.expression) if (sent.has(nameOf(each))) return true;
  return false;
}
/** `view.log`, `seen.log`, `table.view.log` */
const isView = (node) => ["view", "seen"].includes(nameOf(node));

function faultOf(node, above, { steps, events }) {
  // `A | B` is fine for types.
  if (above.some(({ type }) => type.startsWith("TS") && !/^TS(As|Satisfies|NonNull)Expression$/.test(type))) return null;
  switch (node.type) {
    case "BinaryExpression":
    case "AssignmentExpression": {
      if (bitwise.has(node.operator)) return "works with bits";
      const sides = [node.left, node.right];
      if (!sides.some((side) => isNumber(side))) return null;
      if (sides.some((side) => nameOf(side) === "players")) return "decides by the number of players";
      const [number] = sides.filter(isNumber);
      const decides = orders.has(node.operator) && number.value > 1 && sides.some(isSent);
      return decides ? `decides by the number ${number.value}` : null;
    }
    case "UnaryExpression":
      return node.operator === "~" ? "works with bits" : null;
    case "Literal":
      if (nothings.has(node.value)) return `takes ${node.value} for nothing`;
      return typeof node.value === "string" && clause.test(node.value) ? `decides by clause ${node.value}` : null;
    case "ArrayExpression": {
      const named = node.elements.filter((each) => each?.type === "Literal" && steps.has(each.value));
      if (named.length > 2) return "groups steps";
      const told = node.elements.filter((each) => each?.type === "Literal" && events.has(each.value));
      return told.length > 2 ? "groups events" : null;
    }
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

/** "hollywood/view.ts:12 works with bits" for everything below `folder`. */
export function rulesIn(folder) {
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
    const faults = [...nodesIn([fragment, instance, module])].flatMap(([node, above]) => {
      const what = faultOf(node, above, names);
      return what ? [`${relative(folder, file)}:${lineAt(text, node.start - from)} ${what}`] : [];
    });
    return [...new Set(faults)];
  });
}
