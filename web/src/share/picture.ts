// The picture to share: the winners' poster, how everybody stands, and what was played. 1200 by 630, as links show it.
import { paint } from "./paint";
import { drawStrip, type StripFrame } from "./strip";

export const size = { width: 1200, height: 630 };

interface Standing {
  face: SVGSVGElement;
  name: string;
  score: string;
  part: number;
  won: boolean;
  card?: SVGSVGElement;
}
export interface Told {
  game: string;
  headline: string;
  poster: SVGSVGElement;
  /** What it was won by, in a sentence. */
  margin: string;
  /** In the order in which they stand; `name` says who it is, or which seat; `card` is what they were, where sides win. */
  standing: Standing[];
  /** The poster's names stay away. */
  nameless: boolean;
  /** The biggest lie: whose, and in their words. */
  lie: { who: string; said: string } | null;
  /** How it went, movie by movie. */
  strip: StripFrame[];
  colours: { ground: string; ink: string; quiet: string; glow: string; wins: string; alarm: string };
  fonts: { display: string; text: string };
}

/** A font size at which the text is not wider. */
function fit(
  context: CanvasRenderingContext2D,
  text: string,
  font: (size: number) => string,
  width: number,
  most: number,
) {
  for (let size = most; ; --size) {
    context.font = font(size);
    if (size < 14 || context.measureText(text).width <= width) return;
  }
}

/** The sun of Backlot (table/Logo.svelte). */
function drawSun(context: CanvasRenderingContext2D, x: number, y: number, width: number) {
  context.save();
  context.translate(x, y);
  context.scale(width / 60, width / 60);
  context.fill(new Path2D("M8 50h44v5H8zM14 47a16 16 0 0 1 32 0z"));
  for (const turn of [-60, -30, 0, 30, 60]) {
    context.save();
    context.translate(30, 47);
    context.rotate((turn * Math.PI) / 180);
    context.translate(-30, -47);
    context.fill(new Path2D("M28.5 24L30 6l1.5 18z"));
    context.restore();
  }
  context.restore();
}

export function draw(canvas: HTMLCanvasElement, told: Told) {
  Object.assign(canvas, size);
  const context = canvas.getContext("2d");
  if (!context) return;
  const { colours, fonts } = told;
  context.fillStyle = colours.ground;
  context.fillRect(0, 0, size.width, size.height);
  context.globalAlpha = 0.05;
  context.fillStyle = colours.ink;
  for (let at = -600; at < 1200; at += 60) {
    context.beginPath();
    context.moveTo(at, 630);
    context.lineTo(at + 24, 630);
    context.lineTo(at + 654, 0);
    context.lineTo(at + 630, 0);
    context.fill();
  }
  context.globalAlpha = 1;

  context.fillStyle = "#f0e6d2";
  context.beginPath();
  context.roundRect(44, 36, 400, 558, 16);
  context.fill();
  paint(context, told.poster, { x: 54, y: 46, width: 380, radius: 12 }, (part) =>
    told.nameless ? part.hasAttribute("data-names") : false,
  );

  const left = 482;
  const right = 1156;
  context.textBaseline = "alphabetic";
  context.fillStyle = colours.glow;
  drawSun(context, left - 5, 36, 50);
  context.fillStyle = colours.ink;
  context.font = `400 34px ${fonts.display}`;
  context.fillText("Backlot", left + 56, 76);
  context.fillStyle = colours.quiet;
  context.font = `400 24px ${fonts.text}`;
  context.textAlign = "right";
  context.fillText(told.game, right, 74);
  context.textAlign = "left";

  context.fillStyle = colours.wins;
  const headline = told.headline.toUpperCase();
  fit(context, headline, (px) => `400 ${px}px ${fonts.display}`, right - left, 84);
  context.fillText(headline, left, 176);

  context.fillStyle = colours.ink;
  fit(context, told.margin, (px) => `400 ${px}px ${fonts.text}`, right - left, 27);
  context.fillText(told.margin, left, 218);

  const rows = told.standing.slice(0, 9);
  if (rows.every(({ card }) => card)) return drawCards(context, told, rows, left, right);
  const step = Math.min(84, 366 / rows.length);
  rows.forEach(({ face, name, score, part, won }, at) => {
    const y = 238 + at * step;
    const tall = step - 10;
    context.fillStyle = colours.ink;
    context.globalAlpha = won ? 0.2 : 0.09;
    context.beginPath();
    context.roundRect(left, y, right - left, tall, 12);
    context.fill();
    context.globalAlpha = 1;
    const wide = Math.min(56, tall - 6);
    paint(context, face, { x: left + 10, y: y + (tall - wide) / 2, width: wide });
    context.fillStyle = colours.glow;
    context.fillRect(left, y + tall - 5, (right - left) * Math.max(0, part), 5);
    context.fillStyle = colours.ink;
    context.textBaseline = "middle";
    fit(context, name, (px) => `${won ? 800 : 600} ${px}px ${fonts.text}`, 400, Math.min(28, tall * 0.5));
    context.fillText(name, left + 26 + wide, y + tall / 2);
    context.textAlign = "right";
    context.font = `800 ${Math.min(30, tall * 0.5)}px ${fonts.text}`;
    context.fillText(score, right - 18, y + tall / 2);
    context.textAlign = "left";
    context.textBaseline = "alphabetic";
  });
}

/** Who was who: a row of cards, or two, each with a face and a name; below them the biggest lie and the strip. */
function drawCards(
  context: CanvasRenderingContext2D,
  { colours, fonts, lie, strip }: Told,
  rows: Standing[],
  left: number,
  right: number,
) {
  const across = Math.max(5, rows.length > 7 ? Math.ceil(rows.length / 2) : rows.length);
  const step = (right - left) / across;
  const wide = Math.min(step - 26, rows.length > 7 ? 58 : 96);
  const tall = wide * 1.4;
  rows.forEach(({ face, name, card, won }, at) => {
    const x = left + 18 + (at % across) * step;
    const y = 268 + Math.floor(at / across) * (tall + 54);
    paint(context, card!, { x, y, width: wide, radius: 6 });
    paint(context, face, { x: x - 18, y: y - 18, width: 52 });
    context.fillStyle = colours.ink;
    context.textAlign = "center";
    fit(context, name, (px) => `${won ? 800 : 600} ${px}px ${fonts.text}`, step - 10, 22);
    context.fillText(name, x + wide / 2, y + tall + 24);
    context.textAlign = "left";
  });
  if (lie && rows.length <= 7) {
    const text = `${lie.who} ${lie.said}`;
    fit(context, text, (px) => `400 ${px}px ${fonts.text}`, right - left, 25);
    context.fillStyle = colours.quiet;
    context.fillText(lie.who, left, 482);
    context.fillStyle = colours.alarm;
    context.fillText(lie.said, left + context.measureText(`${lie.who} `).width, 482);
  }
  if (strip.length > 0)
    drawStrip(context, strip, { x: left, y: 524, width: right - left, height: 70 }, fonts);
}

export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((made, failed) =>
    canvas.toBlob(
      (blob) => (blob ? made(new File([blob], name, { type: "image/png" })) : failed(new Error())),
      "image/png",
    ),
  );
