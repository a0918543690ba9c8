// Every text of the page that is not the engine's, one file for each part of the page.
import { archive } from "./archive";
import { clock } from "./clock";
import { common } from "./common";
import { form } from "./form";
import { home } from "./home";
import { lobby } from "./lobby";
import { practice } from "./practice";
import { table } from "./table";

export const en = { archive, clock, common, form, home, lobby, practice, table };
