// What a program can check of WCAG 2.2 AA, on parts of a page.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./support.mjs";

const { AxeBuilder } = createRequire(join(root, "web/package.json"))("@axe-core/playwright");

/** These parts of the page keep the rules of WCAG 2.2 AA that a program can check. */
export async function noViolations(person, ...parts) {
  const axe = new AxeBuilder({ page: person.page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]);
  for (const part of parts) axe.include(part);
  const { violations } = await axe.analyze();
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
    [],
  );
}
