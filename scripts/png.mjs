// Makes a PNG smaller by giving it a palette of at most 256 colours, which flat drawings hardly notice. Reads what
// Chromium writes: eight bits a channel, RGB or RGBA, not interlaced.
import { deflateSync, inflateSync } from "node:zlib";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; ++bit) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function chunksOf(png) {
  const chunks = [];
  for (let at = signature.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    chunks.push({ type: png.toString("latin1", at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

function chunk(type, data) {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), out.length - 4);
  return out;
}

/** The pixels without the filters that each line was written with. */
function unfiltered(lines, stride, step) {
  const out = Buffer.alloc((lines.length / (stride + 1)) * stride);
  for (let from = 0, to = 0; from < lines.length; from += stride + 1, to += stride) {
    const filter = lines[from];
    for (let x = 0; x < stride; ++x) {
      const left = x >= step ? out[to + x - step] : 0;
      const up = to > 0 ? out[to + x - stride] : 0;
      const corner = x >= step && to > 0 ? out[to + x - stride - step] : 0;
      const guess = left + up - corner;
      const [a, b, c] = [left, up, corner].map((near) => Math.abs(guess - near));
      const paeth = a <= b && a <= c ? left : b <= c ? up : corner;
      out[to + x] = lines[from + 1 + x] + [0, left, up, (left + up) >> 1, paeth][filter];
    }
  }
  return out;
}

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

export function reduced(png) {
  const chunks = chunksOf(png);
  const header = Buffer.from(chunks[0].data);
  const [width, height, kind] = [header.readUInt32BE(0), header.readUInt32BE(4), header[9]];
  const step = { 2: 3, 6: 4 }[kind];
  if (header[8] !== 8 || !step || header[12] !== 0) throw new Error("not a PNG of the kind that Chromium writes");
  const packed = Buffer.concat(chunks.filter(({ type }) => type === "IDAT").map(({ data }) => data));
  const bytes = unfiltered(inflateSync(packed), width * step, step);

  const pixels = Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * step, 3));
  const counts = new Map();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const { palette, places } = paletteOf([...counts].sort(([, a], [, b]) => b - a));

  const lines = Buffer.alloc(height * (width + 1)); // each begins with a 0: no filter
  pixels.forEach((pixel, at) => (lines[at + Math.floor(at / width) + 1] = places.get(pixel)));
  header[9] = 3; // with a palette
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap((colour) => [red(colour), green(colour), blue(colour)]))),
    chunk("IDAT", deflateSync(lines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
