import "../skin.css";
import "../fonts.css";
import "./neon.css";
import type { Scenes } from "../../../pace/scene";
import BoxOffice from "./BoxOffice.svelte";
import Night from "./Night.svelte";
import ScreensDown from "./ScreensDown.svelte";

export const scenes: Scenes["scenes"] = {
  "screens-down": ScreensDown,
  "box-office": BoxOffice,
  "the-end": Night,
};
export { beats } from "./beats";
