import type { Messages } from "../index.svelte";
import { boards } from "./boards";
import { boulevard } from "./boulevard";
import { cinecitta } from "./cinecitta";
import { hollywood } from "./hollywood";
import { maybe } from "./maybe";
import { common } from "./common";

export const fr: Messages = { boards, boulevard, cinecitta, common, hollywood, maybe };
