// Pictures of every great moment, a row of stills for each: node scripts/storyboard.mjs [NAME…] (or make storyboard).
// They go to build/storyboard, one file for each moment and size.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { staged } from "../tests/browser/staged.mjs";
import { build, launch } from "../tests/browser/support.mjs";
import { serveStage } from "../tests/browser/stage.mjs";

const folder = join(build, "storyboard");
mkdirSync(folder, { recursive: true });
const wanted = process.argv.slice(2).filter((name) => !name.startsWith("--"));
const calm = process.argv.includes("--calm");
const sizes = [
  { name: "phone", width: 390, height: Number(process.env.HEIGHT ?? 664) },
  { name: "desk", width: 1440, height: 900 },
  { name: "tv", width: 1920, height: 1080, tv: true },
].filter(({ name }) => !process.env.SIZE || process.env.SIZE === name);

const all = await staged();
const stage = await serveStage();
const browser = await launch();

/** The stills of a moment side by side. */
async function board(name, stills, { width, height }) {
  const across = width < height ? 390 : 800;
  const columns = width < height ? stills.length : Math.min(2, stills.length);
  const page = await browser.newPage({
    viewport: { width: columns * (across + 8) + 8, height: 400 },
  });
  const pictures = stills.map(
    ({ time, png }) =>
      `<figure><img width=${across} src="data:image/png;base64,${png.toString("base64")}"><figcaption>${time}</figcaption></figure>`,
  );
  await page.setContent(
    `<style>body{margin:8px;background:#222;color:#ddd;font:14px sans-serif;display:grid;gap:8px;grid-template-columns:repeat(${columns},${across}px)}figure{margin:0}</style>${pictures.join("")}`,
  );
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
  await page.close();
}

for (const { name: size, width, height, tv = false } of sizes) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: calm ? "reduce" : "no-preference",
  });
  // As everybody sees it, however slow this machine is.
  await context.addInitScript(() => localStorage.setItem("backlot:few", "off"));
  const page = await context.newPage();
  page.on("pageerror", (error) => console.error(String(error)));
  await page.goto(stage.address);
  await page.waitForFunction(() => window.stage);
  for (const [name, moment] of Object.entries(all)) {
    if (wanted.length > 0 && !wanted.some((each) => name.includes(each)))
      continue;
    const language = process.env.BACKLOT_LANGUAGE ?? "en";
    const about = await page.evaluate(
      ([it, options]) => window.stage.begin(it, options),
      [moment, { tv, language, press: true }],
    );
    const stills = [];
    const still = async (time) =>
      stills.push({ time, png: await page.screenshot() });
    if (about) {
      const { weight, ms, marks } = about;
      // In the middle of what goes on between two marks, and at the end.
      const times = process.env.TIMES
        ? process.env.TIMES.split(",").map(Number)
        : [0.1, 0.3, 0.5, 0.7, 0.85]
            .map((share) => Math.round(ms * share))
            .concat(weight === 4 ? ms : ms - 20); // only a climax holds at its end
      console.log(
        `${name} ${size}: ${ms} ms, marks ${marks.map(Math.round).join(" ")}`,
      );
      let late = 0;
      for (const time of times) {
        const go = () =>
          page.evaluate((to) => window.stage.to(to), time + late);
        const { at, waits } = (await go()) ?? {};
        if (waits && at < time) {
          await still(`${at} ms, until it is pressed`);
          await page.getByTestId("press").click();
          late += time - at;
          await go();
        }
        await still(`${time} ms`);
      }
    } else {
      await page.waitForTimeout(1500);
      await still("");
      const hold = page.getByTestId("hold-role");
      if (await hold.count()) {
        await hold.hover();
        await page.mouse.down();
        await page.waitForTimeout(600);
        await still("held");
        await page.mouse.up();
        await still("let go");
      }
    }
    await board(`${name}-${size}${calm ? "-calm" : ""}`, stills, {
      width,
      height,
    });
  }
  await context.close();
}
await browser.close();
stage.close();
