// The pictures of a game's great moments: its table says where they are, and they are loaded when it is there.
import type { Scenes } from "./scene";

const known = new Map<string, () => Promise<Scenes>>();
export const stageWith = (game: string, load: () => Promise<Scenes>) => void known.set(game, load);
export const scenesOf = (game: string) => known.get(game);
