import type { Messages } from "../index.svelte";
import { common } from "./common";

export const fr: Messages = { common };
