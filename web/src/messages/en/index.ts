// Every text of the page that is not the engine's, one file for each part of the page.
import { common } from "./common";
import { play } from "./play";
import { screen } from "./screen";
import { tour } from "./tour";

export const en = { common, play, screen, tour };
