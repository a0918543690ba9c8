// Every text of the page that is not the engine's, one file for each part of the page.
import { boards } from "./boards";
import { boulevard } from "./boulevard";
import { cinecitta } from "./cinecitta";
import { hollywood } from "./hollywood";
import { maybe } from "./maybe";
import { common } from "./common";

export const en = { boards, boulevard, cinecitta, common, hollywood, maybe };
