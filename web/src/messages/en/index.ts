// Every text of the page that is not the engine's, one file for each part of the page.
import { common } from "./common";
import { screen } from "./screen";
import { table } from "./table";
import { tour } from "./tour";

export const en = { common, screen, table, tour };
