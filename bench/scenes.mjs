// How smoothly scenes run in a real browser at 390 px: the 95th percentile of what its frames take, and how many take over
// 50 ms. Nothing is asserted; docs/performance.md has what was found.
//
//   node bench/scenes.mjs [NAME…]
import { staged } from "../tests/browser/staged.mjs";
import { serveStage } from "../tests/browser/stage.mjs";
import { launch } from "../tests/browser/support.mjs";

const wanted = process.argv.slice(2);
const moments = Object.entries(await staged()).filter(
  ([name]) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
);
const stage = await serveStage();
const browser = await launch();
const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
// All that moves, however slow this machine is: scenes that are found slow have fewer moving things from then on.
await page.addInitScript(() => localStorage.setItem("backlot:few", "off"));
await page.goto(stage.address);
await page.waitForFunction(() => window.stage);
for (const [name, moment] of moments) {
  await page.evaluate((it) => window.stage.begin(it, {}), moment);
  const playing = page.evaluate(() => window.stage.play());
  // What opens a game is held open meanwhile.
  const hold = page.getByTestId("hold-role");
  if (!moment.sent && (await hold.count()) > 0) {
    await hold.hover();
    await page.mouse.down();
  }
  const frames = (await playing).sort((a, b) => a - b);
  await page.mouse.up();
  const most = frames[Math.floor(frames.length * 0.95)];
  const slow =
    (100 * frames.filter((each) => each > 50).length) / frames.length;
  console.log(
    `${name}: ${frames.length} frames, 19 of 20 within ${most.toFixed(1)} ms, ${slow.toFixed(1)}% over 50 ms`,
  );
}
await browser.close();
stage.close();
