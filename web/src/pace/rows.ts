// The moments of every game; each game has a table of its own.
import { ending as night, rows as boulevard } from "../games/boulevard/moments";
import { rows as cinecitta } from "../games/cinecitta/moments";
import { rows as hollywood } from "../games/hollywood/moments";
import { ending as credits, rows as maybe } from "../games/maybe/moments";
import type { Ending, Rows } from "./by_kind";

const all: Record<string, Rows<{ kind: string }>> = { boulevard, cinecitta, hollywood, maybe };
export const rowsOf = (game: string): Rows<{ kind: string }> | undefined => all[game];
const endings: Record<string, Ending> = { boulevard: night, maybe: credits };
export const endingOf = (game: string): Ending | undefined => endings[game];
