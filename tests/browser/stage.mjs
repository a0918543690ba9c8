// The page on which great moments are looked at (web/stage/main.ts): built, and served from its build.
import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import { build, root } from "./support.mjs";

const types = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".woff2": "font/woff2",
};

/** With BACKLOT_STAGE a page that is there already, such as Vite's own server gives it. */
export async function serveStage() {
  if (process.env.BACKLOT_STAGE) return { address: process.env.BACKLOT_STAGE, close: () => {} };
  const web = join(root, "web");
  const vite = join(web, "node_modules/vite/bin/vite.js");
  execFileSync(process.execPath, [vite, "build", "--config", "vite.stage.config.ts", "--logLevel", "error"], {
    cwd: web,
    env: { ...process.env, BACKLOT_BINARY_DIR: build },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const folder = join(build, "stage");
  const server = createServer(({ url }, answer) => {
    const path = normalize(new URL(url, "http://stage").pathname);
    const file = join(folder, path === "/" ? "index.html" : path);
    const found = file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    answer.writeHead(found ? 200 : 404, { "content-type": types[extname(file)] ?? "text/plain" });
    answer.end(found ? readFileSync(file) : "");
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  return { address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}
