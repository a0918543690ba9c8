import type { Messages } from "../index.svelte";
import { boards } from "./boards";
import { boulevard } from "./boulevard";
import { hollywood } from "./hollywood";
import { common } from "./common";

export const fr: Messages = { boards, boulevard, common, hollywood };
