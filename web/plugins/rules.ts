// The numbered clauses as modules: "virtual:rules" has those of docs/rules, "virtual:rules/fr" the French ones.
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const virtual = /^\0?virtual:rules(?:\/(\w+))?$/;

export function readRules(text: string) {
  const clauses: Record<string, { section: string; source: string; text: string }> = {};
  let title = "";
  let opening = ""; // up to the end of the first sentence, on however many lines
  let section = "";
  for (const line of text.split("\n")) {
    const clause = /^- \*\*([A-Z0-9]+-\d+) (\w+)\*\* (.*)$/.exec(line);
    if (clause) clauses[clause[1]] = { section, source: clause[2], text: clause[3] };
    else if (line.startsWith("# ")) title = line.slice(2).replace(/ \(.*/, "");
    else if (line.startsWith("## ")) section = line.slice(3);
    else if (!section && !opening.includes(".")) opening += `${line} `;
  }
  const [summary] = /^.*?\.(?= |$)/.exec(opening.trim()) ?? [""];
  return { title, summary, clauses };
}

/** `docs` has the folder rules, and one for each other language: rules.fr. */
export function rules(docs: string): Plugin {
  return {
    name: "backlot-rules",
    resolveId: (id) => (virtual.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [found, language] = virtual.exec(id) ?? [];
      if (!found) return undefined;
      const folder = join(docs, language ? `rules.${language}` : "rules");
      const games: Record<string, ReturnType<typeof readRules>> = {};
      for (const file of readdirSync(folder).filter((name) => name.endsWith(".md") && name !== "README.md")) {
        this.addWatchFile(join(folder, file));
        games[basename(file, ".md")] = readRules(readFileSync(join(folder, file), "utf8"));
      }
      return `export default ${JSON.stringify(games)};`;
    },
  };
}
