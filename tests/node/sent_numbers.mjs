// Which expressions of a source file are numbers that the engine sends: fields of views, outlooks, events and the like by
// their names, what is printed in packs, what components are given as numbers, and whatever is made of these.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { nameOf, nodesIn } from "./nodes.mjs";
import { root } from "./support.mjs";

const isNumeric = (schema) =>
  [schema?.type].flat().includes("integer") || (schema?.type === "array" && isNumeric(schema.items));

/** "minutes", "need", "face": the names of all fields that hold numbers. */
export function numericFields() {
  const names = new Set();
  (function schemas(node) {
    if (node === null || typeof node !== "object") return;
    for (const [name, field] of Object.entries(node.properties ?? {})) if (isNumeric(field)) names.add(name);
    Object.values(node).forEach(schemas);
  })(JSON.parse(readFileSync(join(root, "docs/protocol.games.schema.json"), "utf8")));
  function printed(value, name) {
    if (typeof value === "number" && name) names.add(name);
    else if (Array.isArray(value)) value.forEach((each) => printed(each, name));
    else if (value && typeof value === "object") Object.entries(value).forEach(([key, each]) => printed(each, key));
  }
  const packs = join(root, "content");
  for (const game of readdirSync(packs)) {
    printed(JSON.parse(readFileSync(join(packs, game, "standard.json"), "utf8")), "");
  }
  return names;
}

const taken = new Set(["max", "min", "abs", "round", "floor", "ceil"]);
const yields = new Set(["+", "-", "*", "%", "**", "??", "||"]);
/** What happened, counted: `events.filter(...).length`. How many there are of anything else is no sum. */
function countsEvents({ object, property }) {
  if (property.name !== "length" || nameOf(object.callee) !== "filter") return false;
  for (let each = object; each; each = each.callee ?? each.object) if (nameOf(each) === "events") return true;
  return false;
}

/** A function that says of an expression of this tree whether it is such a number. */
export function sentIn(tree, fields) {
  const made = new Map();
  const given = new Set();
  for (const [{ type, id, init }] of nodesIn(tree)) {
    if (type !== "VariableDeclarator" || !init) continue;
    if (id.type === "Identifier") made.set(id.name, [...(made.get(id.name) ?? []), init]);
    if (nameOf(init.callee) !== "$props") continue;
    for (const { key, typeAnnotation } of id.typeAnnotation?.typeAnnotation?.members ?? []) {
      if (typeAnnotation?.typeAnnotation.type === "TSNumberKeyword") given.add(key.name);
    }
  }
  function isSent(node, looked = []) {
    const any = (...nodes) => nodes.some((each) => isSent(each, looked));
    switch (node?.type) {
      case "Identifier":
        if (!made.has(node.name)) return fields.has(node.name) || given.has(node.name);
        if (looked.includes(node.name)) return false;
        return made.get(node.name).some((each) => isSent(each, [...looked, node.name]));
      case "MemberExpression":
        if (node.computed) return any(node.object);
        return fields.has(node.property.name) || countsEvents(node);
      case "ChainExpression":
      case "TSNonNullExpression":
      case "TSAsExpression":
        return any(node.expression);
      case "SpreadElement":
      case "UnaryExpression":
        return any(node.argument);
      case "BinaryExpression":
      case "LogicalExpression":
        return yields.has(node.operator) && any(node.left, node.right);
      case "ConditionalExpression":
        return any(node.consequent, node.alternate);
      case "ArrowFunctionExpression":
        return any(node.body);
      case "CallExpression":
        if (nameOf(node.callee) === "$derived") return any(...node.arguments);
        return node.callee.object?.name === "Math" && taken.has(nameOf(node.callee)) && any(...node.arguments);
      default:
        return false;
    }
  }
  return (node) => isSent(node);
}
