// Updates of a table as frames with their moments: what a session heard, cut into what is shown one after the other.
import type { Lobby, StreamItem, Update } from "../lib/protocol";
import { endOf, nothing, withNewer, type Heard } from "../lib/stream";
import { endingMoment, momentsOf, type Ending, type Rows } from "./by_kind";
import { climax, scene, type AnyEvent, type Moment, type Told } from "./moment";
import type { Item } from "./pace";
import { patched, type Operation } from "./patch";

/** Items of the stream that were one scene, by their numbers: readers hear one sentence. */
export interface SaidTogether {
  from: number;
  to: number;
  draw: string;
  said: string[];
}

/** All that the page says of a table. */
export interface Shown {
  lobby: Lobby | null;
  update: Update | null;
  heard: Heard;
  /** The items of the last update; none when we have just come. */
  fresh: StreamItem[];
  /** The newest scenes. */
  scenes: SaidTogether[];
}
export const blank: Shown = { lobby: null, update: null, heard: nothing, fresh: [], scenes: [] };
const keptScenes = 8;

export interface FrameSent {
  /** How many events of the stream lead to it. */
  events: number;
  changes: Operation[];
  /** What the engine has worked out for who shows it, of the events with these numbers within the frame. */
  tellings?: { event: number; telling: unknown }[];
}
export type Sent = Omit<Update, "view" | "outlook" | "waiting"> &
  ({ frames: FrameSent[] } | Pick<Update, "view" | "outlook" | "waiting">);

type AnyRows = Rows<AnyEvent>;

/** The items of the stream that belong to each frame: its events, and what was said before them. */
function itemsOf(frames: FrameSent[], fresh: StreamItem[]): StreamItem[][] {
  let at = 0;
  const parts = frames.map(({ events }) => {
    const start = at;
    for (let left = events; left > 0 && at < fresh.length; ++at) if (fresh[at].event) --left;
    return fresh.slice(start, at);
  });
  const rest = fresh.slice(at);
  return rest.length > 0 ? [...parts.slice(0, -1), [...(parts.at(-1) ?? []), ...rest]] : parts;
}

/** `before`: how many items of the stream stand before these. */
const told = (items: StreamItem[], before: number, tellings?: FrameSent["tellings"]): Told[] =>
  items
    .flatMap(({ event, text }, at): Told[] =>
      event ? [{ event: event as AnyEvent, text, number: before + at + 1 }] : [],
    )
    .map((one, at) => {
      const found = tellings?.find(({ event }) => event === at);
      return found ? { ...one, telling: found.telling } : one;
    });

const firstEvent = (items: StreamItem[]) => items.find(({ event }) => event)?.event as AnyEvent | undefined;
const lastEvent = (items: StreamItem[]) =>
  items.findLast(({ event }) => event)?.event as AnyEvent | undefined;

interface Part extends FrameSent {
  items: StreamItem[];
}
/** Frames that are one moment, as one: it ends on the last of them. Nobody speaks between them. */
function joined(parts: Part[], rows: AnyRows | undefined): Part[] {
  return parts.reduce<Part[]>((done, next) => {
    const last = done.at(-1);
    const row = rows?.[lastEvent(last?.items ?? [])?.kind ?? ""];
    const goesOn = row?.together && rows?.[firstEvent(next.items)?.kind ?? ""]?.draw === row.draw;
    if (!last || !goesOn || next.items[0]?.said) return [...done, next];
    const tellings = (next.tellings ?? []).map(({ event, telling }) => ({
      event: event + last.events,
      telling,
    }));
    const both = {
      events: last.events + next.events,
      changes: [...last.changes, ...next.changes],
      tellings: [...(last.tellings ?? []), ...tellings],
      items: [...last.items, ...next.items],
    };
    return [...done.slice(0, -1), both];
  }, []);
}

/** What happened while nobody was here, of which no frames are left. Only a climax is one moment of several events. */
export const momentsIn = (rows: AnyRows, items: StreamItem[]): Moment[] =>
  told(items, 0)
    .reduce<Told[][]>((groups, one) => {
      const last = groups.at(-1)?.[0];
      const row = rows[one.event.kind];
      if (last && row.weight === climax && rows[last.event.kind].draw === row.draw)
        groups[groups.length - 1].push(one);
      else groups.push([one]);
      return groups;
    }, [])
    .flatMap((group) => momentsOf(rows, group));

