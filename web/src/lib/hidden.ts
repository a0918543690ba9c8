// What lies hidden at each seat: the difference between the table with everything shown and as those see it who only
// watch. It follows from the two alone; no rule is asked.
export interface Secret {
  name: string;
  values: string[];
}

type Fields = Record<string, unknown>;
const isObject = (x: unknown): x is Fields => typeof x === "object" && x !== null;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const nothing = new Set<unknown>([null, undefined, false, "none"]);

// What people call a thing is its words; numbers beside them say how it came there.
function wordsOf(value: unknown): string[] {
  if (nothing.has(value)) return [];
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (!isObject(value)) return [String(value)];
  return Object.values(value)
    .filter((each) => typeof each !== "number")
    .flatMap(wordsOf);
}

function differences(whole: unknown, seen: unknown, name: string): Secret[] {
  if (same(whole, seen)) return [];
  if (isObject(whole) && !Array.isArray(whole)) {
    const fields = isObject(seen) ? seen : {};
    return Object.entries(whole).flatMap(([key, value]) => differences(value, fields[key], key));
  }
  const values = wordsOf(whole);
  return values.length > 0 ? [{ name, values }] : [];
}

/** What a view lists by seat. */
function lists(view: Fields): [string, unknown][] {
  const round = Array.isArray(view.rounds) ? (view.rounds as unknown[])[Number(view.round)] : undefined;
  const folders = isObject(round) ? round.folders : undefined;
  return [
    ["desks", view.desks],
    ["theatres", view.theatres],
    ["votes", view.votes],
    ["folders", folders],
  ];
}

/** By seat: what is there and not seen by all. */
export function hiddenBySeat(whole: unknown, watched: unknown, players: number): Secret[][] {
  if (!isObject(whole) || !isObject(watched)) return [];
  const seen = new Map(lists(watched));
  const item = (list: unknown, at: number) => (Array.isArray(list) ? (list as unknown[])[at] : undefined);
  return Array.from({ length: players }, (_, at) =>
    lists(whole).flatMap(([name, list]) => differences(item(list, at), item(seen.get(name), at), name)),
  );
}
