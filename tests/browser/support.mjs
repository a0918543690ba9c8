// A server of our own, a browser, and people in it whose every WebSocket frame is kept.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { confirmIt, propose } from "./touch.mjs";
import { clientModule } from "../node/client.mjs";

const { patched } = await clientModule("pace/patch.ts");

export const root = fileURLToPath(new URL("../..", import.meta.url));
export const build = process.env.BACKLOT_BINARY_DIR ?? join(root, "build");
export const screenshots = join(build, "screenshots");
mkdirSync(screenshots, { recursive: true });

// The packages are the client's; there is one installation.
const require = createRequire(join(root, "web/package.json"));
const { chromium } = require("playwright-core");
const Ajv = require("ajv/dist/2020.js").default;

export function protocolSchema() {
  const read = (file) =>
    JSON.parse(readFileSync(join(root, "docs", file), "utf8"));
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addSchema(
    read("protocol.games.schema.json"),
    "protocol.games.schema.json",
  );
  return ajv.compile(read("protocol.schema.json"));
}

export class Host {
  folder = mkdtempSync(join(tmpdir(), "backlot-browser-"));
  address = "";
  process = null;

  /** Starts the program; again on the same port after stop(). */
  async start() {
    const port = this.address ? new URL(this.address).port : "0";
    const store = `sqlite:${join(this.folder, "tables.sqlite")}`;
    const options = [
      "serve",
      "--port",
      port,
      "--bind",
      "127.0.0.1",
      "--store",
      store,
      "--web",
      join(build, "web"),
      "--host",
      "backlot.test",
      "--bot-pause",
      "0",
      "--per-address",
      "0", // everybody here has one, and its allowances come back by hand only
      "--time-by-hand",
    ];
    this.process = spawn(join(build, "backlot"), options, {
      stdio: ["pipe", "pipe", "inherit"],
    });
    for await (const line of createInterface({ input: this.process.stdout })) {
      const found = /listening on (http:\S+)/.exec(line);
      if (found) {
        this.address = found[1];
        return;
      }
    }
    throw new Error("the server did not start");
  }
  /** Time passes only so, for clocks and allowances: nothing depends on how fast this machine is. */
  pass(milliseconds) {
    this.process.stdin.write(`pass ${milliseconds}\n`);
  }
  /** So much again and again, until it is there. How often differs: for what more time does no harm to. */
  async passUntil(locator, milliseconds = 1000) {
    for (;;) {
      this.pass(milliseconds);
      const there = await locator.waitFor({ timeout: 300 }).then(
        () => true,
        () => false,
      );
      if (there) return;
    }
  }
  /** How many are connected, as the server knows it. */
  async connected() {
    const figures = await (await fetch(`${this.address}/metrics`)).text();
    return Number(/^backlot_clients (\d+)$/m.exec(figures)[1]);
  }
  async stop() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    this.process.kill("SIGTERM");
    await ended;
  }
  async end() {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** How long something may take before it is not going to happen, in milliseconds: on a busy machine everything takes long. */
export const patience = 120_000;

export const launch = () =>
  chromium.launch({
    executablePath: process.env.BACKLOT_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // A name of another machine, as phones in the room have it: plain HTTP, so no secure context.
      "--host-resolver-rules=MAP backlot.test 127.0.0.1",
    ],
  });

/** A server and a browser for the tests of a file, there while they run; `furnish` is what else has to be there first. */
export function openHouse(furnish = async () => {}) {
  const house = { host: new Host(), browser: undefined };
  before(async () => {
    await house.host.start();
    house.browser = await launch();
    await furnish();
  });
  after(async () => {
    await house.browser?.close();
    await house.host.end();
  });
  return house;
}

/** In the page: whoever has this name is dealt the same practice games each time a test runs, one after the other. */
function dealtAlike(name) {
  if (!location.protocol.startsWith("http")) return;
  const random = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => {
    if (bytes.length !== 32) return random(bytes); // no seed
    const dealt = Number(localStorage.getItem("test:dealt")) + 1;
    localStorage.setItem("test:dealt", String(dealt));
    let state = [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), dealt);
    for (const at of bytes.keys()) {
      state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
      bytes[at] = state >>> 24;
    }
    return bytes;
  };
}

