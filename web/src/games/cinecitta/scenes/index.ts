import "../skin.css";
import "../fonts.css";
import type { Scenes } from "../../../pace/scene";
import Folders from "./Folders.svelte";
import Placed from "./Placed.svelte";
import Screening from "./Screening.svelte";

export const scenes: Scenes["scenes"] = {
  folders: Folders,
  "folders-back": Folders,
  placed: Placed,
  "final-screening": Screening,
};
