import type { Messages } from "../index.svelte";
import { common } from "./common";
import { play } from "./play";
import { screen } from "./screen";
import { tour } from "./tour";

export const fr: Messages = { common, play, screen, tour };
