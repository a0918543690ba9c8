declare module "virtual:rules" {
  const games: Record<string, import("./lib/rules").Rules>;
  export default games;
}
declare module "virtual:rules/fr" {
  const games: Record<string, import("./lib/rules").Rules>;
  export default games;
}
declare module "$engine/backlot.wasm?url" {
  const url: string;
  export default url;
}
