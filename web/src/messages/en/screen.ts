// The shared screen.
export const screen = {
  onYourPhone: (address: string) => `On your phone open ${address} and type`,
  password: "You will be asked for the password.",
  seats: "Seats",
  free: "free",
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
