// The colours of each genre, and what black-and-white film makes of them.
export interface Palette {
  bg: string;
  mid: string;
  fg: string;
  hot: string;
  ink: string;
}
type Five = [bg: string, mid: string, fg: string, hot: string, ink: string];
const colours: Record<string, Five> = {
  western: ["#f6c15a", "#c4552a", "#7d2b1c", "#f7e0a0", "#2b120c"],
  war: ["#b9b48a", "#6d6a3f", "#3f3f25", "#f0a93a", "#1c1c10"],
  horror: ["#2c4d3c", "#1d3029", "#0e1814", "#e8f08a", "#0a0f0d"],
  adventure: ["#f3a24b", "#2f7f7a", "#17586b", "#ffe08a", "#3a1a10"],
  musical: ["#e8507f", "#8a2a6b", "#5b1c58", "#ffd76a", "#2a0b2c"],
  comedy: ["#ffd24d", "#ff9d3b", "#e2452f", "#fff3c4", "#2a160c"],
  drama: ["#33476b", "#9c3b3b", "#1d2a45", "#f4c987", "#121a2c"],
  film_noir: ["#1a2234", "#39506e", "#0e1422", "#f4d98c", "#07090f"],
  romance: ["#f6b7a8", "#8e3153", "#5c1f45", "#e2455d", "#3a1030"],
  science_fiction: ["#141a4a", "#6a3fb0", "#2bb8a8", "#f7e25a", "#070a24"],
  animation: ["#59c3e8", "#2a8fd0", "#e2452f", "#ffe14d", "#10233f"],
  epic: ["#e7b45a", "#9a4a2a", "#5a2418", "#ffe2a0", "#2b120c"],
  sports: ["#9fd3c4", "#2f8f5a", "#1b5a3c", "#ffd24d", "#0e2a1e"],
  monster: ["#4a6a2a", "#27401c", "#15240f", "#f4e04d", "#0b1408"],
  social_drama: ["#c9bfa6", "#7b6f5a", "#3f382b", "#c8402a", "#1a1712"],
  mystery: ["#3a2f63", "#231b45", "#140f2b", "#f2d27a", "#0b0818"],
};

function grey(colour: string): string {
  const value = Number.parseInt(colour.slice(1), 16);
  const light = 0.3 * (value >> 16) + 0.59 * ((value >> 8) & 255) + 0.11 * (value & 255);
  const shade = Math.round(18 + light * 0.86);
  return `rgb(${shade},${shade},${Math.round(shade * 0.97)})`;
}

/** Black-and-white films are grey with one spot of colour. */
export function paletteOf(genre: string, blackAndWhite = false): Palette {
  const [bg, mid, fg, hot, ink] = colours[genre] ?? colours.drama;
  return blackAndWhite
    ? { bg: grey(bg), mid: grey(mid), fg: grey(fg), hot, ink: "#0d0d0d" }
    : { bg, mid, fg, hot, ink };
}