/** How what was sent is shown, after what is shown then. */
export function itemsFor(
  before: Shown,
  sent: Sent,
  {
    rows,
    ending,
    now,
    own,
    words,
    late = true,
  }: {
    rows?: AnyRows;
    ending?: Ending;
    now: number;
    own: boolean;
    words: (items: StreamItem[]) => StreamItem[];
    /** False where the game waits for this screen: it is never behind. */
    late?: boolean;
  },
): Item<Shown>[] {
  const { heard, fresh } = withNewer(before.heard, { from: sent.from, items: sent.events });
  if (!("frames" in sent)) {
    return [
      {
        frame: { ...before, update: sent, heard, fresh: before.update ? fresh : [] },
        moments: [],
        since: now,
      },
    ];
  }
  const { frames, ...rest } = sent;
  // What changed and was told by no event comes with the update itself.
  const sentFrames: FrameSent[] = frames.length > 0 ? frames : [{ events: 0, changes: [] }];
  const parts = itemsOf(sentFrames, fresh);
  const all = joined(
    sentFrames.map((frame, at) => ({ ...frame, items: parts[at] ?? [] })),
    rows,
  );
  const { view, outlook, waiting } = before.update!;
  let table = { view, outlook, waiting };
  let so_far = before.heard;
  let last: Moment | undefined;
  let scenes = before.scenes;
  return all.map(({ changes, items, tellings }, at): Item<Shown> => {
    table = patched(table, changes);
    const from = endOf(so_far);
    so_far = { ...so_far, items: [...so_far.items, ...items] };
    const final = at === all.length - 1;
    // Until the last frame nobody is asked anything, and nothing is decided.
    const update: Update = final
      ? { ...rest, ...table }
      : { ...before.update!, ...table, decision: null, outcome: null, undo: false };
    const moments = rows ? momentsOf(rows, told(words(items), from, tellings), last) : [];
    last = moments.at(-1) ?? last;
    const seats = before.lobby?.seats ?? [];
    if (final && ending && rest.outcome && !before.update!.outcome)
      moments.push(endingMoment(ending, seats.length));
    const great = moments[0];
    if (great?.weight >= scene && great.lines.length > 1) {
      const first = from + items.findIndex(({ event }) => event);
      const { draw, lines, said = lines } = great;
      scenes = [...scenes, { from: first, to: first + lines.length, draw, said }].slice(-keptScenes);
    }
    const acted = firstEvent(items);
    return {
      frame: { ...before, update, heard: final ? heard : so_far, fresh: items, scenes },
      moments,
      since: now,
      person: late && seats.some(({ seat, kind }) => kind === "person" && seat === acted?.seat),
      asks: final && Boolean(rest.decision?.asked),
      own: own && at === 0,
    };
  });
}

/** What our own act made of the table, before anybody else's. */
export function ourOwn(items: Item<Shown>[], seat: number | undefined): Update | null {
  const others = items.findIndex(
    ({ frame }, at) => at > 0 && frame.fresh.some(({ event }) => event && event.seat !== seat),
  );
  return items.at(others < 0 ? -1 : others - 1)?.frame.update ?? null;
}

/** The tables that were shown after this one, backwards, and this one at their end; none of them asks anything. Where it
 * was not shown there is only itself. */
export function backTo(frame: Shown, past: Shown[]): Shown[] {
  const tables = past.flatMap(({ update }) => (update ? [update] : []));
  const same = JSON.stringify(frame.update?.view);
  const target = tables.findLastIndex(({ view }) => JSON.stringify(view) === same);
  const shown = tables[tables.length - 1]?.view;
  const between = tables
    .slice(target + 1)
    .map(({ view, outlook, waiting }) => ({ view, outlook, waiting }))
    .filter(({ view }, at, all) => view !== shown && view !== all[at + 1]?.view);
  if (target < 0) return [frame];
  const still = { decision: null, outcome: null, undo: false };
  const back = between.reverse().map((table) => ({
    ...frame,
    fresh: [],
    update: { ...frame.update!, ...table, ...still },
  }));
  return [...back, frame];
}
