/** What of the table can be seen now, by a selector: for those who point at things, or move them. */
export const seenOnTable = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(`[data-testid=table] :is(${selector})`)].filter((part) =>
    part.checkVisibility(),
  );
