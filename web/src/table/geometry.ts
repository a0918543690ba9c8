// Paths that are easier computed than drawn.
const round = (value: number) => Math.round(value * 10) / 10;
const at = (x: number, y: number, radius: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
};

/** A star with so many points; `inner` is the share of the radius between them. */
export function star(x: number, y: number, radius: number, inner = 0.42, points = 5): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) =>
    at(x, y, corner % 2 ? radius * inner : radius, -90 + (corner * 180) / points),
  );
  return `M${corners.join("L")}Z`;
}

/** Rays from a point, as many as there are gaps between them. */
export function rays(x: number, y: number, radius: number, count: number, turn = 0): string {
  return Array.from({ length: count }, (_, ray) => {
    const from = turn + (ray * 360) / count;
    return `M${x} ${y}L${at(x, y, radius, from)}L${at(x, y, radius, from + 180 / count)}Z`;
  }).join("");
}

/** A size at which a text of one line is not wider than this; `share` is the width of a letter. */
export const fitted = (text: string, size: number, width: number, share: number) =>
  round(Math.min(size, width / (Math.max(text.length, 1) * share)));

/** A text in as few lines as fit, each about as long as the others. */
export function wrapped(text: string, longest: number, most = 4): string[] {
  const words = text.split(" ");
  for (let lines = 1; ; ++lines) {
    const found: string[] = [];
    let line = "";
    for (const word of words) {
      if (line && line.length + word.length / 2 > text.length / lines && found.length < lines - 1) {
        found.push(line);
        line = word;
      } else line = line ? `${line} ${word}` : word;
    }
    found.push(line);
    if (lines >= Math.min(most, words.length) || found.every(({ length }) => length <= longest)) return found;
  }
}

/** The same places, moved so that no two are nearer than `gap`, in the same order and within the two ends. */
export function apart(places: number[], gap: number, from: number, to: number): number[] {
  const order = places.map((_, index) => index).sort((one, other) => places[one] - places[other]);
  const moved = [...places];
  order.forEach((index, rank) => {
    const least = rank === 0 ? from : moved[order[rank - 1]] + gap;
    moved[index] = Math.max(moved[index], least);
  });
  [...order].reverse().forEach((index, rank) => {
    const most = rank === 0 ? to : moved[order[order.length - rank]] - gap;
    moved[index] = Math.min(moved[index], most);
  });
  return moved;
}
