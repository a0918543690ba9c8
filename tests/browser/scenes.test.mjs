// The great moments, by a clock that only moves when it is told to: each is on the screen for its time, can be skipped,
// stands still where nothing may move, and is one sentence for readers. Sounds are rendered and measured.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { staged } from "./staged.mjs";
import { serveStage } from "./stage.mjs";
import { launch, root, patience } from "./support.mjs";

const require = createRequire(join(root, "web/package.json"));
const { AxeBuilder } = require("@axe-core/playwright");

const sizes = [
  { width: 390, height: 664 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080, tv: true },
];
let moments, stage, browser;
before(async () => {
  moments = await staged();
  stage = await serveStage();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  stage?.close();
});

async function open({ width, height, calm = false, /** In this browser, from before. */ kept = {} }) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: calm ? "reduce" : "no-preference",
  });
  context.setDefaultTimeout(patience);
  await context.addInitScript((all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)), kept);
  const page = await context.newPage();
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.goto(stage.address);
  await page.waitForFunction(() => window.stage);
  return {
    page,
    complaints,
    begin: (moment, options = {}) => page.evaluate(([it, how]) => window.stage.begin(it, how), [moment, options]),
    to: (ms) => page.evaluate((time) => window.stage.to(time), ms),
    close: () => context.close(),
  };
}
const scene = (page) => page.getByTestId("scene");
const played = () => Object.entries(moments).filter(([, { sent }]) => sent);

for (const size of sizes) {
  test(`every great moment is on the screen for its time: ${size.width} px`, async () => {
    const { page, begin, to, close, complaints } = await open(size);
    for (const [name, moment] of played()) {
      const about = await begin(moment, { tv: size.tv });
      assert.ok(about?.staged, `${name} has a picture`);
      const { ms, hold, draw } = about;
      if (hold > 0) {
        assert.ok(ms >= 2500, `${name}: ${ms} ms`);
        assert.equal(hold, size.tv ? 6000 : 4000, name);
      }
      assert.equal(await scene(page).getAttribute("data-scene"), draw);
      for (const time of [ms / 2, ms - 1, ms + hold - 1]) {
        await to(time);
        assert.ok(await scene(page).isVisible(), `${name} at ${time}`);
      }
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wider <= 0, `${name} is ${wider} px too wide`);
      // What follows it in the same update is another moment.
      await to(ms + hold + 1);
      assert.notEqual(await scene(page).count().then((some) => some && scene(page).getAttribute("data-scene")), draw);
    }
    assert.deepEqual(complaints, []);
    await close();
  });
}

test("a vote is on what the pitcher called the movie: large, with its line, and at the stamp", async () => {
  const vote = moments["maybe-vote"];
  const given = { seat: 1, number: vote.before.view.turn, title: "Meet me in a lighthouse", line: "Bring a handkerchief." };
  const named = { ...vote, lobby: { ...vote.lobby, titles: [{ ...given, number: given.number + 1, title: "Another" }, given] } };
  for (const size of sizes) {
    const { page, begin, to, close } = await open(size);
    const head = scene(page).locator(".head");
    for (const [language, title, line] of [
      ["en", "“Meet me in a lighthouse”", "Bring a handkerchief."],
      ["fr", "« Rendez-vous dans un phare »", "Prévoyez un mouchoir."],
    ]) {
      const { ms } = await begin(named, { tv: size.tv, language });
      await to(1600);
      assert.equal((await head.innerText()).replace(/\s+/g, " "), `${title} ${line}`);
      assert.ok(await head.getByText(line).isVisible());
      const { fontSize, apart } = await head.evaluate((part) => {
        const { bottom } = part.getBoundingClientRect();
        const tops = [...document.querySelectorAll("[data-testid=scene] .voter")].map((each) => each.getBoundingClientRect().top);
        return { fontSize: Number.parseFloat(getComputedStyle(part).fontSize), apart: tops.every((top) => top >= bottom) };
      });
      assert.ok(fontSize >= 23 && apart, `${size.width} px: ${fontSize} px`);
      await to(ms);
      assert.ok(await head.getByText(title).isVisible());
      assert.equal(await head.evaluate((part) => getComputedStyle(part).opacity), "1");
    }
    await close();
  }
  const { page, begin, to, close } = await open(sizes[0]);
  await begin(vote);
  await to(1600);
  assert.ok(!(await scene(page).locator(".head").innerText()).includes("“"), "nobody named it: its cards do");
  await close();
});

