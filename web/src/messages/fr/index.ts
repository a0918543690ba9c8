import type { Messages } from "../index.svelte";
import { common } from "./common";
import { rules } from "./rules";

export const fr: Messages = { common, rules };
