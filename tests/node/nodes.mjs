// Walking through the syntax trees of the client's sources.

/** Every node with those above it, the outermost first. */
export function* nodesIn(node, above = []) {
  if (Array.isArray(node)) {
    for (const each of node) yield* nodesIn(each, above);
  } else if (node && typeof node === "object") {
    if (typeof node.type === "string") yield [node, above];
    const path = typeof node.type === "string" ? [...above, node] : above;
    for (const [key, value] of Object.entries(node)) {
      if (key !== "loc" && key !== "comments" && key !== "leadingComments") yield* nodesIn(value, path);
    }
  }
}

/** The last name of `at.outlook.theatres`. */
export const nameOf = (node) => node?.property?.name ?? node?.name ?? "";
