// Where a bubble goes: beside what it points at, inside the window, over nothing that must stay free, and over as little
// as possible of what can be touched.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
/** On which side of the object the bubble stands. */
export type Side = "above" | "below" | "left" | "right";
export interface Placed {
  left: number;
  top: number;
  side: Side;
}

const gap = 14; // room for the tip
const edge = 8; // from the window's edge

export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const clamped = (at: number, size: number, whole: number) =>
  Math.max(edge, Math.min(at, whole - size - edge));

/** How high a bubble may be that stands above or below the object, over none of `free`. */
export function roomFor(at: Box, window: Size, free: Box[]): number {
  const around = free.find((each) => overlap(each, at) > 0) ?? at;
  const others = free.filter((each) => each !== around);
  const [top, bottom] = [around.top, around.top + around.height];
  const roof = Math.max(0, ...others.map((each) => each.top + each.height).filter((end) => end <= top));
  const floor = Math.min(window.height, ...others.map((each) => each.top).filter((from) => from >= bottom));
  return Math.max(top - roof, floor - bottom) - gap - edge;
}

/**
 * `free` is never covered if there is any other place, nor is the object itself; of `better` as little as possible. What
 * stands in one of `free` is pointed at from outside of it.
 */
export function placed(size: Size, at: Box, window: Size, free: Box[], better: Box[]): Placed {
  const around = free.find((each) => overlap(each, at) > 0) ?? at;
  const middle = clamped(at.left + at.width / 2 - size.width / 2, size.width, window.width);
  const level = clamped(at.top + at.height / 2 - size.height / 2, size.height, window.height);
  const places: Placed[] = [
    { side: "above", left: middle, top: around.top - gap - size.height },
    { side: "below", left: middle, top: around.top + around.height + gap },
    { side: "right", left: around.left + around.width + gap, top: level },
    { side: "left", left: around.left - gap - size.width, top: level },
  ];
  const inside = { left: 0, top: 0, ...window };
  const area = size.width * size.height;
  const cost = (place: Placed) => {
    const box = { ...place, ...size };
    const lost = area - overlap(box, inside) + overlap(box, at);
    const covered = free.reduce((sum, each) => sum + overlap(box, each), 0);
    return 1000 * (lost + covered) + better.reduce((sum, each) => sum + overlap(box, each), 0);
  };
  const best = places.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  return {
    ...best,
    left: clamped(best.left, size.width, window.width),
    top: clamped(best.top, size.height, window.height),
  };
}