/** In the page: whatever waits for 400 ms or longer waits until the test lets that much time pass (Person.pass). */
function waitsByHand() {
  const [later, never] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const waiting = new Map();
  let now = 0;
  let number = 0; // the page's own are above 0
  window.setTimeout = (then, ms = 0, ...rest) => {
    if (!(ms >= 400)) return later(then, ms, ...rest);
    waiting.set(--number, { due: now + ms, then: () => then(...rest) });
    return number;
  };
  window.clearTimeout = (which) => void (waiting.delete(which) || never(which));
  window.waits = () => waiting.size;
  window.pass = (ms) => {
    now += ms;
    for (const [which, { due, then }] of [...waiting].sort(([, a], [, b]) => a.due - b.due)) {
      if (due <= now && waiting.delete(which)) then();
    }
  };
}

/** Somebody with a browser of their own: cookies, storage, frames and complaints of the page. */
export class Person {
  received = []; // messages, parsed
  frames = []; // their texts
  sent = [];
  sockets = 0;
  complaints = [];
  shown = {};

  /** A message with the table whole, where only what led to it was sent. */
  whole(message) {
    if (message.type !== "update") return message;
    const { frames, ...update } = message.update;
    if (frames) {
      const changes = frames.flatMap((frame) => frame.changes);
      Object.assign(update, patched(this.shown[message.table], changes));
    }
    const { view, outlook, waiting } = update;
    this.shown[message.table] = { view, outlook, waiting };
    return { ...message, update };
  }

