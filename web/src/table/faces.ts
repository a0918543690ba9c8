// A face from a seed: the number somebody has chosen, or their name.
const skins = ["#f3c9a5", "#e0a878", "#c68a5b", "#9a6240", "#f0d3bd", "#6f4630"];
const hairs = ["#2a1d18", "#6b3a1e", "#b5562a", "#d9a441", "#1b1b22", "#8d8d92"];
const coats = ["#2d3a4f", "#6a2f3a", "#385245", "#4b3a63", "#7a5a2c", "#23262d"];

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619);
  }
  return value >>> 0;
}

export function faceOf(from: string) {
  const seed = hash(from);
  const pick = <T>(all: readonly T[], shift: number): T => all[(seed >>> shift) % all.length];
  const style = pick(["slick", "bob", "curl", "bun", "bald"] as const, 5);
  const mouth = pick(["smile", "smirk", "lips"] as const, 16);
  // Beards go with some hair and mouths, long lashes with others.
  const bearded = (style === "slick" || style === "bald") && mouth !== "lips";
  return {
    skin: skins[seed % skins.length],
    hair: pick(hairs, 3),
    style,
    hat: pick([null, "fedora", "beret", "cap", null] as const, 8),
    glasses: pick([null, "round", "cat", null] as const, 11),
    beard: bearded ? pick([null, "moustache", "beard", null] as const, 13) : null,
    mouth,
    coat: pick(coats, 18),
    neck: pick(["tie", "collar", "scarf"] as const, 21),
    lashes: !bearded && pick([true, false] as const, 23),
  };
}
