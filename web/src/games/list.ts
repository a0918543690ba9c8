// The one list of games: what each of them says, in English. Everything else of a game is found in its folder by the name
// of the file (table/README.md).
import { words as boulevard } from "./boulevard/words.en";
import { words as cinecitta } from "./cinecitta/words.en";
import { words as hollywood } from "./hollywood/words.en";
import { words as maybe } from "./maybe/words.en";

export const words = { boulevard, cinecitta, hollywood, maybe };
