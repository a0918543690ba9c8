// Every text of the page that is not the engine's, one file for each part of the page.
import { after } from "./after";
import { common } from "./common";
import { replay } from "./replay";

export const en = { after, common, replay };
