// Figures of the client in a real browser: how soon a practice game is there after the tap, how long an expert bot
// takes, and how soon the page shows what a click did. Nothing is asserted; docs/performance.md has what was found.
//
//   node bench/web.mjs [start] [expert] [clicks]
import { played, putInto } from "../tests/browser/played.mjs";
import { Host, Person, launch } from "../tests/browser/support.mjs";
import { touchOn } from "../tests/browser/touch.mjs";

const games = ["cinecitta", "hollywood", "boulevard", "maybe"];
const wanted = process.argv.slice(2);
const measures = (what) => wanted.length === 0 || wanted.includes(what);
const sorted = (times) => [...times].sort((a, b) => a - b);
const summary = (times) => {
  const all = sorted(times);
  const at = (share) => Math.round(all[Math.min(all.length - 1, Math.floor(all.length * share))]);
  return `median ${at(0.5)} ms, worst ${at(1)} ms (${all.length})`;
};

const host = new Host();
await host.start();
const browser = await launch();
process.on("exit", () => host.process.kill()); // also when something fails

/** From the tap to the frame in which the table is on the screen. */
async function start(person, game) {
  await person.page.goto(host.address);
  const button = person.page.locator("article", { has: person.page.locator(`#card-${game}`) }).locator("button");
  await button.waitFor();
  await person.page.evaluate(() => {
    window.shown = new Promise((resolve) => {
      document.addEventListener(
        "click",
        () => {
          const tapped = performance.now();
          const look = () =>
            document.querySelector("[data-testid=table]")
              ? setTimeout(() => resolve(performance.now() - tapped))
              : requestAnimationFrame(look);
          look();
        },
        { capture: true, once: true },
      );
    });
  });
  await button.click();
  return person.page.evaluate(() => window.shown);
}

if (measures("start")) {
  for (const game of games) {
    const first = [];
    const again = [];
    for (let times = 0; times < 5; ++times) {
      const person = await Person.open(browser, "Solo");
      first.push(await start(person, game));
      again.push(await start(person, game));
      await person.context.close();
    }
    console.log(`${game}: from tap to table, first visit ${summary(first)}; again ${summary(again)}`);
  }
}

/** How long bots thought in the worker: what comes after an answer comes when a thought is ended. */
async function thoughts(person, game) {
  await person.page.addInitScript(() => {
    window.thoughts = [];
    const Plain = Worker;
    window.Worker = class extends Plain {
      constructor(...all) {
        super(...all);
        let last = performance.now();
        this.addEventListener("message", () => {
          const now = performance.now();
          window.thoughts.push(now - last);
          last = now;
        });
      }
    };
  });
  await person.page.goto(`${host.address}/games/${game}`);
  await person.page.getByLabel("How good the bots are").selectOption("expert");
  await person.page.getByRole("button", { name: "Deal the cards" }).click();
  await person.table.waitFor();
  const found = async () => (await person.page.evaluate(() => window.thoughts)).filter((time) => time > 500);
  for (let times = 0; (await found()).length < 6 && !(await person.over()); ++times) {
    await person.page.locator("[data-testid=decision], [data-testid=score]").waitFor({ timeout: 120000 });
    if (!(await person.over())) await touchOn(person, times * 7);
  }
  return found();
}

if (measures("expert")) {
  // In the other games the expert is a network, which answers at once.
  for (const game of ["boulevard", "hollywood"]) {
    const person = await Person.open(browser, "Solo");
    console.log(`${game}: an expert's decision, said to take 2000 ms: ${summary(await thoughts(person, game))}`);
    await person.context.close();
  }
}

// Things are touched as people do it: one after the other until something is proposed, then the button. As many play as
// can, so that there is as much on the table as there can be. Event Timing rounds to 8 ms and leaves out what takes less
// than 16.
if (measures("clicks")) {
  for (const [game, players] of Object.entries({ cinecitta: 5, hollywood: 9, boulevard: 6, maybe: 6 })) {
    const table = await played(game, 4, { options: { players } });
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ]) {
      const person = await Person.open(browser, "Solo", { width, height });
      await person.page.goto(host.address);
      await putInto(person.page, table);
      await person.page.goto(`${host.address}/practice/${table.kept.table}`);
      await person.page.getByTestId("decision").waitFor();
      await person.page.waitForTimeout(1000); // nobody touches anything before they have looked
      await person.page.evaluate(() => {
        window.interactions = [];
        window.clicks = 0;
        addEventListener("click", () => ++window.clicks, { capture: true });
        new PerformanceObserver((list) => {
          for (const { name, interactionId, duration } of list.getEntries())
            if (interactionId && name === "click") window.interactions.push(duration);
        }).observe({ type: "event", durationThreshold: 16 });
      });
      for (let times = 0; times < 25; ++times) {
        await person.page.waitForFunction(
          () =>
            document.querySelector("[data-testid=score]") ||
            Number(document.querySelector("[data-testid=table]")?.dataset.decision) > 0,
        );
        if (await person.over()) break;
        await touchOn(person, times * 7);
      }
      const { interactions, clicks } = await person.page.evaluate(() => ({ interactions: window.interactions, clicks: window.clicks }));
      // What was too short to be told took less than 16 ms.
      const all = [...interactions, ...Array.from({ length: Math.max(0, clicks - interactions.length) }, () => 16)];
      const most = sorted(all)[Math.floor(all.length * 0.95)];
      console.log(`${game}, ${players} players, ${width} px: from click to next paint ${summary(all)}, 19 of 20 within ${most} ms`);
      await person.context.close();
    }
  }
}

await browser.close();
await host.end();
