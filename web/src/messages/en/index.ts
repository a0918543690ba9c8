// Every text, one file for each part of the page; rules and what the engine says have their own.
import { common } from "./common";
import { engine } from "./engine";
import { rules } from "./rules";

export const en = { common, engine, rules };
