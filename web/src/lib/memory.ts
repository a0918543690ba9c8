// What this browser remembers between pages.
export const remembered = {
  get name() {
    return localStorage.getItem("backlot:name") ?? "";
  },
  set name(name: string) {
    localStorage.setItem("backlot:name", name);
  },
  /** The face somebody has chosen; undefined before that. */
  get face(): number | undefined {
    const kept = localStorage.getItem("backlot:face");
    return kept === null ? undefined : Number(kept);
  },
  set face(face: number | undefined) {
    if (face !== undefined) localStorage.setItem("backlot:face", String(face));
  },
  get language() {
    return localStorage.getItem("backlot:language") ?? "";
  },
  set language(language: string) {
    localStorage.setItem("backlot:language", language);
  },
};

// The table with friends at which somebody sits, until its game is over.
export interface SeatAt {
  table: string;
  game: string;
}
const seatKey = "backlot:seat";
export const seatAt = (): SeatAt | null =>
  JSON.parse(localStorage.getItem(seatKey) ?? "null") as SeatAt | null;
export const keepSeat = (at: SeatAt) => localStorage.setItem(seatKey, JSON.stringify(at));
export function leaveSeat(table: string) {
  if (seatAt()?.table === table) localStorage.removeItem(seatKey);
}

// "Hold until I say so", for each table: known to this browser alone.
const holdKey = (table: string) => `backlot:hold:${table}`;
export const holdsAt = (table: string) => localStorage.getItem(holdKey(table)) === "on";
export function setHold(table: string, on: boolean) {
  if (on) localStorage.setItem(holdKey(table), "on");
  else localStorage.removeItem(holdKey(table));
}

// The guided first round of each game: at which table it is played, what was read of it, and whether it is over.
export interface GuidedRound {
  table: string;
  read: string[];
  done: boolean;
}
const guidedKey = (game: string) => `backlot:guided:${game}`;
export function guidedRound(game: string): GuidedRound | null {
  const kept = localStorage.getItem(guidedKey(game));
  return kept === null ? null : (JSON.parse(kept) as GuidedRound);
}
export const keepGuided = (game: string, round: GuidedRound) =>
  localStorage.setItem(guidedKey(game), JSON.stringify(round));

// What somebody has been told by a bubble at a table; "off" when they want no more of them.
const taughtKey = "backlot:taught";
export const taught = (): string[] | "off" => {
  const kept = localStorage.getItem(taughtKey);
  return kept === "off" ? kept : ((JSON.parse(kept ?? "[]") as string[]) ?? []);
};
export const keepTaught = (known: string[] | "off") =>
  localStorage.setItem(taughtKey, known === "off" ? known : JSON.stringify(known));
