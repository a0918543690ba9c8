// Draws web/public/icon.svg as the PNG files that phones want for an installed app: node scripts/icons.mjs
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, root } from "../tests/browser/support.mjs";

const svg = readFileSync(join(root, "web/public/icon.svg"), "utf8");
// A phone cuts a maskable icon to a shape of its own: the picture keeps to the middle, its ground goes to the edges.
const drawings = [
  { name: "192", size: 192, inner: 192, ground: "transparent" },
  { name: "512", size: 512, inner: 512, ground: "transparent" },
  { name: "maskable", size: 512, inner: 400, ground: "#12343b" },
];

const browser = await launch();
for (const { name, size, inner, ground } of drawings) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const centred = "margin:0;display:grid;place-items:center;height:100vh";
  const drawn = svg.replace("<svg ", `<svg width="${inner}" height="${inner}" `);
  await page.setContent(`<body style="${centred};background:${ground}">${drawn}</body>`);
  await page.screenshot({ path: join(root, `web/public/icons/${name}.png`), omitBackground: true });
}
await browser.close();
