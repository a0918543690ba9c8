export interface Backlot {
  verify(record: string | Uint8Array): { ok: boolean; line?: number; field?: string; why?: string };
  games(): { game: string; rules: number; content: string; signature: string }[];
  sha256(bytes: Uint8Array): string;
  practiceBegin(seed: string): boolean;
  practiceReceive(message: object): object[];
  memoryBytes(): number;
}
export function load(source: BufferSource | WebAssembly.Module): Promise<Backlot>;
