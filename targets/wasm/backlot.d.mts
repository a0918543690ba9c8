export interface Backlot {
  verify(record: string | Uint8Array): { ok: boolean; line?: number; field?: string; why?: string };
  games(): { game: string; rules: number; content: string; signature: string }[];
  sha256(bytes: Uint8Array): string;
  practiceBegin(journal: { seed: string; table?: string | null; entries?: string[] }): boolean;
  practiceReceive(message: object): { messages: object[]; entries: string[] } | null;
  practiceThink(): { messages: object[]; entries: string[] } | null;
  practiceRecord(table: string): string | null;
  memoryBytes(): number;
}
export function load(source: BufferSource | WebAssembly.Module): Promise<Backlot>;
