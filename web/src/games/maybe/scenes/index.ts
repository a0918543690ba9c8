import "../skin.css";
import "../fonts.css";
import type { Scenes } from "../../../pace/scene";
import Credits from "./Credits.svelte";
import Vote from "./Vote.svelte";

export const scenes: Scenes["scenes"] = { vote: Vote, "the-end": Credits };
export { beats } from "./beats";
