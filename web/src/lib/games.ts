// The games that this client was built with. A server may know more bots, never other games.
import { games } from "virtual:games";
import type { GameInfo } from "./protocol";

export { games } from "virtual:games";
export const gameNamed = (id: string): GameInfo | undefined => games.find((game) => game.id === id);
