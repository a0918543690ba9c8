// The messages of docs/protocol.md: their types are made from the program's schema (plugins/types.mjs). What a game puts
// in is opaque here (parts.ts); web/src/games/<game>/ knows its shape.
import type {
  Chair,
  MarkedSeat,
  Message,
  Request as AnyRequest,
  StreamItem as AnyItem,
  Update as AnyUpdate,
} from "$types/protocol";
import type { Outcome } from "$types/games";
import type { Refusal } from "./words";
import { lastingRefusal } from "../messages/lasting";

export type {
  Barred,
  Chair,
  Choice,
  Claim,
  Clock,
  ClockSetting,
  ClockWish,
  Decision,
  GameInfo,
  Guest,
  Hint,
  Level,
  Lobby,
  Note,
  OptionInfo,
  Vote,
  VoteEnd,
} from "$types/protocol";
export type { Outcome } from "$types/games";
export type { Action, Options } from "./parts";

export const version = 1;

export type Seat = number; // from 1
export type Person = Extract<Chair, { kind: "person" }>;
export type Mark = MarkedSeat["mark"];
export const marks: readonly Mark[] = ["trusted", "unsure", "suspect"];
export type ScoreLine = Outcome["seats"][number]["lines"][number];

type KeyOf<T> = T extends unknown ? keyof T : never;
type Value<T, Key extends PropertyKey> = T extends unknown ? (Key extends keyof T ? T[Key] : never) : never;
/** One of several shapes, to be asked for any field of any of them. */
type Loose<T> = { [Key in keyof T]: T[Key] } & { [Key in Exclude<KeyOf<T>, keyof T>]?: Value<T, Key> };
export type StreamItem = Loose<AnyItem>;

/** The table as it is: an update that is whole, or one that was put together from what has changed. */
export type Update = Omit<AnyUpdate, "frames" | "changes" | "view" | "outlook" | "waiting" | "events"> &
  Required<Pick<AnyUpdate, "view" | "outlook" | "waiting">> & { events: StreamItem[] };

export type ServerMessage = Message;
export type ClientMessage = AnyRequest;
export type Asking = Exclude<ClientMessage["type"], "hello">;
/** What a request of that type says besides its type and id. */
export type FieldsOf<Type extends Asking> = Omit<Extract<ClientMessage, { type: Type }>, "type" | "id">;
/** The same as an argument that may be left out where nothing has to be said. */
export type Saying<Type extends Asking> =
  Record<never, never> extends FieldsOf<Type> ? [fields?: FieldsOf<Type>] : [fields: FieldsOf<Type>];

/** A "no" of the table: with a clause when a rule says it. */
export class Refused extends Error implements Refusal {
  readonly name: string;
  readonly clause: string | null;
  readonly why: string;
  readonly with: string[];
  /** The table it is about, where that is said. */
  readonly table: string | undefined;
  constructor({ name = "", clause, why, with: parts = [], table }: Refusal & { table?: string }) {
    super(why);
    this.name = name;
    this.clause = clause;
    this.why = why;
    this.with = parts;
    this.table = table;
  }
  /** Another server keeps the table: its name. */
  get elsewhere(): string | undefined {
    return this.name === "elsewhere" ? this.with[0] : undefined;
  }
  /** The table that wants its password. */
  get locked(): string | undefined {
    return this.name === "elsewhere" ? undefined : this.table;
  }
  /** There is no such table, or none any more; or its log cannot be read. Neither passes by itself. */
  get lasting(): "gone" | "damaged" | null {
    return lastingRefusal(this.name, this.why);
  }
}
