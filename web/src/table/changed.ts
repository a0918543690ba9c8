// What lies on the table for everybody to see, by thing and as it lies there, and what of it is not as it was.
export type Facts = Record<string, string | number>;
export type FactsOf = (view: unknown, outlook: unknown) => Facts;

export const changedIn = (before: Facts, now: Facts): Set<string> =>
  new Set(Object.keys(now).filter((thing) => now[thing] !== before[thing]));
