import type { Messages } from "../index.svelte";
import { after } from "./after";
import { common } from "./common";
import { replay } from "./replay";

export const fr: Messages = { after, common, replay };
