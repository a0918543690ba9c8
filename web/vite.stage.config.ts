// The page on which tests and storyboards look at the great moments (stage/main.ts): a build of its own, by the same
// rules as the client's.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { mergeConfig } from "vite";
import client from "./vite.config";

const build = process.env.BACKLOT_BINARY_DIR ?? fileURLToPath(new URL("../build", import.meta.url));

const config = mergeConfig(client, {
  root: fileURLToPath(new URL("stage", import.meta.url)),
  publicDir: false,
  base: "./",
  server: { fs: { strict: false } },
  build: { outDir: resolve(build, "stage") },
});
const notHere = ["backlot-offline", "backlot-compress"];
config.plugins = config.plugins?.flat().filter((plugin: unknown) => {
  const name = (plugin as { name?: string } | null)?.name ?? "";
  return !notHere.includes(name);
});
export default config;
