// Whether a finished table kept what was promised about its chance: reckoned in this browser, from what the server
// shows after the end and what this browser noted before.
import { commitmentTo, drawnHere, notedPromise } from "./contribution";
import { engineFor } from "./engine";
import type { Lobby, Person } from "./protocol";
import { servedRecord } from "./record";
import { t } from "../messages/index.svelte";

export interface Check {
  holds: boolean;
  text: string;
}

async function recordCheck(table: string): Promise<Check | null> {
  const record = await servedRecord(table);
  if (record === null) return null;
  const said = (await engineFor(record)).verify(record);
  return said.ok
    ? { holds: true, text: t.after.recordHolds }
    : { holds: false, text: t.after.recordBroken(said.line, said.why) };
}

/** Empty before the end. `practice`: there is no server to ask for the record. */
export async function fairnessChecks(table: string, lobby: Lobby, practice: boolean): Promise<Check[]> {
  if (!lobby.server_seed) return [];
  const noted = notedPromise(table);
  const server = (await commitmentTo(lobby.server_seed, lobby.game)) === (noted ?? lobby.commitment);
  const checks: Check[] = [{ holds: server, text: t.after.serverFits(server, noted !== null) }];

  const people = lobby.seats.filter((chair): chair is Person => chair.kind === "person");
  const hashes = await Promise.all(
    people.map(({ contribution }) => commitmentTo(contribution ?? "", lobby.game)),
  );
  const fit = people.every(({ commitment }, at) => hashes[at] === commitment);
  checks.push({ holds: fit, text: t.after.peopleFit(fit) });

  const drawn = drawnHere(table);
  if (drawn) {
    const there = people.some(({ contribution }) => contribution === drawn);
    checks.push({ holds: there, text: t.after.mineIn(there) });
  }
  if (!practice) checks.push((await recordCheck(table)) ?? { holds: false, text: t.after.noRecord });
  return checks;
}
