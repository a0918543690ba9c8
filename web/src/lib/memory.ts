// What this browser remembers between pages.
export const remembered = {
  get name() {
    return localStorage.getItem("backlot:name") ?? "";
  },
  set name(name: string) {
    localStorage.setItem("backlot:name", name);
  },
};
