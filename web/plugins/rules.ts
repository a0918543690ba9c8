// The numbered clauses of docs/rules as a module: import clauses from "virtual:rules".
import { readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

const virtual = "virtual:rules";

function readRules(file: string) {
  const clauses: Record<string, { section: string; source: string; text: string }> = {};
  let title = "";
  let summary = "";
  let section = "";
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const clause = /^- \*\*([A-Z0-9]+-\d+) (\w+)\*\* (.*)$/.exec(line);
    if (clause) clauses[clause[1]] = { section, source: clause[2], text: clause[3] };
    else if (line.startsWith("# ")) title = line.slice(2).replace(/ \(.*/, "");
    else if (line.startsWith("## ")) section = line.slice(3);
    else if (!section && !summary && line) summary = line;
  }
  return { title, summary, clauses };
}

export function rules(folder: string): Plugin {
  return {
    name: "backlot-rules",
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined;
      const games: Record<string, ReturnType<typeof readRules>> = {};
      for (const file of readdirSync(folder).filter((name) => name.endsWith(".md"))) {
        this.addWatchFile(join(folder, file));
        games[basename(file, ".md")] = readRules(join(folder, file));
      }
      return `export default ${JSON.stringify(games)};`;
    },
  };
}
