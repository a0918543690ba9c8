// What somebody wants to hear and see in this browser: switches that are remembered.
class Switch {
  #on = $state(false);

  constructor(
    private readonly name: string,
    initially: boolean,
  ) {
    const kept = localStorage.getItem(this.key);
    this.#on = kept === null ? initially : kept === "on";
  }
  private get key() {
    return `backlot:switch:${this.name}`;
  }
  get on() {
    return this.#on;
  }
  set on(on: boolean) {
    this.#on = on;
    localStorage.setItem(this.key, on ? "on" : "off");
  }
}

export const switches = {
  sound: new Switch("sound", true),
  notify: new Switch("notify", false),
  /** Show what a choice does before it counts. */
  foresee: new Switch("foresee", false),
  /** Every decision is asked in words. */
  words: new Switch("words", false),
};
