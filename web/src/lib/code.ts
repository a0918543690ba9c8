/** "CDF 34X": easier to read aloud. */
export const spacedCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
