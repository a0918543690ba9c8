import type { Messages } from "../index.svelte";
import { after } from "./after";
import { archive } from "./archive";
import { boards } from "./boards";
import { boulevard } from "./boulevard";
import { cinecitta } from "./cinecitta";
import { clock } from "./clock";
import { common } from "./common";
import { engine } from "./engine";
import { form } from "./form";
import { frame } from "./frame";
import { hollywood } from "./hollywood";
import { home } from "./home";
import { lobby } from "./lobby";
import { maybe } from "./maybe";
import { pace } from "./pace";
import { play } from "./play";
import { practice } from "./practice";
import { reasons } from "./reasons";
import { replay } from "./replay";
import { rules } from "./rules";
import { scenes } from "./scenes";
import { screen } from "./screen";
import { table } from "./table";

export const fr: Messages = {
  after,
  archive,
  boards,
  boulevard,
  cinecitta,
  clock,
  common,
  engine,
  form,
  frame,
  hollywood,
  home,
  lobby,
  maybe,
  pace,
  play,
  practice,
  reasons,
  replay,
  rules,
  scenes,
  screen,
  table,
};
