/** As much of a text as has at most so many bytes. */
export function cutTo(text: string, most: number): string {
  const bytes = new TextEncoder();
  const letters = [...text];
  while (bytes.encode(letters.join("")).length > most) letters.pop();
  return letters.join("");
}
