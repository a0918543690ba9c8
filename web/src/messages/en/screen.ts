// The shared screen.
export const screen = {
  onYourPhone: (address: string) => `On your phone open ${address} and type`,
  password: "You will be asked for the password.",
  seats: "Seats",
  free: "free",
  host: "host",
  soon: "The game is about to begin…",
};
