// Every text of the page that is not the engine's, one file for each part of the page.
import { common } from "./common";

export const en = { common };