test("after the stamp every Vote goes to its winner, or to the pool", async () => {
  for (const size of sizes) {
    for (const name of ["maybe-vote", "maybe-vote-failed"]) {
      const moment = moments[name];
      const events = moment.sent.events.map(({ event }) => event);
      const gone = events.filter(({ kind }) => kind === "won" || kind === "returned");
      const cast = events.filter(({ kind }) => kind === "shown");
      assert.ok(gone.length >= cast.length && cast.length > 2, name);
      const { page, begin, to, close } = await open(size);
      const { ms } = await begin(moment, { tv: size.tv });
      const boxes = (selector) =>
        scene(page)
          .locator(selector)
          .evaluateAll((all) =>
            all.map((each) => {
              const { left, right, top, bottom } = each.getBoundingClientRect();
              return { left, right, top, bottom, middle: (left + right) / 2 };
            }),
          );
      const seen = async () => {
        const all = await scene(page).locator(".vote").evaluateAll((each) => each.map((one) => getComputedStyle(one).opacity === "1"));
        return (await boxes(".vote")).filter((_, at) => all[at]);
      };
      const apart = (votes) =>
        votes.every((one, at) => votes.slice(at + 1).every((other) => one.right <= other.left + 1 || other.right <= one.left + 1));
      // First those that were cast, side by side; what comes from the pool is not seen yet.
      const stamped = (await page.evaluate(() => window.stage.about())).marks.at(-2);
      await to(stamped + 695);
      const first = await seen();
      assert.equal(first.length, cast.length, `${name}, ${size.width} px`);
      assert.ok(apart(first), `${name}, ${size.width} px: side by side`);
      await to(ms - 1);
      // In the end a face for each winner and for nobody else, and over it what they win, side by side.
      const winners = [...new Set(gone.flatMap(({ kind, seat }) => (kind === "won" ? [seat] : [])))];
      const hands = await boxes(".hand");
      const seats = await scene(page).locator(".hand").evaluateAll((all) => all.map(({ dataset }) => Number(dataset.seat)));
      assert.deepEqual([...seats].sort(), [...winners].sort(), `${name}, ${size.width} px`);
      const [pool] = await boxes(".pool .pile");
      const within = ({ left, right }, { middle }) => middle > left && middle < right;
      const last = await seen();
      const owner = (vote) => (pool && vote.top > pool.top - 20 && within(pool, vote) ? null : seats[hands.findIndex((hand) => within(hand, vote))]);
      assert.deepEqual(last.map(owner), gone.map(({ kind, seat }) => (kind === "won" ? seat : null)), `${name}, ${size.width} px`);
      for (const seat of seats) assert.ok(apart(last.filter((vote) => owner(vote) === seat)), `${name}, ${size.width} px: ${seat}`);
      for (const { left, right, top, bottom } of [...last, ...hands])
        assert.ok(left >= 0 && right <= size.width && top >= 0 && bottom <= size.height, `${name}, ${size.width} px`);
      // The question that follows is asked here, too.
      const asks = await scene(page).locator(".keeper").allInnerTexts();
      const { view } = moment.sent.frames.at(-1).changes[0].value;
      const expected = name.endsWith("failed") ? [] : [`${moment.lobby.seats[view.active - 1].name}, which card joins the movies made?`];
      assert.deepEqual(asks, view.active === moment.you && expected.length > 0 ? ["Which card joins the movies made?"] : expected);
      const told = moment.sent.frames.flatMap(({ tellings = [] }) => tellings).find(({ telling }) => telling.kind === "shares");
      for (const { seat, equal, rest } of told?.telling.shares ?? []) {
        const text = await scene(page).locator(`[data-seat="${seat}"] .gets`).innerText();
        const odd = rest === 1 ? "the odd one" : `${rest} odd ones`;
        assert.equal(text, rest === 0 ? `${equal}` : equal === 0 ? "all of them" : `${equal} and ${odd}`);
      }
      await close();
    }
  }
});

