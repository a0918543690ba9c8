// Makes a PNG smaller by giving it a palette of at most 256 colours, which flat drawings hardly notice.
import { createRequire } from "node:module";

const { decode, encode } = createRequire(new URL("../web/package.json", import.meta.url))("fast-png");

const red = (colour) => colour >> 16;
const green = (colour) => (colour >> 8) & 255;
const blue = (colour) => colour & 255;
const distance = (a, b) => (red(a) - red(b)) ** 2 + 2 * (green(a) - green(b)) ** 2 + (blue(a) - blue(b)) ** 2;

/** The colours that are seen most, none of them next to another; and where each colour goes. */
function paletteOf(counts) {
  const palette = [];
  for (const apart of [48, 0]) {
    for (const [colour] of counts) {
      if (palette.length === 256) break;
      if (palette.every((one) => distance(one, colour) > apart)) palette.push(colour);
    }
  }
  const nearest = (colour) =>
    palette.reduce((best, one, at) => (distance(one, colour) < distance(palette[best], colour) ? at : best), 0);
  return { palette, places: new Map(counts.map(([colour]) => [colour, nearest(colour)])) };
}

/** Eight bits a channel, as Chromium writes it; what is transparent is not. */
export function reduced(png) {
  const { width, height, channels, depth, data } = decode(png);
  if (depth !== 8 || channels < 3) throw new Error("not a PNG of the kind that Chromium writes");
  const pixels = Array.from({ length: width * height }, (_, at) => {
    const [r, g, b] = data.subarray(at * channels, at * channels + 3);
    return (r << 16) | (g << 8) | b;
  });
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const { palette, places } = paletteOf([...counts].sort(([, a], [, b]) => b - a));
  return encode(
    {
      width,
      height,
      depth: 8,
      channels: 1,
      data: Uint8Array.from(pixels, (pixel) => places.get(pixel)),
      palette: palette.map((colour) => [red(colour), green(colour), blue(colour)]),
    },
    { zlib: { level: 9 } },
  );
}
