/** Hands something to the browser as a file to keep. */
export const saveText = (text: string, name: string) =>
  saveFile(new Blob([text], { type: "application/jsonl" }), name);

export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