test("masks come off one after the other, in the order that the engine tells", async () => {
  const moment = moments["hollywood-masks-off"];
  const { order } = moment.sent.frames.flatMap(({ tellings = [] }) => tellings).find(({ telling }) => telling.kind === "roles").telling;
  const names = order.filter(Boolean).map((seat) => moment.lobby.seats[seat - 1].name);
  const { page, begin, to, close } = await open(sizes[0]);
  const { marks } = await begin(moment);
  assert.equal(marks.length, names.length - 1);
  const ones = scene(page).locator(".one");
  assert.deepEqual((await ones.allInnerTexts()).map((text) => names.find((name) => text.includes(name))), names);
  const faceUp = () =>
    ones.evaluateAll((all) => all.map((one) => getComputedStyle(one.querySelector(".flip > span:last-child")).opacity === "1"));
  await to(100);
  assert.deepEqual(await faceUp(), names.map(() => false));
  for (const [i, mark] of marks.entries()) {
    await to(mark - 1);
    assert.deepEqual(await faceUp(), names.map((_, at) => at <= i), `before ${mark}`);
  }
  await to(marks.at(-1) + 421);
  assert.deepEqual(await faceUp(), names.map(() => true));
  await close();
});

test("a tap goes on to the next mark, two taps end it", async () => {
  const { page, begin, close } = await open(sizes[0]);
  for (const [name, moment] of played()) {
    const { marks, hold, draw } = await begin(moment);
    if (hold === 0) continue;
    const about = () => page.evaluate(() => window.stage.about());
    await page.mouse.click(190, 300);
    const { at } = await about();
    assert.ok(Math.abs(at - marks[0]) < 1, `${name}: ${at} instead of ${marks[0]}`);
    await page.evaluate(() => document.activeElement.blur());
    await page.keyboard.press(" ");
    const space = await about();
    assert.ok(space.at > at, `${name}: the space bar goes on, too`);
    await page.mouse.dblclick(190, 300);
    assert.notEqual((await about())?.draw, draw, name);
  }
  await close();
});

test("the space bar skips nothing while a question is open, and goes on after the answer", async () => {
  const { page, begin, to, close } = await open(sizes[0]);
  const vote = moments["maybe-vote"];
  const question = { decision: { asked: true, question: "", choices: [] }, decision_number: 7 };
  const before = { ...vote.before, ...question };
  const at = async () => (await page.evaluate(() => window.stage.about())).at;
  const press = async (after) => {
    await begin({ ...vote, before, sent: { ...vote.sent, ...after } });
    await to(100);
    await page.keyboard.press(" ");
    return at();
  };
  assert.equal(await press(question), 100);
  assert.ok((await press({ decision: null, decision_number: 0 })) > 100);
  await close();
});

const waiting = [
  ["boulevard-box-office", "Roll!", 440, 4000],
  ["cinecitta-folders", "Untie it", 920, 1200],
];
for (const [name, label, at, patience] of waiting) {
  test(`${name} waits for "${label}", and goes on by itself`, async () => {
    const { page, begin, to, close, complaints } = await open(sizes[0]);
    const button = page.getByTestId("press");
    const about = () => page.evaluate(() => window.stage.about());
    const now = async () => Math.round((await about()).at);
    await begin(moments[name], { press: true });
    await to(at - 5);
    assert.equal(await button.count(), 0);
    await to(at + patience - 5);
    assert.equal(await now(), at);
    assert.equal(await button.innerText(), label);
    const { width, height } = await button.boundingBox();
    assert.ok(width >= 44 && height >= 44, `${width} × ${height}`);
    const { violations } = await new AxeBuilder({ page }).analyze();
    assert.deepEqual(violations.map(({ id }) => id), []);
    await to(at + patience + 100);
    assert.equal(await button.count(), 0);
    assert.equal(await now(), at + 100);

    const presses = {
      "a click": () => button.click(),
      "the space bar": () => page.keyboard.press(" "),
      Enter: () => page.keyboard.press("Enter"),
      "a tap on the stage": () => page.mouse.click(190, 300),
    };
    for (const [how, press] of Object.entries(presses)) {
      await begin(moments[name], { press: true });
      await to(at + 50);
      await press();
      await to(at + 150);
      assert.equal(await now(), at + 100, how);
      assert.equal(await button.count(), 0, how);
    }
    assert.deepEqual(complaints, []);
    await close();
  });

  test(`${name} waits for nobody on a screen for all, nor for who watches, nor when it is shown again`, async () => {
    const { page, begin, to, close } = await open(sizes[0]);
    const button = page.getByTestId("press");
    for (const [moment, options] of [
      [moments[name], { press: true, tv: true }],
      [{ ...moments[name], you: null }, { press: true }],
    ]) {
      await begin(moment, options);
      const { at: shown } = await to(at + 100);
      assert.equal(Math.round(shown), at + 100);
      assert.equal(await button.count(), 0);
    }
    const { ms, hold } = await begin(moments[name], { press: true });
    await to(at + patience + ms + hold);
    await page.evaluate(() => window.stage.again());
    await to(at + patience + ms + hold + at + 50);
    assert.equal(await button.count(), 0);
    await close();
  });
}

