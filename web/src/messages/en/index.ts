// Every text: one file for each part of the page, and those of the games; rules and what the engine says have their own.
import { words } from "../../games/list";
import { after } from "./after";
import { archive } from "./archive";
import { boards } from "./boards";
import { clock } from "./clock";
import { common } from "./common";
import { engine } from "./engine";
import { form } from "./form";
import { frame } from "./frame";
import { home } from "./home";
import { lobby } from "./lobby";
import { pace } from "./pace";
import { play } from "./play";
import { practice } from "./practice";
import { replay } from "./replay";
import { rules } from "./rules";
import { screen } from "./screen";
import { table } from "./table";

export const en = {
  ...words,
  after,
  archive,
  boards,
  clock,
  common,
  engine,
  form,
  frame,
  home,
  lobby,
  pace,
  play,
  practice,
  replay,
  rules,
  screen,
  table,
};
