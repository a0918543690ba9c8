// A server of our own, a browser, and people in it whose every WebSocket frame is kept.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";

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
    ];
    this.process = spawn(join(build, "backlot"), options, {
      stdio: ["ignore", "pipe", "inherit"],
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

/** Somebody with a browser of their own: cookies, storage, frames and complaints of the page. */
export class Person {
  received = []; // messages, parsed
  frames = []; // their texts
  sent = [];
  sockets = 0;
  complaints = [];

  /** A newcomer is shown around in practice; everybody else has seen it before. */
  static async open(
    browser,
    name,
    { width = 360, height = 740, colorScheme = "light", newcomer = false } = {},
  ) {
    const person = new Person();
    person.name = name;
    person.width = width;
    person.context = await browser.newContext({
      viewport: { width, height },
      colorScheme,
      reducedMotion: "reduce", // cards are where they belong at once
    });
    if (!newcomer) {
      await person.context.addInitScript(() => {
        if (location.protocol.startsWith("http"))
          for (const game of ["cinecitta", "hollywood", "boulevard", "maybe"])
            localStorage.setItem(`backlot:toured:${game}`, "yes");
      });
    }
    person.page = await person.context.newPage();
    person.page.setDefaultTimeout(20000);
    person.page.on("websocket", (socket) => {
      ++person.sockets;
      socket.on("framesent", ({ payload }) =>
        person.sent.push(JSON.parse(payload)),
      );
      socket.on("framereceived", ({ payload }) => {
        person.frames.push(payload);
        for (const line of payload.split("\n"))
          person.received.push(JSON.parse(line));
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
  get table() {
    return this.page.getByTestId("table");
  }
  async decision() {
    return Number(await this.table.getAttribute("data-decision"));
  }
  async over() {
    return (await this.page.getByTestId("score").count()) > 0;
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
    return form;
  }

  async pick(which) {
    const cards = this.page.locator("fieldset").first().locator("label");
    await cards.nth(which % (await cards.count())).click();
    const amounts = this.page.locator("label.amount");
    await amounts.nth(which % Math.min(3, await amounts.count())).click();
  }

  /** Answers the question on the screen with clicks; `which` varies the answer. */
  async decide(which) {
    const before = await this.decision();
    const panel = this.page.getByTestId("decision");
    if ((await panel.getAttribute("data-step")) === "offer") {
      await this.pick(which);
      await panel.locator("button.confirm").click();
    } else {
      const buttons = panel.locator(".choices button");
      await buttons.nth(which % (await buttons.count())).click();
    }
    await this.page.waitForFunction(
      (old) =>
        document
          .querySelector("[data-testid=table]")
          ?.getAttribute("data-decision") !== String(old),
      before,
    );
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
