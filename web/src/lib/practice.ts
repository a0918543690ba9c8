// A game against bots in this tab: sets a table up by the protocol, or takes up the one this tab
// was playing before a reload.
import { randomHex } from "./engine";
import { remembered } from "./memory";
import { Session } from "./session.svelte";
import { WorkerTransport, type PracticeJournal } from "./transport";

const key = "backlot:practice";

interface Kept {
  journal: PracticeJournal;
  table: string | null;
}

function kept(): Kept | null {
  const text = sessionStorage.getItem(key);
  return text ? (JSON.parse(text) as Kept) : null;
}

export const forgetPractice = () => sessionStorage.removeItem(key);
export const hasPractice = () => kept()?.table != null;

function sessionFor(now: Kept): Session {
  const keep = () => sessionStorage.setItem(key, JSON.stringify(now));
  return new Session(new WorkerTransport(now.journal, keep));
}

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
  const now: Kept = { journal: { seed: randomHex(), sent: [] }, table: null };
  const session = sessionFor(now);
  const table = await session.create(game, options);
  now.table = table;
  await session.join(table);
  await session.sit(1, remembered.name || "Player");
  for (let seat = 2; seat <= options.players; ++seat) await session.request("bot", { seat, bot });
  await session.request("start");
  return session;
}
