export function gamesIn(build: string): string[];
export function modulePath(build: string, game: string): string;
export function moduleBytes(build: string, game: string): Buffer<ArrayBuffer>;
