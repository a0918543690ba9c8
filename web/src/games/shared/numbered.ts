/** Cards with a key each, although copies have the same name. */
export function numbered<T extends string | null>(names: readonly T[]): { name: T; key: string }[] {
  const seen = new Map<T, number>();
  return names.map((name) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name, key: `${name ?? ""} ${count}` };
  });
}
