import type { Messages } from "../index.svelte";
import { common } from "./common";
import { screen } from "./screen";
import { table } from "./table";
import { tour } from "./tour";

export const fr: Messages = { common, screen, table, tour };
