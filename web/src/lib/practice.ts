// A game against bots in this tab: sets a table up by the protocol, or takes up the one this tab
// was playing before a reload.
import { randomHex } from "./engine";
import { remembered } from "./memory";
import { Session } from "./session.svelte";
import { WorkerTransport, type PracticeJournal } from "./transport";

const key = "backlot:practice";

function kept(): PracticeJournal | null {
  const text = sessionStorage.getItem(key);
  const journal = text ? (JSON.parse(text) as Partial<PracticeJournal>) : null;
  return journal?.seed && journal.entries ? (journal as PracticeJournal) : null;
}

export const forgetPractice = () => sessionStorage.removeItem(key);
export const hasPractice = () => kept()?.table != null;

const keep = (journal: PracticeJournal) => sessionStorage.setItem(key, JSON.stringify(journal));
const sessionFor = (journal: PracticeJournal) => new Session(new WorkerTransport(journal, keep));

export function takeUpPractice(): Session | null {
  const now = kept();
  if (!now?.table) return null;
  const session = sessionFor(now);
  void session.join(now.table);
  return session;
}

export async function startPractice(
  game: string,
  options: { players: number },
  bot: string,
): Promise<Session> {
  const now: PracticeJournal = { seed: randomHex(), table: null, entries: [] };
  const session = sessionFor(now);
  const table = await session.create(game, options);
  now.table = table;
  keep(now);
  await session.join(table);
  await session.sit(1, remembered.name || "Player");
  for (let seat = 2; seat <= options.players; ++seat) await session.request("bot", { seat, bot });
  await session.request("start");
  return session;
}
