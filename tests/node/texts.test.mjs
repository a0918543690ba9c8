// Every word of the page comes from the message catalogue: no component and no script holds a text of its own.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { test } from "node:test";
import { root } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const { parse } = require("svelte/compiler");
const typescript = require("typescript");

const sources = join(root, "web/src");
const files = readdirSync(sources, { recursive: true })
  .filter((file) => /\.(svelte|ts)$/.test(file) && !file.endsWith(".d.ts"))
  // The catalogue, and what speaks a language: messages/, words.en.ts, french.ts, english.ts, flavours.fr.ts.
  .filter((file) => !/^messages\/|(french|english)\.ts$|\.(en|fr)\.ts$/.test(file));

const letters = /\p{L}\p{Ll}/u;
const words = /\p{L}{2,}[,.:;!?]? \p{L}{2,}/u;
const spokenAttributes = new Set(["aria-label", "aria-description", "alt", "label", "placeholder", "title"]);
const proper = /^(Backlot|– Backlot|SHA-256|BAFTA|Oscar|3-D|CinemaScope|SuperScope|VistaVision)$/;

// Media queries, selectors, styles, and names by which the engine calls places, jobs and cards.
const notWords = /^\(|\[|\($|^(Credit Union|Bus Bench|Radio Spots|Costume Designer|Congressional Hearing)$/;

/** What people would read as English: [text, where it starts]. */
function textsOf(file, code) {
  const found = [];
  const note = (text, at) => found.push(`${file}:${code.slice(0, at).split("\n").length}: ${text.trim()}`);
  const isText = (text) => letters.test(text) && !proper.test(text.trim());

  // Values that an expression can have as they stand: "Copied" in {done ? "Copied" : "Copy"}.
  function valuesOf(node) {
    if (node?.type === "Literal" && typeof node.value === "string" && isText(node.value)) note(node.value, node.start);
    if (node?.type === "TemplateLiteral") {
      for (const part of node.quasis) if (isText(part.value.raw)) note(part.value.raw, part.start);
      node.expressions.forEach(valuesOf);
    }
    if (node?.type === "ConditionalExpression") [node.consequent, node.alternate].forEach(valuesOf);
    if (node?.type === "LogicalExpression") [node.left, node.right].forEach(valuesOf);
    if (node?.type === "BinaryExpression" && node.operator === "+") [node.left, node.right].forEach(valuesOf);
  }
  function markup(node) {
    if (Array.isArray(node)) return node.forEach(markup);
    if (!node || typeof node !== "object") return;
    if (node.type === "Text" && isText(node.data)) return note(node.data, node.start);
    if (node.type === "ExpressionTag") return valuesOf(node.expression);
    if (node.type === "Attribute") {
      if (!spokenAttributes.has(node.name) || node.value === true) return;
      return markup(node.value);
    }
    for (const key of ["fragment", "nodes", "attributes", "consequent", "alternate", "body", "fallback", "pending", "then", "catch"])
      markup(node[key]);
  }
  // In scripts a text is what has two words.
  function script(text, offset) {
    const tree = typescript.createSourceFile("x.ts", text, typescript.ScriptTarget.Latest, true);
    const visit = (node) => {
      const literal = typescript.isStringLiteralLike(node) || typescript.isTemplateHead(node) ||
        typescript.isTemplateMiddle(node) || typescript.isTemplateTail(node);
      if (literal && words.test(node.text) && !notWords.test(node.text)) note(node.text, offset + node.getStart());
      typescript.forEachChild(node, visit);
    };
    visit(tree);
  }
  if (file.endsWith(".ts")) {
    script(code, 0);
  } else {
    const tree = parse(code, { modern: true });
    markup(tree.fragment);
    for (const part of [tree.instance, tree.module].filter(Boolean)) {
      const { start, end } = part.content;
      script(code.slice(start, end), start);
    }
  }
  return found;
}

test("the check finds texts in markup, attributes and scripts", () => {
  const code = `<script lang="ts">const a = "Two words"; const b = "key";</script>
<p class="soft">Hello</p><input aria-label="Name" type="text" />{a ? "Yes" : t.no}{b === "key" ? 1 : 2}{t.part.key("arg")}`;
  assert.deepEqual(textsOf("x.svelte", code), ["x.svelte:2: Hello", "x.svelte:2: Name", "x.svelte:2: Yes", "x.svelte:1: Two words"]);
});

test("every text of the page is in the message catalogue", () => {
  const found = files.flatMap((file) => textsOf(relative(sources, join(sources, file)), readFileSync(join(sources, file), "utf8")));
  assert.equal(found.join("\n"), "");
});
