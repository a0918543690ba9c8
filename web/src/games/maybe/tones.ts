// The colour behind the name of an idea.
import { hash } from "../../table/faces";

const tones = ["#ffd76a", "#ffb3a0", "#a8e0cf", "#bcd7ff", "#e2c9ff"];
export const toneOf = (name: string) => tones[hash(name) % tones.length];