test("whoever writes goes on writing while a roll waits", async () => {
  const { page, begin, to, close } = await open(sizes[0]);
  await page.evaluate(() => document.body.append(document.createElement("textarea")));
  const text = page.locator("textarea");
  await text.focus();
  await begin(moments["boulevard-box-office"], { press: true });
  await to(600);
  await page.getByTestId("press").waitFor();
  await page.keyboard.type("a b");
  assert.equal(await text.inputValue(), "a b");
  assert.equal((await page.evaluate(() => window.stage.about())).waits, true);
  await close();
});

test("held down it goes twice as fast, and that is no tap", async () => {
  const { page, begin, to, close } = await open(sizes[0]);
  await begin(moments["boulevard-box-office"]);
  await to(1000);
  await page.mouse.move(190, 300);
  await page.mouse.down();
  await to(1100);
  const before = (await page.evaluate(() => window.stage.about())).at;
  await to(1400);
  await to(1500);
  const { at } = await page.evaluate(() => window.stage.about());
  assert.ok(Math.abs(at - before - 800) < 1, `${before} to ${at}`);
  await page.mouse.up();
  await to(1510);
  assert.ok((await page.evaluate(() => window.stage.about())).at - at < 20);
  await close();
});

test("what has no picture goes on twice as fast while it is held, too, and a short touch ends it", async () => {
  const { page, begin, to, close } = await open(sizes[0]);
  const vote = moments["maybe-vote"];
  const events = [{ event: { kind: "kept", seat: 2 }, text: "Bruno keeps an idea" }];
  const kept = { ...vote, sent: { ...vote.sent, events, frames: [{ ...vote.sent.frames[0], events: 1, tellings: [] }] } };
  const about = () => page.evaluate(() => window.stage.about());
  assert.equal((await begin(kept)).ms, 800);
  await page.mouse.move(190, 300);
  await to(100);
  await page.mouse.down();
  await to(300);
  assert.equal((await about()).at, 300, "no tap, and not held for long");
  await to(400);
  assert.equal((await about()).at, 500);
  await page.mouse.up();
  await to(450);
  assert.equal((await about()).at, 550);

  await begin(kept);
  await to(100);
  await page.mouse.down();
  await to(150);
  await page.mouse.up();
  await to(200);
  assert.ok((await about()).at > 700, "only its end is left");
  await close();
});

test("what was great can be shown again, while the table goes on", async () => {
  const { page, begin, to, close } = await open(sizes[0]);
  const { ms, hold, draw, marks } = await begin(moments["hollywood-premiere"]);
  await to(ms + hold + 1);
  assert.equal(await scene(page).count(), 0);
  await page.evaluate(() => window.stage.again());
  await to(ms + hold + 1 + marks[0]);
  assert.equal(await page.getByTestId("again").locator("[data-scene]").getAttribute("data-scene"), draw);
  await page.keyboard.press("Escape");
  assert.equal(await scene(page).count(), 0);
  await page.evaluate(() => window.stage.again());
  await to(3 * ms + hold);
  assert.equal(await scene(page).count(), 0, "it closes by itself");
  await close();
});

