import type { Messages } from "../index.svelte";
import { common } from "./common";
import { engine } from "./engine";
import { rules } from "./rules";

export const fr: Messages = { common, engine, rules };
