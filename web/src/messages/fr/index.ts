import type { words } from "../../games/list";
import type { Messages } from "../index.svelte";
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

// Each file has all that its English pattern has, and a test finds a game without one.
const games = import.meta.glob<unknown>("../../games/*/words.fr.ts", { eager: true, import: "words" });
const wordsByGame = Object.fromEntries(
  Object.entries(games).map(([file, words]) => [file.split("/").at(-2)!, words]),
) as typeof words;

export const fr: Messages = {
  ...wordsByGame,
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
