// The page of `backlot lab`: a second small build, so that no chart weighs on the client.
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { inline } from "./plugins/inline";

const root = fileURLToPath(new URL("..", import.meta.url));

export default defineConfig({
  root: fileURLToPath(new URL("lab", import.meta.url)),
  publicDir: false,
  plugins: [svelte({ configFile: "../svelte.config.js" }), inline()],
  build: {
    target: "es2022",
    outDir: resolve(process.env.BACKLOT_BINARY_DIR ?? resolve(root, "build"), "lab"),
    emptyOutDir: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rollupOptions: { output: { inlineDynamicImports: true } },
  },
});
