// A page for tests and storyboards: one great moment after the other, by a clock that only moves when it is told to.
// It is no part of the client.
import "../src/fonts.css";
import "../src/app.css";
import "../src/table/skins.css";
import { mount, tick, unmount } from "svelte";
import { tableOf } from "../src/games";
import { scenesOf } from "../src/pace/staged";
import type { Lobby, StreamItem } from "../src/lib/protocol";
import type { Session } from "../src/lib/session.svelte";
import Moments from "../src/pace/Moments.svelte";
import { elapsedOf, waits } from "../src/pace/pace";
import { Paced, speed } from "../src/pace/paced.svelte";
import { endingOf, rowsOf } from "../src/pace/rows";
import { blank, itemsFor, type Sent, type Shown } from "../src/pace/shown";
import { masterOf, playOn, sounds, type Sound } from "../src/sound/recipes";
import { aboutGame, speak, t } from "../src/messages/index.svelte";

interface Staged {
  game: string;
  lobby: Lobby;
  you: number | null;
  before: Record<string, unknown>;
  /** What was said before. */
  heard?: StreamItem[];
  sent?: Sent;
}

let time = 0;
let waiting: { due: number; then: () => void } | null = null;
const world = {
  now: () => time,
  later: (ms: number, then: () => void) => {
    const mine = { due: time + ms, then };
    waiting = mine;
    return () => {
      if (waiting === mine) waiting = null;
    };
  },
  hidden: () => false,
};
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

let shown: { component: Record<string, unknown>; paced: Paced<Shown>; game: string } | null = null;

const stage = {
  /** Begins at 0. Gives the length of what is played, and its marks. */
  async begin(
    { game, lobby, you, before, heard = [], sent }: Staged,
    {
      tv = false,
      language = "en",
      /** What is theirs waits for their press. */ press = false,
      /** A phone with a screen for all beside it. */ beside = false,
    } = {},
  ) {
    await this.end();
    await speak(language as "en");
    await tableOf(game)?.();
    await Promise.all([
      scenesOf(game)?.(),
      import("../src/pace/Again.svelte"),
      import("../src/pace/Opening.svelte"),
    ]);
    time = 0;
    speed.wish = "normal";
    const update = {
      decision: null,
      decision_number: 0,
      outcome: null,
      undo: false,
      from: 0,
      number: 0,
      events: [],
      ...before,
    } as unknown as Shown["update"];
    const first: Shown = { ...blank, lobby, update, heard: { from: 0, items: heard } };
    const paced = new Paced<Shown>(first, world, tv);
    const session = {
      paced,
      lobby,
      table: "stage",
      tv: tv || beside,
      ask: () => Promise.resolve(undefined),
      get update() {
        return paced.shown.update;
      },
      you: tv ? undefined : lobby.seats.find(({ seat }) => seat === you),
    } as unknown as Session;
    sessionStorage.clear();
    document.documentElement.className = `at-table ${tv ? "screen " : ""}${game}`;
    const component = mount(Moments, { target: document.getElementById("stage")!, props: { session } });
    shown = { component, paced, game };
    await painted();
    if (!sent) return null;
    const words = (items: StreamItem[]) => items;
    paced.push(
      itemsFor(first, sent, { rows: rowsOf(game), ending: endingOf(game), now: 0, own: false, words }),
      { seat: press ? (you ?? undefined) : undefined },
    );
    await painted();
    return this.about();
  },
  about() {
    const playing = shown?.paced.playing.at(-1);
    if (!playing) return null;
    const { moment, hold } = playing;
    const { weight, ms, marks = [], draw, cues } = moment;
    const at = elapsedOf(playing, time);
    return { weight, ms, marks, draw, hold, at, waits: waits(playing, time), staged: cues !== undefined };
  },
  /** What readers hear of it in the end. */
  sentences: () =>
    shown?.paced.latest.scenes.map(({ draw, said }) =>
      t.pace.scene(aboutGame(shown!.game).climaxes[draw], said),
    ) ?? [],
  /** Time goes on to this. */
  async to(ms: number) {
    while (waiting && waiting.due <= ms) {
      const { due, then } = waiting;
      waiting = null;
      time = Math.max(time, due);
      then();
    }
    time = ms;
    await tick();
    await painted();
    return this.about();
  },
  /** The newest climax once more. */
  again() {
    const great = shown?.paced.great;
    if (great) shown?.paced.showAgain(great);
  },
  /** Plays it by the clock of the page; gives the time between its frames, in ms. What opens a game has no length. */
  async play() {
    const begun = performance.now();
    const { ms = 2500 } = this.about() ?? {};
    const frames: number[] = [];
    let last = begun;
    while (last - begun < ms) {
      const now = await new Promise<number>((paint) => requestAnimationFrame(paint));
      frames.push(now - last);
      last = now;
      time = now - begun;
    }
    return frames.slice(1);
  },
  async end() {
    if (shown) await unmount(shown.component);
    shown?.paced.close();
    shown = null;
    waiting = null;
  },
  sounds,
  /** The loudest sample of a sound, and how loud it is on the whole. */
  async render(sound: Sound, step = 0) {
    const context = new OfflineAudioContext(1, 44_100 * 2.5, 44_100);
    playOn(context, masterOf(context, 1), sound, 0, step);
    const samples = (await context.startRendering()).getChannelData(0);
    let peak = 0;
    let power = 0;
    for (const sample of samples) {
      peak = Math.max(peak, Math.abs(sample));
      power += sample * sample;
    }
    return { peak, loudness: Math.sqrt(power / samples.length) };
  },
};
declare global {
  interface Window {
    stage: typeof stage;
  }
}
window.stage = stage;
