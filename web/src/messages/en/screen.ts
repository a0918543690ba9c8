// The shared screen.
export const screen = {
  tonight: "Tonight:",
  point: "Point a phone here,",
  orGo: "or go to",
  type: "and type",
  noAccount: "No account, just a name.",
  until: "The code works until the game starts.",
  starts: (name: string) => `${name} starts the game`,
  whenReady: "as soon as everybody is ready",
  password: "You will be asked for the password.",
  free: "a free seat",
  host: "host",
  soon: "The game is about to begin…",
  choosing: (names: string[]) =>
    names.length === 0
      ? ""
      : names.length === 1
        ? `${names[0]} is choosing…`
        : `${names.slice(0, -1).join(", ")} and ${names[names.length - 1]} are choosing…`,
  watch: "Watch",
  watchWhere: "on your own screen",
  here: "Who is in",
  controls: "The screen for all",
  next: "Next",
  speed: "Its speed, and that of all phones",
};
