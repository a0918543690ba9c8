// The engine's types allow null wherever a card, a seat or an amount can be unknown: they follow from the kind of
// thing, not from its place. What lies open for everybody is never null there.

type Known<T> = T extends (infer Item)[] ? Known<Item>[] : NonNullable<T>;

/** A type of the engine whose fields `Keys` are open: docs/protocol.md, "What is hidden in a view". */
export type Open<T, Keys extends keyof T> = Omit<T, Keys> & { [Key in Keys]: Known<T[Key]> };

type KeyOf<T> = T extends unknown ? keyof T : never;
type Value<T, Key extends PropertyKey> = T extends { [K in Key]: infer Found } ? NonNullable<Found> : never;

/** An action with every field that one or another has: which of them is there depends on its kind. */
export type Fields<T extends { kind: string }> = Pick<T, "kind"> & {
  [Key in Exclude<KeyOf<T>, "kind">]?: Value<T, Key>;
};
