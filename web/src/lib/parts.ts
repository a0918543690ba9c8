// What a game puts into messages is opaque to the client at large; web/src/games/<game>/ knows its shape ($types/<game>).
export type Options = { players: number } & Record<string, number | boolean | string>;
export type Action = { kind: string };
export type Event = { kind: string; seat: number };
/** What a question speaks of. */
export type About = { kind: string };
/** Why a hint is a good one. */
export type Reason = { kind: string };
/** What a scene shows of an event. */
export type Telling = { kind: string };
/** What the amount of an event is made of. */
export type Parts = unknown[];
export type View = unknown;
export type Outlook = unknown;
