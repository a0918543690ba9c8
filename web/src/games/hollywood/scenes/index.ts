import "../skin.css";
import "../fonts.css";
import "./hall.css";
import type { Scenes } from "../../../pace/scene";
import type { View } from "../view";
import MasksOff from "./MasksOff.svelte";
import Premiere from "./Premiere.svelte";
import Roles from "./Roles.svelte";

export const scenes: Scenes["scenes"] = { premiere: Premiere, "masks-off": MasksOff };
export const opening = Roles;
/** While the first movie is made: who comes late has an envelope, too. */
export const opens: Scenes["opens"] = (view) => (view as View).rounds[0]?.winner === "none";
export { beats } from "./beats";
