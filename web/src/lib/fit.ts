// Nobody scrolls a television: the type is as large as lets the page fit the window, and never too small to read.
const smallest = 16;
const largest = () => Math.max(smallest, Math.min(44, innerWidth * 0.018));

function fits() {
  const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
  return scrollHeight <= innerHeight && scrollWidth <= clientWidth;
}

/** From the largest type down; or, to be calm, only down from what it is. */
export function fit(from: "anew" | "shrink") {
  const style = document.documentElement.style;
  const now = parseFloat(style.fontSize);
  const first = from === "anew" || Number.isNaN(now) ? largest() : now;
  for (let size = first; size >= smallest; size -= 1) {
    style.fontSize = `${size}px`;
    if (fits()) return;
  }
}

export function unfit() {
  document.documentElement.style.fontSize = "";
}
