// A JSON Patch (RFC 6902) of the two operations that the engine writes. What has not changed is shared with the document
// before, which stays as it is.
export interface Operation {
  op: "replace" | "add";
  path: string;
  value: unknown;
}

function changed(at: unknown, [name, ...rest]: string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(at)) {
    if (name === "-") return [...(at as unknown[]), value];
    return (at as unknown[]).map((item, i) => (i === Number(name) ? changed(item, rest, value) : item));
  }
  const object = at as Record<string, unknown>;
  return { ...object, [name]: changed(object[name], rest, value) };
}

export function patched<T>(document: T, operations: Operation[]): T {
  return operations.reduce<unknown>(
    (at, { path, value }) => changed(at, path.split("/").slice(1), value),
    document,
  ) as T;
}
