declare module "virtual:rules" {
  const games: Record<string, import("./lib/rules").Rules>;
  export default games;
}
declare module "virtual:rules/fr" {
  const games: Record<string, import("./lib/rules").Rules>;
  export default games;
}
declare module "virtual:games" {
  const welcome: Extract<import("./lib/protocol").ServerMessage, { type: "welcome" }>;
  export default welcome;
}
declare module "$engine/backlot.wasm?url" {
  const url: string;
  export default url;
}
