declare module "virtual:rules" {
  const games: Record<string, import("./lib/rules").Rules>;
  export default games;
}
declare module "virtual:rules/fr" {
  const games: Record<string, import("./lib/rules").Rules>;
  export default games;
}
declare module "virtual:games" {
  type Welcome = Extract<import("./lib/protocol").ServerMessage, { type: "welcome" }>;
  export const games: Welcome["games"];
  export const engines: Record<string, string>;
  export const networks: Record<string, string | undefined>;
  /** The games whose network tells how likely each seat is to win. */
  export const chancesTold: string[];
}