test("where nothing may move everything lies in its place, and takes as long", async () => {
  const still = await open({ ...sizes[0], calm: true });
  const moving = await open(sizes[0]);
  const transforms = () =>
    [...document.querySelectorAll("[data-testid=scene] *")].map((each) => each.style.transform).join();
  for (const [name, moment] of played()) {
    const calm = await still.begin(moment);
    const usual = await moving.begin(moment);
    assert.deepEqual([calm.ms, calm.hold, calm.marks], [usual.ms, usual.hold, usual.marks], name);
    let changes = 0;
    let last = null;
    for (let time = 0; time < calm.ms; time += 97) {
      await still.to(time);
      const now = await still.page.evaluate(transforms);
      if (last !== null && now !== last) ++changes;
      last = now;
    }
    // Things that come or go are steps, and there are few of them; what moves changes all the time.
    assert.ok(changes < calm.ms / 97 / 2, `${name}: ${changes} changes in ${calm.ms} ms`);
  }
  await still.close();
  await moving.close();
});

test("only place and visibility move", async () => {
  for (const size of sizes) {
    const { page, begin, to, close } = await open({ ...size, kept: { "backlot:few": "off" } });
    await page.evaluate(() => {
      const may = new Set(["transform", "translate", "rotate", "scale", "opacity"]);
      const none = { offset: 0, computedOffset: 0, easing: 0, composite: 0 };
      const parsed = (text) => Object.fromEntries((text ?? "").split(";").map((part) => part.split(":").map((side) => side.trim())));
      window.others = new Set();
      // A picture may give way to another at once, with its attributes; what changes at one look and again at the next one
      // moves.
      let look = 0;
      const changed = new WeakMap();
      const movesOn = (target, what) => {
        const looks = changed.get(target) ?? {};
        changed.set(target, { ...looks, [what]: look });
        return look - (looks[what] ?? look) === 1;
      };
      /** What a scene sets by itself. */
      const watch = new MutationObserver((records) => {
        for (const { oldValue, target, attributeName } of records) {
          const now = target.getAttribute(attributeName);
          if (now === oldValue || !target.closest("[data-testid=scene], [data-testid=opening]") || /^(class|data-.*|aria-.*)$/.test(attributeName)) continue;
          if (attributeName !== "style") {
            if (movesOn(target, attributeName)) window.others.add(`${attributeName} of ${target.tagName}`);
          } else {
            const [before, after] = [parsed(oldValue), parsed(now)];
            for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
              if (before[key] !== after[key] && !may.has(key) && (!window.givesWay || movesOn(target, key))) window.others.add(key);
          }
        }
      });
      watch.observe(document.body, { subtree: true, attributes: true, attributeOldValue: true });
      /** What a style sheet moves. */
      window.moved = () => {
        ++look;
        for (const { effect } of document.getAnimations())
          for (const frame of effect.getKeyframes())
            for (const key of Object.keys(frame)) if (!(key in none) && !may.has(key)) window.others.add(`animated ${key}`);
        return [...window.others];
      };
    });
    for (const [name, moment] of Object.entries(moments)) {
      const about = await begin(moment, { tv: size.tv });
      await page.evaluate((several) => {
        window.others.clear();
        window.givesWay = several; // one theatre after the other, each with its own columns
      }, name === "boulevard-box-office");
      for (let time = 0; time < (about?.ms ?? 1500); time += 130) {
        await to(time);
        assert.deepEqual(await page.evaluate(() => window.moved()), [], `${name} at ${time}, ${size.width} px`);
      }
    }
    await close();
  }
});

test("readers hear one sentence of a scene", async () => {
  const { page, begin, close } = await open(sizes[0]);
  for (const [name, moment] of played()) {
    await begin(moment);
    const said = await page.evaluate(() => window.stage.sentences());
    const events = moment.sent.events.length;
    if (events > 1) assert.equal(said.length, 1, `${name}: ${said.join(" | ")}`);
  }
  await begin(moments["boulevard-screens-down"]);
  const [sentence] = await page.evaluate(() => window.stage.sentences());
  assert.match(sentence, /^Screens down: .*wins/);
  assert.doesNotMatch(sentence, /invested/);
  await close();
});

/** Until everything has come that comes by itself. */
const atRest = (page) =>
  page.evaluate(async () => {
    const goes = (animation) =>
      animation.playState === "running" && Number.isFinite(animation.effect.getComputedTiming().endTime);
    for (let going; (going = document.getAnimations().filter(goes)).length > 0; ) {
      await Promise.all(going.map(({ finished }) => finished.catch(() => {})));
    }
  });

