// Puts x.br and x.gz beside every file x of the build that becomes smaller by it: the server sends what a browser
// takes, and compresses nothing itself.
import { readFileSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";
import { filesIn } from "./built";

const least = 1024; // below that a packet is a packet
const packed = new Set([".png"]); // already

const packings = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

export function compress(): Plugin {
  let folder = "";
  return {
    name: "backlot-compress",
    apply: "build",
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = filesIn(folder).filter((file) => !packed.has(extname(file)));
        await Promise.all(
          files.map(async (file) => {
            const bytes = readFileSync(join(folder, file));
            if (bytes.length < least) return;
            for (const [ending, pack] of Object.entries(packings)) {
              const smaller = await pack(bytes);
              if (smaller.length < bytes.length) writeFileSync(join(folder, `${file}.${ending}`), smaller);
            }
          }),
        );
      },
    },
  };
}
