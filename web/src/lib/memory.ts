// What this browser remembers between pages.
export const remembered = {
  get name() {
    return localStorage.getItem("backlot:name") ?? "";
  },
  set name(name: string) {
    localStorage.setItem("backlot:name", name);
  },
  get language() {
    return localStorage.getItem("backlot:language") ?? "";
  },
  set language(language: string) {
    localStorage.setItem("backlot:language", language);
  },
};

// "Hold until I say so", for each table: known to this browser alone.
const holdKey = (table: string) => `backlot:hold:${table}`;
export const holdsAt = (table: string) => localStorage.getItem(holdKey(table)) === "on";
export function setHold(table: string, on: boolean) {
  if (on) localStorage.setItem(holdKey(table), "on");
  else localStorage.removeItem(holdKey(table));
}

// Which games somebody was shown around.
const tourKey = (game: string) => `backlot:toured:${game}`;
export const isToured = (game: string) => localStorage.getItem(tourKey(game)) === "yes";
export const setToured = (game: string) => localStorage.setItem(tourKey(game), "yes");
