// Tests of what runs in the browser and needs no browser; they lie in tests/, as all tests do.
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  server: { fs: { allow: [fileURLToPath(new URL("..", import.meta.url))] } },
  test: { include: ["tests/pace/**/*.test.ts"], globals: true, watch: false },
  cacheDir: fileURLToPath(new URL("node_modules/.vitest", import.meta.url)),
});
