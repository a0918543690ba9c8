// Bots are film cameras, each of its own build: what is drawn of the one with this name, on a field of 100 by 100.
import { hash } from "./faces";

interface Camera {
  metal: string;
  light: string;
  /** x, y and radius of each eye. */
  eyes: [x: number, y: number, radius: number][];
  /** A round case instead of a square one. */
  round?: boolean;
  /** Paths: filled with its metal, drawn in it as lines, shining, and dark. */
  solid?: string;
  line?: string;
  shine?: string;
  dark?: string;
}

const [silver, brass, slate, rose] = ["#cfd5dd", "#e2bf7a", "#8b9bb0", "#dba7a0"];
const [blue, amber, green, pink] = ["#6fd3ff", "#ffc23d", "#7ee08a", "#ff8fb8"];
const middle: Camera["eyes"] = [[50, 52, 13]];

const cameras: Record<string, Camera> = {
  Shutter: {
    metal: silver,
    light: blue,
    eyes: middle,
    line: "M26 27a10 10 0 1 0 20 0a10 10 0 1 0-20 0M51 25a12 12 0 1 0 24 0a12 12 0 1 0-24 0",
  },
  Flicker: {
    metal: brass,
    light: amber,
    eyes: middle,
    round: true,
    solid: "M40 28h20v8H40z",
    shine: "M50 5c8 8 11 12 11 17a11 11 0 0 1-22 0c0-5 3-9 11-17z",
  },
  Clapper: {
    metal: silver,
    light: green,
    eyes: middle,
    solid: "M22 26l50-15 3 10-50 15z",
    dark: "M31 23.300l8-2.400 1 10-8 2.400zM47 18.500l8-2.400 1 10-8 2.400zM63 13.700l8-2.400 1 10-8 2.400z",
  },
  Tripod: {
    metal: slate,
    light: amber,
    eyes: [[50, 52, 10]],
    solid: "M40 15h14v19H40zM54 20l14-6v16l-14-6z",
    line: "M38 68L20 100M62 68l18 32M50 68v32",
  },
  Bobbin: {
    metal: rose,
    light: blue,
    eyes: middle,
    line: "M34 20a16 16 0 1 0 32 0a16 16 0 1 0-32 0M50 4v32M36 12l28 16M36 28l28-16",
  },
  Zoom: {
    metal: slate,
    light: blue,
    eyes: [[50, 52, 20]],
    round: true,
    solid: "M14 28l18 10v28L14 76zM86 28L68 38v28l18 10zM42 20h16v14H42z",
  },
  Lumen: {
    metal: silver,
    light: amber,
    eyes: [
      [40, 50, 9],
      [60, 50, 9],
    ],
    solid: "M26 31C26 15 36 5 50 5s24 10 24 26z",
    shine: "M34 28c0-10 6-16 16-16s16 6 16 16z",
    dark: "M41 63h18v3H41z",
  },
  Winder: {
    metal: brass,
    light: green,
    eyes: middle,
    solid: "M50 21L33 9v24zM50 21L67 9v24zM47 21h6v13h-6zM36 50a14 14 0 0 1 28 0z",
    line: "M72 54h11v-16",
  },
  Klaxon: {
    metal: rose,
    light: pink,
    eyes: [[50, 50, 11]],
    solid: "M28 20a9 9 0 1 0 18 0a9 9 0 1 0-18 0M42 17l16-2L74 2l8 26-22-2-18-3z",
    dark: "M40 64h4v4h-4zM48 64h4v4h-4zM56 64h4v4h-4z",
  },
};

/** Bots in older logs are numbered. */
export function cameraOf(name: string): Camera {
  const all = Object.values(cameras);
  const number = Number(/^Bot (\d+)$/.exec(name)?.[1] ?? 0);
  return cameras[name] ?? all[(number > 0 ? number - 1 : hash(name)) % all.length];
}
