// The games of the engine that this client was built with. A server may know more bots, never other games.
import welcome from "virtual:games";
import type { GameInfo } from "./protocol";

export const { games, levels } = welcome;
export const gameNamed = (id: string): GameInfo | undefined => games.find((game) => game.id === id);