  /** A newcomer is told what things are the first time they matter; everybody else knows it. By hand: long waits of the
   * page end by `pass`, so that nothing depends on how fast this machine is. What opens a game, and waits until it was looked
   * at, comes only to those who want to look. */
  static async open(
    browser,
    name,
    {
      width = 360,
      height = 740,
      colorScheme = "light",
      newcomer = false,
      touch = false,
      byHand = false,
      looks = false,
    } = {},
  ) {
    const person = new Person();
    person.name = name;
    person.width = width;
    person.byHand = byHand;
    person.context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: "reduce", // cards are where they belong at once
    });
    // What is shown in its own time has tests of its own.
    await person.context.addInitScript(() => {
      if (
        location.protocol.startsWith("http") &&
        !localStorage.getItem("backlot:speed")
      )
        localStorage.setItem("backlot:speed", "none");
    });
    await person.context.addInitScript(dealtAlike, name);
    if (!looks) {
      await person.context.addInitScript(() => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function (key) {
          return key.startsWith("backlot:opened:") ? "" : getItem.call(this, key);
        };
      });
    }
    if (byHand) await person.context.addInitScript(waitsByHand);
    if (!newcomer) {
      await person.context.addInitScript(() => {
        if (location.protocol.startsWith("http"))
          localStorage.setItem("backlot:taught", "off");
      });
    }
    person.page = await person.context.newPage();
    person.context.setDefaultTimeout(patience);
    person.page.on("websocket", (socket) => {
      ++person.sockets;
      socket.on("framesent", ({ payload }) =>
        person.sent.push(JSON.parse(payload)),
      );
      socket.on("framereceived", ({ payload }) => {
        person.frames.push(payload);
        for (const line of payload.split("\n"))
          person.received.push(person.whole(JSON.parse(line)));
      });
    });
    person.page.on("pageerror", (error) =>
      person.complaints.push(String(error)),
    );
    person.page.on("console", (message) => {
      // While the server is down, or the browser offline, the browser says so, rightly.
      const refused =
        /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(
          message.text(),
        );
      if (message.type() === "error" && !refused)
        person.complaints.push(message.text());
    });
    return person;
  }

  /** Time passes on a page whose waits are ended by hand. */
  pass(milliseconds) {
    return this.page.evaluate((ms) => window.pass(ms), milliseconds);
  }
  async token() {
    return (await this.context.cookies()).find(({ name }) => name === "backlot")
      ?.value;
  }
  async picture(name) {
    await this.page.screenshot({
      path: join(screenshots, `${name}-${this.width}.png`),
      fullPage: true,
    });
  }
  /** Through the entrance: a name, and in, on the first free chair. */
  async enter() {
    await this.page.getByLabel("Your name").fill(this.name);
    await this.page.getByRole("button", { name: `Join as ${this.name}` }).click();
    await this.page.getByText("(you)").waitFor();
  }
  get table() {
    return this.page.getByTestId("table");
  }
  /** The number of the decision that is asked for, 0 when there is none. What the table answers by itself it has answered. */
  async decision() {
    await this.table.waitFor({ state: "attached" });
    for (;;) {
      const { number, forced } = await this.page.evaluate(() => ({
        number: Number(document.querySelector("[data-testid=table]")?.dataset.decision ?? 0),
        forced: document.querySelector(".dock .forced") !== null,
      }));
      if (!forced) return number;
      if (this.byHand) await this.pass(900);
      await this.page.waitForFunction(
        (old) => Number(document.querySelector("[data-testid=table]")?.dataset.decision ?? 0) !== old,
        number,
      );
    }
  }
  async over() {
    return (await this.page.getByTestId("score").count()) > 0;
  }
  /** Until a practice game is on the disk as it is shown: whoever asks for the same store is answered after that. */
  kept() {
    return this.page.evaluate(async () => {
      for (const [name, store] of [
        ["backlot-practice-logs", "logs"],
        ["backlot-practice", "games"],
      ]) {
        await new Promise((done, failed) => {
          const opened = indexedDB.open(name);
          opened.onerror = failed;
          opened.onsuccess = () => {
            const asked = opened.result.transaction(store, "readwrite");
            asked.objectStore(store).count();
            asked.onabort = failed;
            asked.oncomplete = done;
          };
        });
      }
    });
  }
  /** A window of another size, when the page stands in it: what it does at some widths only it does a frame later. */
  async resize(size) {
    await this.page.setViewportSize(size);
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  }
  /** How much wider than the window the page is. */
  overflow() {
    return this.page.evaluate(
      () =>
        document.documentElement.scrollWidth -
        document.documentElement.clientWidth,
    );
  }

  /** The form for a game with this title, opened from a page that lists the games: the first one or practice. */
  async form(title) {
    const form = this.page.getByRole("form", { name: title });
    const open = this.page.getByRole("link", {
      name: new RegExp(`^(Host|Set up) ${title}`),
    });
    await form.or(open).first().waitFor();
    if (!(await form.isVisible())) await open.click();
    // Whoever wants other than the usual unfolds it.
    const folded = form.locator("details:not([open]) > summary");
    await form.waitFor();
    if (await folded.count()) await folded.click();
    return form;
  }

  /** A card of the hand and up to two notes, into the folder of Cinecittà. */
  async pick(which) {
    const cards = this.table.locator("[data-part=hand] [data-thing^='card ']");
    await cards.nth(which % (await cards.count())).click();
    const wallet = this.table.locator("[data-thing=note]:visible");
    for (let notes = which % 3; notes > 0; --notes) {
      if ((await wallet.getAttribute("data-state")) !== "still")
        await wallet.click();
    }
  }

  /** Answers the question on the table by touching things; `which` varies the answer. */
  async decide(which) {
    const step = await this.page
      .getByTestId("decision")
      .getAttribute("data-step");
    if (step === "offer") await this.pick(which);
    else await propose(this, which);
    await confirmIt(this);
  }
}

/** Everybody who is asked answers, until the game is over or `until` says so. */
export async function playOn(people, until = async () => false) {
  for (let turn = 1; !(await people[0].over()); ++turn) {
    let asked = 0;
    for (const person of people) {
      if ((await person.decision()) === 0 || (await person.over())) continue;
      ++asked;
      await person.decide(turn * 7 + asked);
    }
    if (await until()) return;
    if (asked === 0) await people[0].page.waitForTimeout(20);
  }
}
