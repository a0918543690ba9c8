// A drawing of the page on a canvas: the shapes and texts of an <svg>, as they are styled. Pictures of other kinds, which
// the server's policy would not let in, are not needed for that.
const shapeOf: Record<string, (part: SVGGraphicsElement) => Path2D> = {
  path: (part) => new Path2D(part.getAttribute("d") ?? ""),
  circle: (part) => {
    const { cx, cy, r } = part as SVGCircleElement;
    const path = new Path2D();
    path.arc(cx.baseVal.value, cy.baseVal.value, r.baseVal.value, 0, 2 * Math.PI);
    return path;
  },
  ellipse: (part) => {
    const { cx, cy, rx, ry } = part as SVGEllipseElement;
    const path = new Path2D();
    const [x, y] = [cx.baseVal.value, cy.baseVal.value];
    path.ellipse(x, y, rx.baseVal.value, ry.baseVal.value, 0, 0, 2 * Math.PI);
    return path;
  },
  rect: (part) => {
    const { x, y, width, height, rx } = part as SVGRectElement;
    const path = new Path2D();
    const box = [x, y, width, height].map((each) => each.baseVal.value) as [number, number, number, number];
    path.roundRect(...box, rx.baseVal.value);
    return path;
  },
};

const opacityOf = (part: Element, root: Element): number =>
  Number(getComputedStyle(part).opacity) *
  (part === root || !part.parentElement ? 1 : opacityOf(part.parentElement, root));

/** What a part is clipped to, itself or by something around it. */
function clipOf(part: Element, root: SVGSVGElement): SVGGraphicsElement | null {
  const id = /#([^")]+)/.exec(part.closest("[clip-path]")?.getAttribute("clip-path") ?? "")?.[1];
  return id ? root.querySelector<SVGGraphicsElement>(`#${CSS.escape(id)} > *`) : null;
}

const painted = [...Object.keys(shapeOf), "text"].join();

/** `leave` says what is not painted. */
export function paint(
  context: CanvasRenderingContext2D,
  root: SVGSVGElement,
  at: { x: number; y: number; width: number; radius?: number },
  leave: (part: Element) => boolean = () => false,
) {
  const box = root.getBoundingClientRect();
  const scale = at.width / box.width;
  const base = new DOMMatrix().translate(at.x, at.y).scale(scale).translate(-box.left, -box.top);
  context.save();
  const frame = new Path2D();
  frame.roundRect(at.x, at.y, at.width, box.height * scale, at.radius ?? 0);
  context.clip(frame);
  for (const part of root.querySelectorAll<SVGGraphicsElement>(painted)) {
    if (part.closest("clipPath") || leave(part)) continue;
    const here = base.multiply(part.getScreenCTM() ?? new DOMMatrix());
    const style = getComputedStyle(part);
    context.save();
    const clip = clipOf(part, root);
    if (clip) {
      // It lies in the same user space as the group that it clips.
      const group = part.closest<SVGGraphicsElement>("[clip-path]");
      context.setTransform(base.multiply(group?.getScreenCTM() ?? new DOMMatrix()));
      context.clip(shapeOf[clip.tagName]?.(clip) ?? new Path2D());
    }
    context.setTransform(here);
    const opacity = opacityOf(part, root);
    if (part.tagName === "text") {
      context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      context.textAlign = style.textAnchor === "middle" ? "center" : "left";
      context.letterSpacing = style.letterSpacing === "normal" ? "0px" : style.letterSpacing;
      context.globalAlpha = opacity;
      context.fillStyle = style.fill;
      const { x, y } = part as SVGTextElement;
      context.fillText(part.textContent ?? "", x.baseVal[0]?.value ?? 0, y.baseVal[0]?.value ?? 0);
    } else {
      const shape = shapeOf[part.tagName](part);
      if (style.fill !== "none") {
        context.globalAlpha = opacity * Number(style.fillOpacity);
        context.fillStyle = style.fill;
        context.fill(shape, style.fillRule as CanvasFillRule);
      }
      if (style.stroke !== "none") {
        context.globalAlpha = opacity * Number(style.strokeOpacity);
        context.strokeStyle = style.stroke;
        context.lineWidth = Number.parseFloat(style.strokeWidth);
        context.lineCap = style.strokeLinecap as CanvasLineCap;
        context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
        context.stroke(shape);
      }
    }
    context.restore();
  }
  context.restore();
}
