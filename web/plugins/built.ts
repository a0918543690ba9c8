// The files of a build, for the plugins that look at all of them when they are written.
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** Their paths below the folder, with slashes, in order. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join("/"),
    )
    .sort();
}
