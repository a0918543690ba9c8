// The strip of film that a game keeps its score on, as the page shows it, and on a canvas.
import { paint } from "./paint";

export interface StripFrame {
  /** One colour, or two where it was shared. */
  fills: string[];
  ink: string;
  signs: SVGSVGElement[];
  text: string;
}

export const stripOf = (frames: Iterable<HTMLElement>): StripFrame[] =>
  [...frames].map((frame) => {
    const { backgroundColor, backgroundImage, color } = getComputedStyle(frame);
    const shared = [...new Set(backgroundImage.match(/rgba?\([^)]+\)/g))];
    return {
      fills: shared.length > 0 ? shared : [backgroundColor],
      ink: color,
      signs: [...frame.querySelectorAll("svg")],
      text: frame.querySelector("b, .number")?.textContent ?? "",
    };
  });

export function drawStrip(
  context: CanvasRenderingContext2D,
  frames: StripFrame[],
  box: { x: number; y: number; width: number; height: number },
  fonts: { display: string; text: string },
) {
  context.fillStyle = "#08090b";
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, 4);
  context.fill();
  context.fillStyle = "#efe4c9";
  for (let x = box.x + 4; x < box.x + box.width - 8; x += 14) {
    context.fillRect(x, box.y + 4, 8, 4);
    context.fillRect(x, box.y + box.height - 8, 8, 4);
  }
  const step = (box.width - 4) / frames.length;
  const [top, tall] = [box.y + 12, box.height - 24];
  context.textAlign = "center";
  frames.forEach(({ fills, ink, signs, text }, at) => {
    const x = box.x + 4 + at * step;
    const part = (step - 4) / fills.length;
    fills.forEach((fill, which) => {
      context.fillStyle = fill;
      context.fillRect(x + which * part, top, part, tall);
    });
    const middle = x + (step - 4) / 2;
    signs.forEach((sign, which) =>
      paint(context, sign, { x: middle - signs.length * 14 + which * 28, y: top + 1, width: 28 }),
    );
    context.fillStyle = ink;
    const score = signs.length > 0;
    context.font = score ? `800 16px ${fonts.text}` : `400 30px ${fonts.display}`;
    context.fillText(text, middle, top + tall - (score ? 3 : 11));
  });
  context.textAlign = "left";
}
