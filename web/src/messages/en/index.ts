// Every text, one file for each part of the page; rules and what the engine says have their own.
import { after } from "./after";
import { archive } from "./archive";
import { clock } from "./clock";
import { common } from "./common";
import { engine } from "./engine";
import { form } from "./form";
import { home } from "./home";
import { lobby } from "./lobby";
import { play } from "./play";
import { practice } from "./practice";
import { replay } from "./replay";
import { rules } from "./rules";
import { screen } from "./screen";
import { table } from "./table";
import { tour } from "./tour";

export const en = {
  after,
  archive,
  clock,
  common,
  engine,
  form,
  home,
  lobby,
  play,
  practice,
  replay,
  rules,
  screen,
  table,
  tour,
};