test("no barriers in a scene", async () => {
  for (const calm of [false, true]) {
    const { page, begin, to, close } = await open({ ...sizes[0], calm });
    for (const [name, moment] of Object.entries(moments)) {
      const about = await begin(moment);
      if (about) await to(about.hold > 0 ? about.ms : about.ms - 50);
      else await atRest(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      assert.deepEqual(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`),
        [],
        name,
      );
    }
    await close();
  }
});

test("a role is shown only while it is held, and never to a room", async () => {
  const { page, begin, close } = await open(sizes[0]);
  await begin(moments["hollywood-roles"]);
  const opening = page.getByTestId("opening");
  const role = /You are an? (Patriot|Communist|Rising Star)/i;
  await opening.waitFor();
  assert.doesNotMatch(await opening.innerText(), role);
  const hold = page.getByTestId("hold-role");
  await hold.hover();
  await page.mouse.down();
  assert.match(await opening.innerText(), role);
  await page.mouse.up();
  assert.doesNotMatch(await opening.innerText(), role);
  await page.getByRole("button", { name: "I know who I am" }).click();
  assert.equal(await opening.count(), 0);
  await begin(moments["hollywood-roles"], { tv: true });
  assert.doesNotMatch(await opening.innerText(), role);
  await close();
});

test("every sound is heard, and none is clipped", async () => {
  const { page, close } = await open(sizes[0]);
  for (const sound of await page.evaluate(() => window.stage.sounds)) {
    for (const step of [0, 6]) {
      const { peak, loudness } = await page.evaluate(([name, high]) => window.stage.render(name, high), [sound, step]);
      assert.ok(peak > 0.02 && loudness > 0.0005, `${sound} is silent: ${peak}, ${loudness}`);
      assert.ok(peak < 1, `${sound} is clipped: ${peak}`);
    }
  }
  await close();
});

/** In the page: counts what is opened and begun to sound, in window.heard; the first volume is that of everything. */
function listen() {
  window.heard = { opened: 0, begun: 0, volumes: [] };
  const [Context, { createGain }] = [AudioContext, BaseAudioContext.prototype];
  window.AudioContext = class extends Context {
    constructor() {
      super();
      ++window.heard.opened;
    }
  };
  BaseAudioContext.prototype.createGain = function () {
    const made = createGain.call(this);
    window.heard.volumes.push(made.gain);
    return made;
  };
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
    const { start } = prototype;
    prototype.start = function (...when) {
      ++window.heard.begun;
      return start.apply(this, when);
    };
  }
}

test("nothing sounds before somebody has touched the page, and then only if they want to hear it, as loud as they want", async () => {
  const ways = [
    { kept: {}, sounds: true, volume: 0.8 },
    { kept: { "backlot:volume": "0.3" }, sounds: true, volume: 0.3 },
    { kept: { "backlot:volume": "0" }, sounds: false },
    { kept: { "backlot:switch:sound": "off" }, sounds: false },
    { kept: {}, how: { tv: true }, sounds: true, volume: 0.8 },
    { kept: {}, how: { beside: true }, sounds: false }, // the screen for all sounds for the room
  ];
  for (const { kept, how, sounds, volume } of ways) {
    const { page, begin, to, close } = await open({ ...sizes[0], kept });
    await page.evaluate(listen);
    const { ms, marks } = await begin(moments["hollywood-premiere"], how);
    await to(marks[1]);
    assert.deepEqual(await page.evaluate(() => [window.heard.opened, window.heard.begun]), [0, 0], JSON.stringify([kept, how]));
    await page.mouse.click(190, 300);
    await page.waitForFunction(() => window.heard.opened === 1 && window.heard.volumes.length > 0);
    await to(ms);
    const { begun, loud } = await page.evaluate(() => ({ begun: window.heard.begun, loud: window.heard.volumes[0].value }));
    assert.equal(begun > 0, sounds, `${JSON.stringify([kept, how])}: ${begun}`);
    if (sounds) assert.ok(Math.abs(loud - volume) < 0.001, `${loud}`);
    await close();
  }
});
