// Every text, one file for each part of the page; rules and what the engine says have their own.
import { archive } from "./archive";
import { boards } from "./boards";
import { boulevard } from "./boulevard";
import { cinecitta } from "./cinecitta";
import { clock } from "./clock";
import { common } from "./common";
import { engine } from "./engine";
import { form } from "./form";
import { hollywood } from "./hollywood";
import { home } from "./home";
import { lobby } from "./lobby";
import { maybe } from "./maybe";
import { practice } from "./practice";
import { rules } from "./rules";
import { table } from "./table";

export const en = {
  archive,
  boards,
  boulevard,
  cinecitta,
  clock,
  common,
  engine,
  form,
  hollywood,
  home,
  lobby,
  maybe,
  practice,
  rules,
  table,
};
