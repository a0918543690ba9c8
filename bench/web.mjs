// Figures of the client in a real browser: how soon a practice game is there after the tap, how long an expert bot
// takes, and how soon the page shows what a click did. Nothing is asserted; docs/performance.md has what was found.
//
//   node bench/web.mjs [start] [expert] [clicks]
import { played, putInto } from "../tests/browser/played.mjs";
import { Host, Person, launch } from "../tests/browser/support.mjs";

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
    if (!(await person.over())) await click(person, times);
  }
  return found();
}

/** Taps until whatever is asked is answered: some answers are a card and a button, some a few levels deep. */
async function click(person, which) {
  person.page.setDefaultTimeout(2000);
  const before = await person.decision();
  const panel = person.page.getByTestId("decision");
  const confirm = panel.locator("button.confirm:enabled");
  const answers = panel
    .locator(".choices button, .places [data-spot], .words button")
    .or(person.page.locator("[data-film]"));
  for (let taps = 0; taps < 12 && (await person.decision()) === before; ++taps) {
    // A tap of before may have been the answer after all, taken when a bot had ended its thought: then there is nothing to pick.
    if ((await panel.locator("fieldset").count()) > 0) await person.pick(which).catch(() => {});
    const shown = await answers.count();
    if ((await confirm.count()) > 0) await confirm.click().catch(() => {});
    else if (shown > 0) await answers.nth((which + taps) % shown).click().catch(() => {});
    await person.page
      .waitForFunction(
        (old) => document.querySelector("[data-testid=table]")?.getAttribute("data-decision") !== String(old),
        before,
        { timeout: 300 },
      )
      .catch(() => {}); // one more tap, then
  }
}

if (measures("expert")) {
  for (const game of games) {
    const person = await Person.open(browser, "Solo");
    console.log(`${game}: an expert's decision, said to take 2000 ms: ${summary(await thoughts(person, game))}`);
    await person.context.close();
  }
}

// Boulevard with six players is the table with most on it. Event Timing rounds to 8 ms.
if (measures("clicks")) {
  const table = await played("boulevard", 4, { options: { players: 6 } });
  for (const width of [360, 1440]) {
    const person = await Person.open(browser, "Solo", { width });
    await person.page.goto(host.address);
    await putInto(person.page, table);
    await person.page.goto(`${host.address}/practice/${table.kept.table}`);
    await person.table.waitFor();
    await person.page.evaluate(() => {
      window.interactions = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if (entry.interactionId) window.interactions.push(entry.duration);
      }).observe({ type: "event", durationThreshold: 16, buffered: true });
    });
    for (let times = 0; times < 25 && !(await person.over()); ++times) {
      await person.page.getByTestId("decision").waitFor();
      await click(person, times);
    }
    const found = await person.page.evaluate(() => window.interactions);
    console.log(`boulevard, six players, ${width} px: from click to next paint ${summary(found)}`);
    await person.context.close();
  }
}

await browser.close();
await host.end();
